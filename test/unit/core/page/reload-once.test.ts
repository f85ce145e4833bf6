import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { navigation, reloadOnce } from '../../../../core/page/navigation';

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
