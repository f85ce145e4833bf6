/** A sentence that the console says, and every `widgets:error`; `…` stands for what differs. */
export interface ConsoleSentence {
  readonly says: string;
  readonly hint: string;
}

/** The sentences of the console that no template can be checked for, by the `kind` of the report. */
export const consoleSentences: Readonly<Record<string, readonly ConsoleSentence[]>> = {
  contract: [
    {
      says: '…: no widget has this name; did you mean "…"?',
      hint: 'npm run check says so with file and line.',
    },
    { says: '…: no widget has this name', hint: 'npm run check says so with file and line.' },
    { says: 'data-widget is empty: it names a widget', hint: 'npm run check says so with file and line.' },
    {
      says: "…: stands in no product: mark the product's element with data-product-scope",
      hint: 'Write data-product-scope="{{product.id}}" on an element around everything of the product.',
    },
    { says: '…: … must be … (got "…"); using the default', hint: 'Print a value of the kind that the sentence names.' },
    { says: '…: … must be … (got "…")', hint: 'The attribute is needed: print a value of that kind.' },
    { says: '…: … is missing: it must be …', hint: 'Add the attribute to the slot.' },
    { says: '…: … is missing: it holds …', hint: 'Add the words to the slot, by {{lang}}.' },
    {
      says: '…: data-widget-when must be one of … (got "…"); using the default',
      hint: 'Write one of the moments, or leave the attribute out.',
    },
    { says: '…: the slot must be <…> (got <…>)', hint: 'Put data-widget on that element.' },
    { says: '…: part "…" must be … (got <…>): mark … with data-part="…"', hint: 'Put data-part on such an element.' },
    { says: '…: part "…" is missing: mark … with data-part="…"', hint: 'Mark the element inside the slot.' },
    { says: '…: part "…" is unknown; did you mean "…"?', hint: 'Correct the name of the part.' },
    { says: '…: part "…" is unknown', hint: 'Correct the name of the part, or take the attribute away.' },
    {
      says: "widgets … do nothing: this page runs … already; print the bundle's tag once",
      hint: 'Two templates of one page print the tag: keep the one of the layout.',
    },
  ],
  widget: [{ says: '…: …', hint: 'A widget threw; its slot works natively. Report it, with the version.' }],
  chunk: [
    {
      says: 'Loading chunk … failed: …',
      hint: 'A file of the bundle did not come in three tries, or has another hash. Look at the CDN.',
    },
    {
      says: "the channel … can't be read; …",
      hint: 'The pointer did not come in four seconds, or is none. Look at the CDN; npm run doctor says more.',
    },
    {
      says: 'widgets … did not come, or have another hash',
      hint: 'The loader of a version that the channel names did not come, or has another hash: correct channel.json.',
    },
  ],
  call: [
    { says: '… failed: …', hint: 'A call to the shop had no good answer: the shopper was told, and may try again.' },
    {
      says: 'adding … of … paired products failed: …',
      hint: 'What was added stays in the cart; the shopper was told of the rest.',
    },
    {
      says: '"…" is not the address of a page, so nobody is sent there',
      hint: 'A template or an answer of the shop holds an address that is none: look for javascript: or data:.',
    },
  ],
  listener: [
    { says: 'a listener of "…" threw: …', hint: 'A script of yours or of an app threw; the widgets went on.' },
  ],
};
