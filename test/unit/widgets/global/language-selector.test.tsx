import { describe, expect, it } from '@jest/globals';
import { languageSelector } from '../../../../widgets/global/language-selector';
import { mountExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';

/** A link for each of these languages, with its code as text, as the shop renders a language without a name. */
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

describe('the languages', () => {
  it('have their own names, and the attribute lang; a code that no browser knows stays', async () => {
    const change = byCode('fr', 'pt-BR', 'xx-nothing-at-all', 'qqq', '');
    const { parts } = await mountExample(languageSelector, { change });
    const shown = parts('link').map(({ textContent, lang }) => `${textContent} ${lang}`);
    expect(shown).toEqual(['Français fr', 'Português (Brasil) pt-BR', 'xx-nothing-at-all ', 'qqq ', ' ']);
  });

  it('keep the name from the template', async () => {
    const { part } = await mountExample(languageSelector, {
      change: (slot) => void (slot.querySelector('a')!.textContent = 'Plain English'),
    });
    expect(part('link').textContent).toBe('Plain English');
  });

  it('name the language in the control of a drop-down, which has a slot of its own', async () => {
    const html = `<details data-widget="dropdown"><summary data-part="toggle"><span data-widget="language-selector">
      Language: <strong data-part="link" data-locale-code="en">en</strong></span></summary>
      <ul data-part="content"><li><a href="/fr/">fr</a></li></ul></details>`;
    const { slot, part } = await mountWidget(languageSelector, html);
    expect([slot.textContent?.trim(), part('link').lang]).toEqual(['Language: English', 'en']);
  });

  it('have the name as their accessible name, too, if that is the code', async () => {
    const labels = ['en', 'To French'];
    const change = (slot: HTMLElement) => {
      byCode('en', 'fr')(slot);
      slot.querySelectorAll('a').forEach((link, index) => link.setAttribute('aria-label', labels[index]!));
    };
    const { parts } = await mountExample(languageSelector, { change });
    expect(parts('link').map((link) => link.getAttribute('aria-label'))).toEqual(['English', 'To French']);
  });
});
