import type { InitialProps } from './overrides';
import { unclobbered } from '../dom/unclobbered';

/**
 * Reads props with which React does not change the state of a form field (decision 11). React writes the defaults of a field
 * when it hydrates. These props are the defaults that the attributes already have, so the live state does not change.
 */
export function fieldProps(element: Element): Record<string, unknown> {
  if (element instanceof HTMLTextAreaElement) return { defaultValue: element.defaultValue };
  if (!(element instanceof HTMLInputElement)) return {};
  const value = element.getAttribute('value');
  // React matches hidden inputs by type and name, and writes the type again on each update.
  return {
    type: element.type === 'hidden' ? 'hidden' : (element.getAttribute('type') ?? undefined),
    name: element.getAttribute('name') ?? undefined,
    ...(value !== null && { defaultValue: value }),
    ...(/^(checkbox|radio)$/.test(element.type) && { defaultChecked: element.defaultChecked }),
  };
}

/**
 * Reads the current state of an element: its text, its attributes and, for a field, its live value.
 * @param attributes as `attributeProps` has read them
 */
export function initialProps(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): InitialProps {
  // Most elements that are not fields have no `value` and no `checked`. Some, such as `<li>`, have a number as `value`.
  const field = element as Partial<HTMLInputElement>;
  return {
    ...attributes,
    element,
    // The text is read now, because the widget may write another text later.
    text: unclobbered(element, 'textContent')!,
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.checked === true,
  };
}

/** Attributes that React spells in camel case and HTML in lower case. */
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

/** HTML's boolean attributes: one that is present is true, whatever its text (except `hidden="until-found"`). */
const BOOLEAN = new Set(
  (
    'allowfullscreen async controls default defer disabled disablepictureinpicture disableremoteplayback ' +
    'formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly ' +
    'required reversed'
  ).split(' '),
);

/**
 * Reads the React props of an element from its attributes. Attributes that must not become props are left out: inline handlers
 * (React expects functions), `autofocus` (React would move the focus), the state of fields (React would write it), `aria-busy` (it
 * means that a press waits for the widget), and names that mean something else as a prop, such as `key`.
 */
export function attributeProps(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const attribute = unclobbered(element, 'getAttribute');
  // `attributes` is not used: the browser would keep an object for each attribute as long as the element exists.
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
  // For custom elements React sets all attributes unchanged, except for the class.
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
