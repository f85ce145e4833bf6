import { describe, expect, it } from '@jest/globals';
import { navigation } from '../../../../core/page/navigation';
import { complaints } from '../../../support/jest/setup';

describe('navigation.goTo', () => {
  it('goes to the given URL', () => {
    navigation.goTo('#somewhere');
    expect(window.location.hash).toBe('#somewhere');
  });

  it.each(['javascript:alert(1)', ' JaVa\nScript:alert(1)', 'data:text/html,<p>', 'vbscript:x', 'https://'])(
    'does not follow a URL that is not a web page, and reports it: %j',
    (url) => {
      const before = window.location.href;
      navigation.goTo(url);
      expect(window.location.href).toBe(before);
      expect(complaints.splice(0).map(String)).toEqual([expect.stringContaining('is not the URL of a page')]);
    },
  );
});
