import { describe, expect, it } from '@jest/globals';
import { everyState } from '../../browser/driver/every-state';
import { takeScreenshot } from '../../browser/driver/take-screenshot';
import { useShop } from '../../browser/driver/use-shop';
import { findBeside, findBesideAt } from '../../browser/states/find-beside';
import { useWalk } from '../../browser/states/use-walk';
import { visitsOf } from '../../browser/states/visits';
import { findCutTexts } from './find-cut-texts';

/**
 * Visits every state of the shop in a language, on the narrowest phone: each text must be there whole.
 *
 * @param code of a language of the theme, or of one that only tests speak
 * @param width of the screen where states are entered that are at home on any
 */
export function walkInLanguage(code: string, width: number): void {
  describe(`the shop in ${code}`, () => {
    const shop = useShop({ settings: { languages: ['en', 'fr', code] } });
    const walk = useWalk(shop, width, code);

    it.each(visitsOf(everyState))(
      '$name: nothing stands beside the screen, and no text is cut',
      async (visit) => {
        const found: Record<string, object> = {};
        for (const state of visit.states) {
          const { page } = await walk.enter(state);
          await takeScreenshot(page, `${state.name}-${page.viewportSize()?.width}-${code}`);
          const here = [...(await findBeside(page)), ...(await findCutTexts(page))];
          const narrow =
            state.screen === 'wide' ? [] : [...(await findBesideAt(page, 320)), ...(await findCutTexts(page))];
          if (here.length + narrow.length > 0) found[state.name] = { here, narrow };
        }
        expect(found).toEqual({});
      },
      120_000,
    );
  });
}
