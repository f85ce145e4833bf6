import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pseudoCode } from '../store/languages/pseudo-language';
import { knownContracts } from '../theme-check/known-contracts';
import { everyState } from './every-state';
import { readableTexts } from './states/readable-texts';
import { makeSayings } from './states/sayings';
import { useWalk } from './states/use-walk';
import { useShop } from './use-shop';

describe('what is left of a text', () => {
  const sayings = makeSayings();
  sayings.hear({ name: 'Desk Lamp', html: '<p>Made of steel &amp; oak</p>' });

  it.each([
    ['⟦Remove ⟦Desk Lamp⟧⟧: Desk Lamp', ''],
    ['Made of steel & oak', ''],
    ['Desk Lamp × 2', ''],
    ['⟦Remove⟧ the Desk Lamp', 'the'],
    ['Desk Lamps', 'Desk Lamps'],
  ])('%s: “%s”', (text, left) => {
    expect(sayings.leftOf(text)).toBe(left);
  });
});

describe('the shop in a language that puts every word into brackets', () => {
  const sayings = makeSayings();
  const shop = useShop({ settings: { languages: ['en', 'fr', pseudoCode] }, hear: (data) => sayings.hear(data) });
  const walk = useWalk(shop, 1280, pseudoCode);
  let words: Record<string, string[]> = {};

  beforeAll(async () => {
    const contracts = [...(await knownContracts()).values()];
    words = Object.fromEntries(contracts.map((contract) => [contract.name, attributesOf(Object.keys(contract.words ?? {}))]));
  });
  beforeEach(() => sayings.forget());

  it.each(everyState)('$name says nothing that is not of the language or of the store', async (state) => {
    const { page } = await walk.enter(state);
    const texts = await readableTexts(page, words);
    const spoken = (await walk.spoken()).map(({ text }) => text);
    expect(texts.some((text) => text.includes('⟦'))).toBe(true);
    expect([...texts, ...spoken].map((text) => sayings.leftOf(text)).filter((left) => left !== '')).toEqual([]);
  });
});

const attributesOf = (names: readonly string[]): string[] =>
  names.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
