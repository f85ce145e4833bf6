import { unclobbered } from '../dom/unclobbered';
import type { InitialProps } from './overrides';

/** Reads a field's defaults. React writes them when it hydrates, without changing the live state (decision 11). */
export function fieldProps(element: Element): Record<string, unknown> {
  if (element instanceof HTMLTextAreaElement) return { defaultValue: element.defaultValue };
  if (!(element instanceof HTMLInputElement)) return {};
  const value = element.getAttribute('value');
  // React matches hidden inputs by type and name, and rewrites the type.
  return {
    type: element.type === 'hidden' ? 'hidden' : (element.getAttribute('type') ?? undefined),
    name: element.getAttribute('name') ?? undefined,
    ...(value !== null && { defaultValue: value }),
    ...(/^(checkbox|radio)$/.test(element.type) && { defaultChecked: element.defaultChecked }),
  };
}

export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // Other elements have no `value`, or a number (`<li>`).
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributes,
    element,
    // The widget may write another text later.
    text: unclobbered(element, 'textContent')!,
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}

const CAMEL_CASED =
  'acceptCharset accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoPlay cellPadding cellSpacing ' +
  'charSet colSpan contentEditable controlsList crossOrigin dateTime disablePictureInPicture ' +
  'disableRemotePlayback encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate ' +
  'formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope itemType ' +
  'keyParams keyType marginHeight marginWidth maxLength minLength noModule noValidate ' +
  'playsInline popoverTarget popoverTargetAction radioGroup readOnly referrerPolicy rowSpan spellCheck srcDoc ' +
  'srcLang srcSet tabIndex useMap';

const REACT_NAMES = new Map<string, string>([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['http-equiv', 'httpEquiv'],
  ['accept-charset', 'acceptCharset'],
  ['xml:lang', 'xmlLang'],
  ['xml:space', 'xmlSpace'],
  ...CAMEL_CASED.split(' ').map((name): [string, string] => [name.toLowerCase(), name]),
]);

/** True when present, except `hidden="until-found"`. */
const BOOLEAN = new Set(
  (
    'allowfullscreen async controls default defer disabled disablepictureinpicture disableremoteplayback ' +
    'formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly ' +
    'required reversed'
  ).split(' '),
);

/**
 * Reads an element's React props, without inline handlers (React expects functions), `autofocus` (it would move the
 * focus), field state (React would write it), `aria-busy` (a press waits) and names with another meaning, such as
 * `key`.
 */
export function attributeProps(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const attribute = unclobbered(element, 'getAttribute');
  // `attributes` would keep an object for each in memory.
  for (const name of unclobbered(element, 'getAttributeNames')()) {
    const value = attribute(name) ?? '';
    if (
      name.startsWith('on') ||
      LEFT_ALONE.has(name) ||
      (name === 'value' && IS_FIELD.test(unclobbered(element, 'localName')))
    )
      continue;
    const isTrue = BOOLEAN.has(name) && value !== 'until-found';
    const style = name === 'style' && unclobbered(element as HTMLElement, 'style');
    props[reactName(element, name)] = style ? styleObject(style) : isTrue || value;
  }
  return props;
}

const LEFT_ALONE = new Set('aria-busy autofocus checked selected innerhtml is ref key children'.split(' '));
const IS_FIELD = /^(input|select|textarea)$/;

function reactName(element: Element, name: string): string {
  const known = REACT_NAMES.get(name);
  // React sets other attributes of custom elements unchanged.
  if (known && (name === 'class' || !unclobbered(element, 'localName').includes('-'))) return known;
  if (/^(data|aria)-/.test(name)) return name;
  return element instanceof SVGElement ? name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase()) : name;
}

function styleObject(style: CSSStyleDeclaration): Record<string, string> {
  const entries: [string, string][] = [];
  for (let index = 0; index < style.length; index += 1) {
    const name = style.item(index);
    const reactStyle = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    entries.push([reactStyle, style.getPropertyValue(name)]);
  }
  return Object.fromEntries(entries);
}
