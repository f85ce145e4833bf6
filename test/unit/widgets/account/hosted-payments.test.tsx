import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hostedPayments } from '../../../../widgets/account/hosted-payments';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

const around = (slot: string) => `<div id="platform-form"></div>${slot}`;

/** Adds the shop's data about the payment provider and its countries, which the example lacks. */
const change = (slot: HTMLElement) => {
  slot.dataset.initialization = 'x';
  slot.querySelector('script')!.textContent = '[{"name":"Canada"}]';
};

interface Options {
  storeContextData: object;
  styles?: object;
  errorHandler: (message: string) => void;
}
const render = jest.fn<(options: Options) => void>();
const load = () => Object.assign(window, { BigCommerce: { renderAccountPayments: render } });
afterEach(() => {
  delete window.BigCommerce;
  render.mockReset();
});

describe('the platform’s own form of payment methods', () => {
  it('gets the page’s values under the platform’s names', async () => {
    load();
    await mountExample(hostedPayments, { around, change });
    expect(render.mock.calls[0]?.[0].storeContextData).toEqual({
      countries: [{ name: 'Canada' }],
      paymentsUrl: '/payments',
      storeHash: 'local0hash',
      storeLocale: 'en',
      vaultToken: 't',
      shopperId: '1',
      customerEmail: 'ada@example.com',
      providerId: 'local',
      currencyCode: 'USD',
      paymentMethodsUrl: '/account.php?action=payment_methods',
      paymentProviderInitializationData: 'x',
    });
  });

  it('has the styles of the template, or else the colours of this theme', async () => {
    load();
    const styles = '<script type="application/json" data-part="styles">{"label":{"color":"red"}}</script>';
    await mountExample(hostedPayments, { around, change: (slot) => slot.insertAdjacentHTML('beforeend', styles) });
    await mountExample(hostedPayments, { around, change: ({ dataset }) => void delete dataset.provider });
    expect(render.mock.calls[1]?.[0].storeContextData).toMatchObject({ providerId: '' });
    expect(render.mock.calls[0]?.[0].styles).toEqual({ label: { color: 'red' } });
    expect(render.mock.calls[1]?.[0].styles).toHaveProperty('submitButton');
  });

  it('is rendered once, after its script has loaded', async () => {
    await mountExample(hostedPayments, { around, change });
    expect(render).not.toHaveBeenCalled();
    load();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not rendered if its slot has left the page before', async () => {
    const { unmount } = await mountExample(hostedPayments, { around, change });
    unmount();
    load();
    window.dispatchEvent(new Event('load'));
    expect(render).not.toHaveBeenCalled();
  });

  it('shows its messages in the theme’s dialog', async () => {
    load();
    const alert = '<dialog data-widget="dialog" data-name="alert"></dialog>';
    const { dialogs } = await mountForUser(hostedPayments, { around: (slot) => slot + alert });
    render.mock.calls[0]?.[0].errorHandler('The card was declined.');
    await settle();
    expect(dialogs()).toEqual(['alert: The card was declined.']);
  });
});
