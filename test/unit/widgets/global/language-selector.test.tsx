import { describe, expect, it } from '@jest/globals';
import { languageSelector } from '../../../../widgets/global/language-selector';
import { mountWidget } from '../../mount-widget';

const link = (code: string) =>
  `<a href="/${code}/" hreflang="${code}" data-part="link" data-locale-code="${code}">${code}</a>`;
const html = (...codes: string[]) => `<nav data-widget="language-selector">${codes.map(link).join('')}</nav>`;

describe('the languages, before their code arrives', () => {
  it('are links by their codes', () => {
    document.body.innerHTML = html('en', 'fr');
    expect(document.querySelector('nav')!.textContent).toBe('enfr');
  });
});

describe('the languages, when they are mounted', () => {
  it('have the names that they have for themselves, and are read in them', async () => {
    const { parts } = await mountWidget(languageSelector, html('en', 'fr', 'de', 'pt-BR'));
    expect(parts('link').map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['English', 'en'],
      ['Français', 'fr'],
      ['Deutsch', 'de'],
      ['Português (Brasil)', 'pt-BR'],
    ]);
  });

  it('keep the name that their template gave them', async () => {
    const { part } = await mountWidget(languageSelector, html('en').replace('>en<', '>Plain English<'));
    expect(part('link').textContent).toBe('Plain English');
  });

  it('keep the code of what no browser knows', async () => {
    const { parts } = await mountWidget(languageSelector, html('xx-nothing-at-all', 'qqq', ''));
    expect(parts('link').map(({ textContent }) => textContent)).toEqual(['xx-nothing-at-all', 'qqq', '']);
  });
});
