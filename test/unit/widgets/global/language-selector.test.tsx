import { describe, expect, it } from '@jest/globals';
import { languageSelector } from '../../../../widgets/global/language-selector';
import { mountExample, printExample } from '../../../support/examples/mount-example';

/**
 * Renders a link for each of these languages, with its code as text, as the shop does for a language without a name.
 */
const byCode =
  (...codes: string[]) =>
  (slot: HTMLElement) => {
    const list = slot.querySelector('ul')!;
    const entry = list.querySelector('li:last-child')!;
    list.replaceChildren(...codes.map(() => entry.cloneNode(true)));
    for (const [index, link] of list.querySelectorAll('a').entries()) {
      link.removeAttribute('lang');
      link.dataset.localeCode = codes[index]!;
      link.textContent = codes[index]!;
    }
  };
const mount = (...codes: string[]) => mountExample(languageSelector, { change: byCode(...codes) });

describe('the languages, before their code arrives', () => {
  it('are links to the page in each language', () => {
    const slot = printExample(languageSelector);
    expect([...slot.querySelectorAll('a')].map(({ hreflang }) => hreflang)).toEqual(['en', 'fr']);
  });
});

describe('the languages, when they are mounted', () => {
  it('have their own names, and the attribute lang', async () => {
    const { parts } = await mount('en', 'fr', 'de', 'pt-BR');
    expect(parts('link').map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['English', 'en'],
      ['Français', 'fr'],
      ['Deutsch', 'de'],
      ['Português (Brasil)', 'pt-BR'],
    ]);
  });

  it('keep the name from the template', async () => {
    const { part } = await mountExample(languageSelector, {
      change: (slot) => void (slot.querySelector('a')!.textContent = 'Plain English'),
    });
    expect(part('link').textContent).toBe('Plain English');
  });

  it('keep the code of a language that no browser knows', async () => {
    const { parts } = await mount('xx-nothing-at-all', 'qqq', '');
    expect(parts('link').map(({ textContent }) => textContent)).toEqual(['xx-nothing-at-all', 'qqq', '']);
  });
});
