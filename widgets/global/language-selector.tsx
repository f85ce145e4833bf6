import { defineContract, defineWidget, required } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'language-selector',
  moment: 'runtime',
  parts: { link: required('each link to a language, or its name elsewhere, with data-locale-code') },
});

/**
 * A link with only a code gets the language's own name. A drop-down's control that names a language needs its own slot.
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

/** `fr` → `Français`. */
function ownName(code: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
    return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return undefined;
  }
}
