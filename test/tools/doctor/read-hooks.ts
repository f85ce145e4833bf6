import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Attributes } from './read-page';
import { type MarkupHook, markupHooks, scriptHooks, type ThemeHook } from './theme-hooks';

/** A hook of the theme's script, and its place on the page. */
export interface FoundHook {
  readonly hook: ThemeHook;
  /** The element, and the nearest place that people can find: `section.hero in the Page Builder region home_below_menu`. */
  readonly place: string;
}

/** The hooks of a page that no widget replaces. */
export interface PageHooks {
  readonly found: readonly FoundHook[];
  /** Whether the page loads the theme's own script. */
  readonly hasThemeScript: boolean;
  /** The URLs of the page's scripts. */
  readonly scripts: readonly string[];
}

/** The files of Cornerstone's build, and the call that starts them. */
const THEME_FILE = /\/theme-bundle\.[^/]*\.js(\?|#|$)/;
const THEME_START = /\bstencilBootstrap\s*\(/;

/** Elements that open and close without a script. */
const NATIVE = ['summary', 'details', 'dialog'];

/** Reads the hooks of a parsed page. */
export function readHooks(document: DefaultTreeAdapterTypes.Document): PageHooks {
  const elements = [...placedElements(document, 'the page')];
  const scripts = elements.flatMap(({ tag, attributes }) => (tag === 'script' && attributes['src']) || []);
  const codes = elements.flatMap(inlineCodes);
  const slots = elements.flatMap(({ attributes }) => attributes['data-widget'] ?? []);
  const dialogs = elements.flatMap(({ tag, attributes }) => (tag === 'dialog' && attributes['id']) || []);
  const isReplaced = ({ tag, attributes }: Placed, { kind }: MarkupHook) =>
    NATIVE.includes(tag) ||
    'popovertarget' in attributes ||
    'data-part' in attributes ||
    'data-widget' in attributes ||
    (kind === 'reveal' && dialogs.includes(attributes['data-reveal-id'] ?? ''));
  const needed = scriptHooks.filter((hook) => !hook.isGiven({ slots, scripts }));
  return {
    found: [
      ...elements.flatMap((element) =>
        markupHooks
          .filter((hook) => hook.isOn(element.attributes) && !isReplaced(element, hook))
          .map((hook) => ({ hook, place: element.place })),
      ),
      ...codes.flatMap(({ code, place }) => needed.filter((hook) => hook.isIn(code)).map((hook) => ({ hook, place }))),
    ],
    hasThemeScript: scripts.some((url) => THEME_FILE.test(url)) || codes.some(({ code }) => THEME_START.test(code)),
    scripts,
  };
}

/** The scripts in an element: its text, its handlers, and its URL. */
function inlineCodes({ tag, attributes, text, place }: Placed): { code: string; place: string }[] {
  const handlers = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('on') || /^\s*javascript:/i.test(value) ? [value] : [],
  );
  const isCode =
    tag === 'script' &&
    !attributes['src'] &&
    /^(|module|text\/javascript|application\/javascript)$/i.test(attributes['type'] ?? '');
  return [...handlers, ...(isCode ? [text] : [])].map((code) => ({ code, place }));
}

interface Placed {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
  readonly place: string;
}

/** All elements except those in templates. `around` is the nearest element around them that people can find. */
function* placedElements(parent: DefaultTreeAdapterTypes.ParentNode, around: string): Generator<Placed> {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    yield { tag: node.tagName, attributes, text, place: `${selectorOf(node.tagName, attributes)} in ${around}` };
    yield* placedElements(node, placeInside(node.tagName, attributes) ?? around);
  }
}

/** The tag with the id or the first class. */
function selectorOf(tag: string, { id, class: classes = '' }: Attributes): string {
  const [first] = classes.trim().split(/\s+/);
  return id ? `${tag}#${id}` : first ? `${tag}.${first}` : tag;
}

/** A Page Builder region keeps its name for everything inside. */
function placeInside(tag: string, { id, 'data-content-region': region }: Attributes): string | undefined {
  if (region) return `the Page Builder region ${region}`;
  if (tag === 'head') return 'the <head>';
  return id ? `#${id}` : undefined;
}
