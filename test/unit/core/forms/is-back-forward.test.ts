import { afterEach, expect, it } from '@jest/globals';
import { isBackForward } from '../../../../core/forms/form-draft';

afterEach(() => void Object.assign(performance, { getEntriesByType: undefined }));

it.each([
  ['back_forward', true],
  ['reload', false],
  ['navigate', false],
])('the shopper returned if the navigation type is %s: %p', (type, isBack) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  expect(isBackForward()).toBe(isBack);
});

it('the shopper did not come back if the browser reports no navigation type', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(isBackForward()).toBe(false);
  Object.assign(performance, { getEntriesByType: undefined });
  expect(isBackForward()).toBe(false);
});
