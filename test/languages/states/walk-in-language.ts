import { describe, expect, it } from '@jest/globals';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { everyState } from '../../support/states/every-state';
import { findBeside, findBesideAt } from '../../support/states/find-beside';
import { findCutTexts } from '../../support/states/find-cut-texts';
import { useWalk } from '../../support/states/use-walk';
import { visitsOf } from '../../support/states/visits';

/**
 * Visits every state of the shop in a language, on the narrowest phone, and checks that each text is complete.
 *
 * @param code of a language of the theme, or of an invented one for tests
 * @param width of the screen, for states that need no special width
 */
export function walkInLanguage(code: string, width: number): void {
  describe(`the shop in ${code}`, () => {
    const shop = useShop({ settings: { languages: ['en', 'fr', code] } });
    const walk = useWalk(shop, width, code);

    it.each(visitsOf(everyState))(
      '$name: no element is outside the screen, and no text is cut',
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
