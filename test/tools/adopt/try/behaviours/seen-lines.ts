/**
 * What a shopper sees on the page, in document order: each text, each field's value as `label=value`, and each chosen
 * radio button or checkbox as `✓ label`. A text that is transparent, clipped away, or one pixel large for screen
 * readers is not seen. Runs in the page, so it uses no code from outside.
 */
export function seenLines(): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const clips = new Map<Element, Box | null>();
  /** The visible area of an element's content; null for nothing. Elements above the page clip nothing of what is fixed. */
  const clipOf = (element: Element | null): Box | null => {
    const all: Box = { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    if (!element || element === document.body || element === document.documentElement) return all;
    const known = clips.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const around = style.position === 'fixed' ? all : clipOf(element.parentElement);
    let box = around;
    if (around && (style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clip !== 'auto')) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const own = {
        left: Math.max(left, around.left),
        top: Math.max(top, around.top),
        right: Math.min(right, around.right),
        bottom: Math.min(bottom, around.bottom),
      };
      const isThere = own.right - own.left > 1 && own.bottom - own.top > 1;
      // The shopper scrolls down to the rest of a dialog or a drawer.
      const scrolls = /auto|scroll/.test(style.overflowY);
      box = isThere ? { ...own, ...(scrolls && { top: all.top, bottom: all.bottom }) } : null;
    }
    clips.set(element, box);
    return box;
  };
  const isSeen = (element: Element, { left, top, right, bottom }: Box): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const clip = clipOf(element);
    if (!clip) return false;
    return (
      Math.min(right, clip.right) - Math.max(left, clip.left) > 1 &&
      Math.min(bottom, clip.bottom) - Math.max(top, clip.top) > 1
    );
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const lines: string[] = [];
  const range = document.createRange();
  const look = (element: Element) => {
    if (element.matches('script,style,template,noscript,iframe')) return;
    if (element.matches('input,select,textarea')) {
      const field = element as HTMLInputElement;
      if (field.type === 'hidden') return;
      const [label] = field.labels ?? [];
      const shown =
        isSeen(field, field.getBoundingClientRect()) || (label && isSeen(label, label.getBoundingClientRect()));
      if (!shown) return;
      const name = tidy(field.getAttribute('aria-label') || label?.textContent || field.placeholder || field.name);
      if (field.type === 'radio' || field.type === 'checkbox') {
        if (field.checked) lines.push(`✓ ${name || field.value}`);
      } else if (/^(submit|button|reset)$/.test(field.type)) lines.push(tidy(field.value));
      else lines.push(`${name}=${tidy(field.value)}`);
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) look(node as Element);
      else if (node.nodeType === Node.TEXT_NODE && tidy(node.nodeValue ?? '') !== '') {
        range.selectNodeContents(node);
        // A sign without a letter is an icon.
        if (/[\p{L}\p{N}]/u.test(node.nodeValue ?? '') && isSeen(element, range.getBoundingClientRect()))
          lines.push(tidy(node.nodeValue ?? ''));
      }
    }
  };
  if (document.body) look(document.body);
  return lines;
}

/** The name of the element with the focus; null when none has it. Runs in the page. */
export function focusedName(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const field = element as HTMLInputElement;
  const isField = element.matches('input,select,textarea');
  const label = isField ? field.labels?.[0]?.textContent || field.placeholder : '';
  const name =
    element.getAttribute('aria-label') || label || (isField ? field.value : element.textContent) || element.localName;
  return name.replace(/\s+/g, ' ').trim().slice(0, 60);
}
