import { describe, expect, it, jest } from '@jest/globals';
import { ShopError, UnknownOutcomeError } from '../../../../core/errors/shop-error';
import { chunkLoadError } from '../../../../core/loader/load-chunk';
import { failureText, isRefusal, isReported, refuseFile, reportFailure } from '../../../../core/state/failures';
import { complaints } from '../../../support/jest/setup';
import { printContext } from './store-with-calls';

const reports = () => complaints.splice(0).map((line) => line.split(' [object')[0]);

describe('a call that failed', () => {
  it('is reported with its reason, each time, and once if several calls wait for the same file', () => {
    const cause = new ShopError('network', 'Network request failed');
    const lostFile = chunkLoadError('api', new Error('no line'));
    for (const call of ['cart quantity', 'cart preview']) reportFailure(call, cause);
    for (const call of ['cart quantity', 'adding to the cart']) reportFailure(call, lostFile);
    expect(reports()).toEqual([
      expect.stringContaining('cart quantity failed: Network request failed'),
      expect.stringContaining('cart preview failed: Network request failed'),
      expect.stringContaining('cart quantity failed: Loading chunk api failed'),
    ]);
  });

  it('is not reported if it was aborted', () => {
    reportFailure('cart quantity', new ShopError('aborted', 'Aborted'));
    expect(reports()).toEqual([]);
  });
});

const forbidden = new ShopError('http', 'POST was answered with 403', { status: 403 });

describe('the text for a shopper about a failed call', () => {
  const challenge = new ShopError('http', '403', { status: 403, isChallenge: true });
  const lost = new UnknownOutcomeError(new Error('lost'));

  it.each<[string, Error, string]>([
    ['the shop’s text if it has one', new ShopError('http', '403', { status: 403, text: 'No.' }), 'No.'],
    ['the outdated-error for a 403 without text, because the shop then refused the token', forbidden, 'Too late.'],
    ['another after a challenge of the host: another load of the page does not help', challenge, 'Oh.'],
    ['the unsure-error when it is not known whether the call was done', lost, 'Who knows.'],
    ['the generic-error for other failures', new ShopError('http', '500', { status: 500 }), 'Oh.'],
    ['the generic-error for a bug', new Error('broken'), 'Oh.'],
  ])('is %s', (_, error, text) => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.', 'unsure-error': 'Who knows.' });
    expect(failureText(error)).toBe(text);
  });

  it('is the generic-error in themes without the other texts', () => {
    printContext({ 'generic-error': 'Oh.' });
    expect([forbidden, lost].map(failureText)).toEqual(['Oh.', 'Oh.']);
  });
});

describe('an error of the shop', () => {
  it.each([200, 409, 422])('is a refusal if it has a text for the shopper, with status %s', (status) => {
    const kind = status === 200 ? 'data' : 'http';
    expect(isRefusal(new ShopError(kind, 'No', { status, text: 'Only 2 left' }))).toBe(true);
  });

  it('is not a refusal without a text, or if the shop itself is broken', () => {
    expect(isRefusal(new ShopError('data', 'The response holds no data'))).toBe(false);
    expect(isRefusal(new ShopError('http', '500', { status: 500, text: 'Internal error' }))).toBe(false);
    expect(isRefusal(new Error('Only 2 left'))).toBe(false);
  });
});

const lost = () => chunkLoadError('product', new Error('HTTP 404'));

describe('an error for several callers', () => {
  it('is reported once if it is the cause of other errors', () => {
    const cause = lost();
    expect(isReported(new Error('product: not mounted', { cause }))).toBe(false);
    expect(isReported(new Error('price: not mounted', { cause }))).toBe(true);
  });

  it.each([[new Error('broken')], ['a text'], [undefined], [null]])('is reported each time if it is %s', (thrown) => {
    expect([isReported(thrown), isReported(thrown)]).toEqual([false, false]);
  });
});

describe('a file that the browser can no longer read', () => {
  it.each([true, false])('is removed from its field, which gets the focus; shown by the widget: %s', (isShown) => {
    jest.useFakeTimers();
    document.body.innerHTML = '<form><input type="file" name="photo"></form>';
    const form = document.querySelector('form')!;
    const input = document.querySelector('input')!;
    const file = { field: 'photo', name: 'me.png' };
    Object.defineProperty(input, 'files', { value: [file] });
    const emptied = jest.spyOn(input, 'value', 'set');
    input.addEventListener('invalid', (event) => isShown && event.preventDefault());
    expect(refuseFile(new ShopError('data', 'gone', { file }), form)).toBe(isShown);
    jest.runAllTimers();
    expect([emptied.mock.calls, document.activeElement]).toEqual([[['']], input]);
  });
});
