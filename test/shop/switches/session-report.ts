import { customerOf } from '../accounts/accounts';
import type { Cart, CartLine } from '../carts/cart';
import type { Session } from '../sessions/sessions';
import type { World } from '../world/world';

/** A session in a readable form. */
export const sessionReport = (world: World, session: Session): object => ({
  token: session.token,
  csrfToken: session.csrfToken,
  currency: session.currency.code,
  customer: customerOf(world, session)?.email ?? null,
  cart: session.cart && cartReport(session.cart),
});

const cartReport = ({ id, version, lines, bought, coupons, certificates, shipping }: Cart): object => ({
  id,
  version,
  lines: lines.map(lineReport),
  bought,
  coupons: coupons.map(({ code }) => code),
  certificates: certificates.map(({ code }) => code),
  shipping: shipping && { country: shipping.destination.country.name, method: shipping.methodKey },
});

const lineReport = ({ id, productId, variantId, quantity, choices, wrapping }: CartLine): object => ({
  id,
  productId,
  variantId,
  quantity,
  wrapping: wrapping && { id: wrapping.wrapping.id, message: wrapping.message },
  choices: choices.map(({ option, value, text, file }) => ({
    optionId: option.id,
    name: option.name,
    valueId: value?.id ?? null,
    text,
    ...(file ? { size: file.size } : {}),
  })),
});
