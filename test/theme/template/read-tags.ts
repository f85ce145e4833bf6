import { QuoteType, Tokenizer } from 'htmlparser2';

/** A range of the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface AttributeTag extends Span {
  readonly name: string;
  /** The range between the quotes; absent for an attribute without a value. */
  readonly value?: Span;
}

/** A piece of HTML, with its offsets. */
export type Markup =
  | (Span & { readonly kind: 'open'; readonly name: string; readonly attributes: AttributeTag[]; isClosed: boolean })
  | (Span & { readonly kind: 'close'; readonly name: string })
  | (Span & { readonly kind: 'text' })
  | (Span & { readonly kind: 'comment' });

type OpenTag = Extract<Markup, { kind: 'open' }>;

/**
 * Reads the tags of an HTML text.
 *
 * @param html a template with masked mustaches
 */
export function readTags(html: string): Markup[] {
  const found: Markup[] = [];
  let tag: (OpenTag & { end: number }) | undefined;
  let name: Span = { start: 0, end: 0 };
  let value: Span | undefined;
  const closeTag = (end: number) => {
    if (tag) tag.end = end + 1;
    tag = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const opened = { start: start - 1, end, name: html.slice(start, end).toLowerCase(), attributes: [] };
        tag = { kind: 'open', ...opened, isClosed: false };
        found.push(tag);
      },
      onattribname: (start, end) => void (name = { start, end }),
      onattribdata: (start, end) => void (value = { start: value?.start ?? start, end }),
      onattribentity: () => undefined,
      onattribend(quote, end) {
        const spanned = value ?? (quote === QuoteType.NoValue ? undefined : { start: end, end });
        const given = { name: html.slice(name.start, name.end).toLowerCase(), start: name.start, end };
        tag?.attributes.push({ ...given, ...(spanned && { value: spanned }) });
        value = undefined;
      },
      onopentagend: closeTag,
      onselfclosingtag(end) {
        if (tag) tag.isClosed = true;
        closeTag(end);
      },
      onclosetag: (start, end) =>
        void found.push({ kind: 'close', name: html.slice(start, end).toLowerCase(), start: start - 2, end }),
      ontext: (start, end) => void found.push({ kind: 'text', start, end }),
      oncomment: (start, end) => void found.push({ kind: 'comment', start: start - 4, end }),
      oncdata: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      ontextentity: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return found;
}
