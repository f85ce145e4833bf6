import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { navigation, reloadOnce } from '../../../../core/page/navigation';
import { complaints } from '../../../support/jest/setup';

describe('navigation.goTo', () => {
  it('goes to the given URL', () => {
    navigation.goTo('#somewhere');
    expect(window.location.hash).toBe('#somewhere');
  });

  it.each(['javascript:1', ' JaVa\nScript:1', 'data:text/html,<p>', 'vbscript:x', 'https://'])(
    'reports and does not follow %j',
    (url) => {
      const before = window.location.href;
      navigation.goTo(url);
      expect(window.location.href).toBe(before);
      expect(complaints.splice(0).map(String)).toEqual([expect.stringContaining('is not the URL of a page')]);
    },
  );
});

beforeEach(() => sessionStorage.clear());

describe('reloadOnce', () => {
  it('reloads the page once in a session for each reason', () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    for (const reason of ['preview', 'preview', 'other']) reloadOnce(reason);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page without session storage', () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    reloadOnce('preview');
    expect(reload).not.toHaveBeenCalled();
  });
});
