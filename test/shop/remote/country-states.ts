import { cartPageOf } from '../pages/cart-page';
import { findCountry } from '../places/countries';
import { notFound, type RemoteCall } from './remote-call';

/** `GET /remote/v1/country-states/{id or name}`. State ids are strings: seen in stencil-utils' specs. */
export const countryStates: RemoteCall = (visit, idOrName) => {
  const country = findCountry(idOrName);
  if (!country) return notFound('Country not found');
  return {
    data: {
      prefix: 'Choose a State/Province',
      states: country.states.map(({ id, name }) => ({ id, name })),
      requiresSubdivision: country.needsState,
      requiresPostalCodes: country.postalCode !== null,
    },
    page: cartPageOf(visit),
  };
};
