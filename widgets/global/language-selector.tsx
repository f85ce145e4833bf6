import { defineContract, required, defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'language-selector',
  moment: 'runtime',
  parts: { link: required('each link to a language, or its name elsewhere, with data-locale-code') },
});

/**
 * Links to the page in other languages. If the template renders only a code, the link gets the language's own name. The control of a
 * drop-down around the links names a language, too: it has a slot of its own around that name.
 */
export const languageSelector = defineWidget(contract, function LanguageSelector({ Markup }) {
  return (
    <Markup
      link={(initial) => {
        const code = String(initial['data-locale-code'] ?? '');
        const name = initial.text.trim() === code ? ownName(code) : undefined;
        return name ? { text: name, lang: code, 'aria-label': initial['aria-label'] === code ? name : undefined } : {};
      }}
    />
  );
});

/** `fr` → `Français`; undefined if the text is not a language code. */
function ownName(code: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
    return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return undefined;
  }
}
