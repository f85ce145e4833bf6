import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pseudoCode } from '../../shop/languages/pseudo-language';
import { knownContracts } from '../../theme-check/known-contracts';
import { useShop } from '../driver/use-shop';
import { findFaults, noFaults } from './find-faults';
import { readableTexts } from './readable-texts';
import { makeSayings } from './sayings';
import type { State } from './state';
import { useWalk } from './use-walk';

/**
 * Visits states of the shop on a wide screen, in a language that puts every word into brackets: whatever else can be read
 * there is the shop's to say, or was forgotten in the theme's language files.
 */
export function walkInBrackets(states: readonly State[]): void {
  describe('the shop in a language of brackets, on a wide screen', () => {
    const sayings = makeSayings();
    const shop = useShop({ settings: { languages: ['en', 'fr', pseudoCode] }, hear: (data) => sayings.hear(data) });
    const walk = useWalk(shop, 1280, pseudoCode);
    let words: Record<string, string[]> = {};

    beforeAll(async () => {
      const contracts = [...(await knownContracts()).values()];
      words = Object.fromEntries(
        contracts.map((contract) => [contract.name, attributesOf(Object.keys(contract.words ?? {}))]),
      );
    });
    beforeEach(() => sayings.forget());

    it.each(states)(
      '$name has no barriers, valid markup, nothing beside the screen, and no words of its own',
      async (state) => {
        const { page } = await walk.enter(state);
        const texts = await readableTexts(page, words);
        const spoken = (await walk.spoken()).map(({ text }) => text);
        const strange = [...texts, ...spoken].map((text) => sayings.leftOf(text)).filter((left) => left !== '');
        const isInBrackets = texts.some((text) => text.includes('⟦'));
        expect({ ...(await findFaults(page, state)), strange, isInBrackets }).toEqual({
          ...noFaults,
          strange: [],
          isInBrackets: true,
        });
      },
    );
  });
}

const attributesOf = (names: readonly string[]): string[] =>
  names.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
