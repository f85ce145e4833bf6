import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hostedPayments } from '../../../../widgets/account/hosted-payments';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const html = `
  <div id="platform-form"></div>
  <div hidden data-widget="hosted-payments" data-payments-url="https://pay.example" data-store-hash="h" data-vault-token="secret"
       data-kept-url="/kept" data-shopper-id="7" data-email="ada@example.com" data-provider="local" data-currency-code="USD"
       data-store-locale="en" data-initialization="x">
    <script type="application/json" data-part="countries">[{"name":"Canada"}]</script>
  </div>`;

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
  it('gets the page’s values, by the platform’s names', async () => {
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    await mountWidget(hostedPayments, html);
    expect(render.mock.calls[0]?.[0].storeContextData).toEqual({
      countries: [{ name: 'Canada' }],
      paymentsUrl: 'https://pay.example',
      storeHash: 'h',
      storeLocale: 'en',
      vaultToken: 'secret',
      shopperId: '7',
      customerEmail: 'ada@example.com',
      providerId: 'local',
      currencyCode: 'USD',
      paymentMethodsUrl: '/kept',
      paymentProviderInitializationData: 'x',
    });
    expect(document.querySelector('#platform-form')?.outerHTML).toBe('<div id="platform-form"></div>');
  });

  it('is made once its script is there, and once only', async () => {
    await mountWidget(hostedPayments, html);
    expect(render).not.toHaveBeenCalled();
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('tells the shopper what it has to say in the theme’s dialog', async () => {
    window.BigCommerce = { renderAccountPayments: render as (options: object) => void };
    const { store } = await mountWidget(
      hostedPayments,
      `${html}<dialog data-widget="dialog" data-name="alert"></dialog>`,
    );
    render.mock.calls[0]?.[0].errorHandler('The card was declined.');
    await turn();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'The card was declined.' }]);
  });
});
