import { afterEach, describe, expect, it } from '@jest/globals';
import { ShopError, UnknownOutcomeError } from '../../../../core/errors/shop-error';
import { failureText } from '../../../../core/state/failures';
import { printContext } from './store-with-calls';

afterEach(() => document.head.replaceChildren());

const forbidden = new ShopError('http', 'POST was answered with 403', { status: 403 });

describe('the text for a shopper about a failed call', () => {
  it('is the shop’s text if the response has one', () => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.' });
    expect(failureText(new ShopError('http', '403', { status: 403, text: 'Not for you.' }))).toBe('Not for you.');
  });

  it('is the outdated-error for a 403 without text, because the shop then refused the token', () => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.' });
    expect(failureText(forbidden)).toBe('Too late.');
  });

  it('is not the outdated-error after a challenge of the host: another load of the page does not help', () => {
    printContext({ 'generic-error': 'Oh.', 'outdated-error': 'Too late.' });
    expect(failureText(new ShopError('http', '403', { status: 403, isChallenge: true }))).toBe('Oh.');
  });

  it('is the unsure-error when it is not known whether the call was done', () => {
    printContext({ 'generic-error': 'Oh.', 'unsure-error': 'Who knows.' });
    expect(failureText(new UnknownOutcomeError(new Error('lost')))).toBe('Who knows.');
  });

  it('is the generic-error for other failures, and in themes without the other texts', () => {
    printContext({ 'generic-error': 'Oh.' });
    expect(failureText(forbidden)).toBe('Oh.');
    expect(failureText(new ShopError('http', '500', { status: 500 }))).toBe('Oh.');
    expect(failureText(new Error('broken'))).toBe('Oh.');
    expect(failureText(new UnknownOutcomeError(new Error('lost')))).toBe('Oh.');
  });
});
