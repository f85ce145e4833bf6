import { afterEach, describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { UnsureError } from '../../../../core/errors/unsure-error';
import { failureText } from '../../../../core/state/failure-text';
import { printContext } from './store-with-calls';

afterEach(() => document.head.replaceChildren());

const forbidden = new ShopError('http', 'POST was answered with 403', { status: 403 });

describe('what a shopper is told about a failed call', () => {
  it('is what the store says', () => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.' });
    expect(failureText(new ShopError('http', '403', { status: 403, text: 'Not for you.' }))).toBe('Not for you.');
  });

  it('is that the page is too old when the shop refuses its token', () => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.' });
    expect(failureText(forbidden)).toBe('Too late.');
  });

  it('is that perhaps it is done when nobody knows', () => {
    printContext({ 'generic-error': 'Oh.', 'unsure-error': 'Who knows.' });
    expect(failureText(new UnsureError(new Error('lost')))).toBe('Who knows.');
  });

  it('is that something went wrong, else and in themes that know no other words', () => {
    printContext({ 'generic-error': 'Oh.' });
    expect(failureText(forbidden)).toBe('Oh.');
    expect(failureText(new ShopError('http', '500', { status: 500 }))).toBe('Oh.');
    expect(failureText(new Error('broken'))).toBe('Oh.');
    expect(failureText(new UnsureError(new Error('lost')))).toBe('Oh.');
  });
});
