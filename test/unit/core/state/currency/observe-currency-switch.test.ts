import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { navigation } from '../../../../../core/page/navigation';
import { noteCurrencySwitch } from '../../../../../core/state/currency/note-currency-switch';
import { observeCurrencySwitch } from '../../../../../core/state/currency/observe-currency-switch';

let reload: jest.SpiedFunction<typeof navigation.reload>;
let isHidden: boolean;
let stop = () => {};
beforeEach(() => {
  reload = jest.spyOn(navigation, 'reload').mockReturnValue();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.body.innerHTML = '<input value="1"><textarea></textarea>';
});
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

/** Switches the currency in another tab. */
const switchInOtherTab = (code: string) => {
  localStorage.setItem('currency-switch', `${code} ${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'currency-switch' }));
};
const reloads = () => reload.mock.calls.length;

describe('a page whose currency another tab has switched', () => {
  it('is reloaded once for each page of the tab', () => {
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(0);
    switchInOtherTab('EUR');
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(1);
    history.replaceState(null, '', '/another-page/');
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(2);
  });

  it('is reloaded when its code runs after the switch', () => {
    switchInOtherTab('EUR');
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(1);
  });

  it('is reloaded only when it becomes visible', () => {
    stop = observeCurrencySwitch('USD');
    isHidden = true;
    switchInOtherTab('EUR');
    expect(reloads()).toBe(0);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBe(1);
  });

  it('is left to `pageshow` when the browser restores it: the theme hides an old page there', () => {
    stop = observeCurrencySwitch('USD');
    window.dispatchEvent(new Event('pagehide'));
    switchInOtherTab('EUR');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(1);
  });

  const type = (field: string) => () => void (document.querySelector<HTMLInputElement>(field)!.value = 'typed');
  it.each([
    ['its input has typed text', 'USD', type('input')],
    ['its textarea has typed text', 'USD', type('textarea')],
    ['it has that currency', 'EUR', () => {}],
    ['it prints no currency', '', () => {}],
    ['observing has stopped', 'USD', () => stop()],
  ])('is not reloaded if %s', (_, code, happen) => {
    stop = observeCurrencySwitch(code);
    happen();
    switchInOtherTab('EUR');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(0);
  });

  it('is not reloaded when it was loaded after the switch', () => {
    localStorage.setItem('currency-switch', `EUR ${performance.timeOrigin - 1}`);
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(0);
  });
});

describe('a page that has switched the currency', () => {
  it('is left to its own navigation, which a reload would cancel', () => {
    noteCurrencySwitch('EUR');
    stop = observeCurrencySwitch('USD');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(0);
  });

  it('is reloaded when the browser restores it', () => {
    noteCurrencySwitch('EUR');
    stop = observeCurrencySwitch('USD');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(1);
  });

  it('is reloaded when another tab switches once more before it has left', () => {
    noteCurrencySwitch('EUR');
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(0);
    switchInOtherTab('GBP');
    expect(reloads()).toBe(1);
  });
});
