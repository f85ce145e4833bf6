import { afterEach, expect, it } from '@jest/globals';
import { cameBack } from '../../../../core/forms/came-back';

afterEach(() => void Object.assign(performance, { getEntriesByType: undefined }));

it.each([
  ['back_forward', true],
  ['reload', false],
  ['navigate', false],
])('a page that was loaded by %s: the shopper came back: %p', (type, isBack) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  expect(cameBack()).toBe(isBack);
});

it('a browser that does not tell how the page was loaded has no shopper who came back', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(cameBack()).toBe(false);
  Object.assign(performance, { getEntriesByType: undefined });
  expect(cameBack()).toBe(false);
});
