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
  jest.restoreAllMocks();
});

/** A switch of the currency in another tab. */
const switchBeside = (code: string) => {
  noteCurrencySwitch(code);
  window.dispatchEvent(new StorageEvent('storage', { key: 'currency-switch' }));
};
const reloads = () => reload.mock.calls.length;

describe('a page whose currency another tab has switched', () => {
  it('is loaded again, once', () => {
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(0);
    switchBeside('EUR');
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(1);
  });

  it('is loaded again on each page of the tab', () => {
    stop = observeCurrencySwitch('USD');
    switchBeside('EUR');
    history.replaceState(null, '', '/another-page/');
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(2);
  });

  it('is loaded again when its code comes after the switch', () => {
    noteCurrencySwitch('EUR');
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(1);
  });

  it('waits until the shopper looks at it', () => {
    stop = observeCurrencySwitch('USD');
    isHidden = true;
    switchBeside('EUR');
    expect(reloads()).toBe(0);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBe(1);
  });

  it.each(['input', 'textarea'])('stays while something is typed in its %s', (field) => {
    stop = observeCurrencySwitch('USD');
    document.querySelector<HTMLInputElement>(field)!.value = 'typed';
    switchBeside('EUR');
    expect(reloads()).toBe(0);
  });
});

describe('a page that is not old', () => {
  it.each([
    ['has that currency', 'EUR'],
    ['does not say which currency it has', ''],
  ])('stays when it %s', (_, code) => {
    stop = observeCurrencySwitch(code);
    switchBeside('EUR');
    expect(reloads()).toBe(0);
  });

  it('stays when it was loaded after the switch', () => {
    localStorage.setItem('currency-switch', `EUR ${performance.timeOrigin - 1}`);
    stop = observeCurrencySwitch('USD');
    expect(reloads()).toBe(0);
  });

  it('stays when nobody observes any more', () => {
    observeCurrencySwitch('USD')();
    switchBeside('EUR');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(reloads()).toBe(0);
  });
});
