import type { Rules } from './rule';

/** Errors in templates, words and settings. */
export const templateRules = {
  'unreadable-template': {
    says: ['the block … is not closed: … is missing', "the template can't be read: …"],
    hint: 'Close what is open: {{#if}} by {{/if}}, a bracket, a quote. The error may be above this line.',
  },
  'missing-partial': {
    says: ['there is no partial "…"', 'there is no partial "…"; did you mean "…"?'],
    hint: 'Correct the path, without .html, or add the partial; on the hosted shop, capitals count.',
    fix: 'copies the partial and what it includes, if it is one of ours',
  },
  'unpacked-partial': {
    says: ['the platform does not find "…" behind "{{~>"'],
    hint: 'Write {{> without the tilde.',
  },
  circle: {
    says: ['the partials include each other, comments counted: …'],
    hint: 'Take one inclusion away; an example in a comment needs another spelling.',
  },
  'missing-parameter': {
    says: ["…: the partial is not given …: pass each, '' for nothing"],
    hint: 'A parameter that is left out takes a value of the page that happens to have its name.',
  },
  'unknown-parameter': {
    says: ['…: parameter "…" is unknown', '…: parameter "…" is unknown; did you mean "…"?'],
    hint: 'Correct the name: the comment at the top of the partial has them all.',
  },
  'escaped-parameter': {
    says: ['the partial renders … escaped: of … the quotes become &#x27; and the attribute is none'],
    hint: 'Write attributes into the markup itself, or print the parameter with three braces.',
  },
  'wrong-depth': {
    says: ['… is nothing here: the parameter is read as …', '… is nothing here: the value of the page is read as …'],
    hint: 'Write ../ once for each {{#each}} and {{#with}} around it, and for nothing else.',
  },
  namesake: {
    says: ['"…" reads nothing of what it is given: it is another theme\'s partial of the same name'],
    hint: 'Copy our partial under another name and include that one, or mark your own markup instead.',
  },
  'unknown-helper': {
    says: [
      'no helper has the name "…": it renders nothing',
      'no helper has the name "…": it renders nothing; did you mean "…"?',
    ],
    hint: 'Correct the name: the shop’s renderer has no others.',
  },
  'missing-layout': {
    says: ['the page includes no layout: what it keeps for the layout’s blocks is not rendered'],
    hint: 'Include the layout at the end: {{> layout/base}}.',
  },
  'html-as-text': {
    says: ['{{…}} prints its HTML as text: it needs three braces'],
    hint: 'Write three braces around the value: the platform has made the HTML itself.',
  },
  'text-as-html': {
    says: ['{{{…}}} prints a shopper’s words as HTML: a script in them would run'],
    hint: 'Write two braces: they escape what the shopper has typed.',
  },
  'misspelt-else': {
    says: ['{{…}} begins no branch; did you mean {{else}}?'],
    hint: 'Write {{else}}: as it is, both branches are rendered, one after the other.',
  },
  'empty-helper': {
    says: ['{{…}} is given nothing: it renders nothing'],
    hint: 'Give the helper its value, as in {{getImage image "product_size"}}.',
  },
  'unknown-block': {
    says: ['the layout has no block "…"', 'the layout has no block "…"; did you mean "…"?'],
    hint: 'Use the name of a {{#block}} of the layout: content for any other name is never rendered.',
  },
  'front-matter': {
    says: [
      'the front matter is no YAML: …',
      'the front matter has no end: write a line of --- below it',
      '"…limit" must be a number (got "…")',
      '"…" has a line without a name before its colon',
      '"…" must hold names, each with a colon (got "…")',
    ],
    hint: 'Indent by spaces, and put a colon and a space after each name.',
  },
  'front-matter-key': {
    says: ['the platform has no "…" for a page', 'the platform has no "…" for a page; did you mean "…"?'],
    hint: 'Correct the name or its indentation: an indented name belongs to the name above it.',
  },
  'missing-words': {
    says: ['lang/….json has no words for "…"'],
    hint: 'Add the words, or correct the key: the page would show the key, or nothing.',
    fix: 'copies the words, if they are ours',
  },
  'missing-translation': {
    says: [
      'there are no words for "…": another language\'s stand there',
      '… of the words that the templates print are not translated, the first "…"',
    ],
    hint: 'Add the words to this language. Until then the shop renders the words of its first language.',
    fix: 'copies the words, if we have them in this language',
  },
  untranslated: {
    says: [
      'there are no words for "…": another language\'s stand there',
      '… of the words that the templates print are not translated, the first "…"',
    ],
    hint: 'Add the words to this language, or take its file away.',
    isDoubtful: true,
    why: 'More than a tenth is missing, so somebody knows; the shop renders the words of its first language instead.',
    fix: 'copies the words, if we have them in this language',
  },
  'words-value': {
    says: [
      'the words "…" have no place for …; did you mean …?',
      'the words "…" ask for …, which {{lang}} is not given',
      'the words "…" ask for …, which nobody gives them',
    ],
    hint: 'The names in {braces} and the names that {{lang}} is given are the same.',
  },
  'lost-value': {
    says: ['the words "…" have no place for …'],
    hint: 'Put the {name} into the sentence, unless the language does without it.',
    isDoubtful: true,
    why: 'A language may leave a value out on purpose.',
  },
  'words-twice': {
    says: ['the words "…" stand twice: only the last count'],
    hint: 'Remove one of the two.',
  },
  'loose-tag': {
    says: ['<…> is never closed', '</…> closes nothing'],
    hint: 'Close the element where it ends, in the same branch of a condition in which it began.',
  },
  'open-quote': {
    says: ['<…> has a quote where an attribute should begin: the one before it may not be closed'],
    hint: 'Look for a value above that has a quote at one end only.',
  },
  'bare-value': {
    says: [
      '… has no quotes around {{…}}: it ends at the first space',
      '… prints {{{…}}} unescaped: a quote in it ends the attribute',
    ],
    hint: 'Write quotes around the value, and two braces in it.',
  },
  'second-attribute': {
    says: ['<…> has the attribute … twice: the browser takes the first'],
    hint: 'Remove one of the two.',
  },
  'second-id': {
    says: ['the page has the id "…" twice'],
    hint: 'Give each element an id of its own: labels, links and scripts find only the first.',
  },
  'picture-without-text': {
    says: ['<img> has no alt: screen readers read its URL'],
    hint: 'Write alt="" for a picture that only decorates. For another one, write what it shows.',
    isDoubtful: true,
    why: 'A script may set it.',
  },
  'dead-label': {
    says: [
      'the label is for "…", and no element of the page has that id',
      'the label is for "…", and no element of the page has that id; did you mean "…"?',
    ],
    hint: 'Give the field that id: without it a click on the label does nothing, and screen readers do not read the label.',
  },
  'dead-reference': {
    says: [
      'the link leads to "…", and no element of the page has that id',
      'the link leads to "…", and no element of the page has that id; did you mean "…"?',
      '… names "…", and no element of the page has that id; did you mean "…"?',
    ],
    hint: 'Write the id of the element that is meant, with the same expressions.',
  },
  'changing-link': {
    says: ['a link to … changes something, and has no rel="nofollow"'],
    hint: 'Add rel="nofollow": then browsers do not fetch the link early, and robots do not follow it.',
    isDoubtful: true,
    why: 'A theme without rules for early pages fetches no link early.',
  },
  'structured-data': {
    says: [
      'schema.org has no type "…"; did you mean "…"?',
      'this … has no "…"',
      'an Offer has no "…": a range of prices is an AggregateOffer',
      'this JSON-LD is no JSON: search engines ignore it',
    ],
    hint: 'Use the types of schema.org and the fields that search engines require. An example: components/products/schema of our theme.',
  },
  'nested-form': {
    says: ['a <form> stands in a <form>: the browser leaves the inner one out'],
    hint: 'Put them beside each other; a field belongs to a form elsewhere by form="<id>".',
  },
} satisfies Rules;
