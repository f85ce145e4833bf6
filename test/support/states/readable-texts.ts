import type { Page } from 'playwright-core';

declare global {
  interface Window {
    testPolicy?: { createHTML(html: string): string } | undefined;
  }
}

/**
 * All texts of a page that can be seen or announced, now or later: texts, also hidden ones, accessible names and
 * descriptions, and the words in attributes of widgets.
 *
 * @param words the attributes with words of each widget, for instance `data-wait-message`
 */
export function readableTexts(page: Page, words: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  return page.evaluate((wordsOf) => {
    const names = [
      'aria-label',
      'aria-roledescription',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    // Not ours: the names of languages, the content of frames, and B2B Edition's additions.
    const others = '[data-locale-code], iframe, [id^="b3Container__"], .salerep-infobox, [class^="b2b-"]';
    const silent = `script, style, ${others}`;
    const found = new Set<string>();
    const roots: Node[] = [document];
    for (const template of document.querySelectorAll('template')) roots.push(template.content);
    // A page can have only one Trusted Types policy of a name.
    window.testPolicy ??= window.trustedTypes?.createPolicy('tests', {
      createHTML: (html) => html,
      createScriptURL: (url) => url,
    });
    for (const { textContent } of document.querySelectorAll('noscript')) {
      roots.push(
        new DOMParser().parseFromString(window.testPolicy?.createHTML(textContent) ?? textContent, 'text/html'),
      );
    }
    // A code has its own element in the middle of a sentence.
    const isPiece = (node: Node | null): node is ChildNode =>
      node instanceof Text || (node instanceof Element && node.matches('.unbroken'));
    const sentenceAround = (text: Text) => {
      let piece: Node | null = text;
      while (isPiece(piece.previousSibling)) piece = piece.previousSibling;
      let sentence = '';
      for (; isPiece(piece); piece = piece.nextSibling) sentence += piece.textContent;
      return sentence;
    };
    for (const root of roots) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Text) {
          if (node.parentElement && !node.parentElement.closest(`${silent}, noscript`)) found.add(sentenceAround(node));
          continue;
        }
        const element = node as HTMLElement;
        if (element.closest(others)) continue;
        const own = wordsOf[element.dataset?.['widget'] ?? ''] ?? [];
        for (const name of [...names, ...own]) found.add(element.getAttribute(name) ?? '');
        if (element.matches('[data-required-message], [data-invalid-message], [data-question]')) {
          const { requiredMessage, invalidMessage, question } = element.dataset;
          for (const text of [requiredMessage, invalidMessage, question]) found.add(text ?? '');
        }
        if (element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type))
          found.add(element.value);
      }
    }
    return [...found];
  }, words);
}
