import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { knownContracts } from '../../theme/contracts/known-contracts';
import { pseudoCode } from '../../theme/words/pseudo-language';
import { useShop } from '../driver/use-shop';
import { findFaults, noFaults } from './find-faults';
import { strayCalls, strayLinks } from './find-stray';
import { readableTexts } from './readable-texts';
import { makeShopTexts } from './shop-texts';
import type { State } from './state';
import { useWalk } from './use-walk';
import { visitsOf } from './visits';

/**
 * Visits states of the shop in a test language that puts every text of the language files into brackets. A text without brackets
 * must be data of the shop; any other text without brackets is missing in the language files. Each state is entered once, on a
 * wide screen if the state exists there. The same page is then tested on a narrow screen too.
 */
export function walkInBrackets(states: readonly State[]): void {
  describe('the shop in a language of brackets', () => {
    const shopTexts = makeShopTexts();
    const shop = useShop({
      settings: { languages: ['en', 'fr', pseudoCode] },
      onData: (data) => shopTexts.record(data),
    });
    const walk = useWalk(shop, 1280, pseudoCode);
    let messages: Record<string, string[]> = {};

    beforeAll(async () => {
      const contracts = [...(await knownContracts()).values()];
      messages = Object.fromEntries(
        contracts.map((contract) => [contract.name, attributesOf(Object.keys(contract.messages ?? {}))]),
      );
    });
    beforeEach(() => shopTexts.forget());

    /** Collects the faults of a page, directly after the page has entered a state. */
    async function findAllFaults(page: Page, state: State) {
      const texts = await readableTexts(page, messages);
      const spoken = (await walk.spoken()).map(({ text }) => text);
      return {
        ...(await findFaults(page, state)),
        isInBrackets: texts.some((text) => text.includes('⟦')),
        untranslated: [...texts, ...spoken].map((text) => shopTexts.remainderOf(text)).filter((left) => left !== ''),
        strayLinks: await strayLinks(page, pseudoCode),
        strayCalls: strayCalls(shop),
      };
    }
    const expected = { ...noFaults, isInBrackets: true, untranslated: [], strayLinks: [], strayCalls: [] };

    it.each(visitsOf(states))(
      '$name is accessible, valid and fully translated, and stays in its language',
      async (visit) => {
        const found: Record<string, object> = {};
        for (const state of visit.states) {
          const { page } = await walk.enter(state);
          found[state.name] = await findAllFaults(page, state);
        }
        expect(found).toEqual(Object.fromEntries(visit.states.map(({ name }) => [name, expected])));
      },
      // On a busy machine, a visit to a dozen states takes longer than one minute, the limit of other tests.
      120_000,
    );
  });
}

const attributesOf = (names: readonly string[]): string[] =>
  names.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
