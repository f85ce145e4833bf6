import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hostedPayments } from '../../../../widgets/account/hosted-payments';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const around = (slot: string) => `<div id="platform-form"></div>${slot}`;
const withAlert = (slot: string) => `${slot}<dialog data-widget="dialog" data-name="alert"></dialog>`;

/** Adds the shop's data about the payment provider and its countries, which the example lacks. */
const change = (slot: HTMLElement) => {
  slot.dataset.initialization = 'x';
  slot.querySelector('script')!.textContent = '[{"name":"Canada"}]';
};

interface Options {
  storeContextData: object;
  errorHandler: (message: string) => void;
}
const render = jest.fn<(options: Options) => void>();
afterEach(() => {
  delete window.BigCommerce;
  render.mockReset();
});

describe('the platform’s own form of payment methods', () => {
  it('gets the page’s values under the platform’s names', async () => {
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
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
    expect(document.querySelector('#platform-form')?.outerHTML).toBe('<div id="platform-form"></div>');
  });

  it('has the styles of the template, or else the colours of this theme', async () => {
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    const styles = '<script type="application/json" data-part="styles">{"label":{"color":"red"}}</script>';
    await mountExample(hostedPayments, { around, change: (slot) => slot.insertAdjacentHTML('beforeend', styles) });
    await mountExample(hostedPayments, { around });
    const [first, second] = render.mock.calls.map(([options]) => (options as { styles?: object }).styles);
    expect(first).toEqual({ label: { color: 'red' } });
    expect(Object.keys(second ?? {})).toContain('submitButton');
  });

  it('is rendered once, after its script has loaded', async () => {
    await mountExample(hostedPayments, { around, change });
    expect(render).not.toHaveBeenCalled();
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shows its messages in the theme’s dialog', async () => {
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    const { store } = await mountExample(hostedPayments, { around: withAlert });
    render.mock.calls[0]?.[0].errorHandler('The card was declined.');
    await settle();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'The card was declined.' }]);
  });
});
