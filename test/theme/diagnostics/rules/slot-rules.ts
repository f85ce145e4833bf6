import type { Rules } from './rule';

/** Errors in slots and parts, and in their surroundings. */
export const slotRules = {
  'unknown-widget': {
    says: ['…: no widget has this name', '…: no widget has this name; did you mean "…"?'],
    hint: 'Write the name of a widget as WIDGETS.md has it.',
  },
  'empty-widget': {
    says: ['data-widget is empty: it must be the name of a widget'],
    hint: 'Write the name of a widget into data-widget, or take the attribute away.',
  },
  'wrong-value': {
    says: ['…: … must be … (got "…")', '…: … must be … (got "…"); using the default'],
    hint: 'Print a value of that kind, or leave out the attribute if it is optional.',
  },
  'missing-attribute': {
    says: ['…: … is missing: it must be …', '…: … is missing: it holds …'],
    hint: 'Add the attribute to the element with data-widget; texts for shoppers come from {{lang}}.',
  },
  'unknown-attribute': {
    says: ['…: … is unknown; did you mean "…"?'],
    hint: 'Correct the name of the attribute.',
    fix: 'renames the attribute, where one name alone is meant',
  },
  'wrong-moment': {
    says: ['…: data-widget-when must be one of … (got "…"); using the default'],
    hint: 'Write one of the moments, or leave the attribute out: each widget has its own.',
  },
  'wrong-element': {
    says: [
      '…: the slot must be <…> (got <…>)',
      '…: part "…" must be … (got <…>): mark … with data-part="…"',
      '…: the slot should be … (got <…>)',
      '…: part "…" should be … (got <…>)',
    ],
    hint: 'Put the attribute on the named element: it works by keyboard, and before the code is loaded.',
  },
  'missing-part': {
    says: ['…: part "…" is missing: mark … with data-part="…"'],
    hint: 'Mark an element inside the slot. A part inside a nested slot belongs to the nested slot.',
  },
  'unknown-part': {
    says: ['…: part "…" is unknown', '…: part "…" is unknown; did you mean "…"?'],
    hint: 'Correct the name of the part, or take the attribute away.',
    fix: 'renames the part, where one name alone is meant',
  },
  'stray-part': {
    says: ['part "…" stands in no slot: no widget will find it'],
    hint: 'Move the element into the slot of its widget, or put data-widget on an element around it.',
  },
  'sending-button': {
    says: ['…: part "…" sends the form: give it type="button"', '…: the slot sends the form: give it type="button"'],
    hint: 'Without type="button" a press submits the form until the code is loaded.',
    fix: 'adds type="button"',
  },
  'inline-handler': {
    says: [
      '…: … has …: it runs beside the widget, and a policy for scripts refuses it',
      '…: … has …: the slot keeps this event from it, and a policy for scripts refuses it',
    ],
    hint: 'Listen in your own script, by addEventListener; if the widget does the same work, take the handler away.',
    isDoubtful: true,
    why: 'Without a policy it runs.',
  },
  'hidden-part': {
    says: ['…: part "…" is hidden, and the widget never shows it'],
    hint: 'Remove hidden, or remove data-part if the element must stay hidden.',
    isDoubtful: true,
    why: 'A script of yours may show it.',
  },
  'shown-part': {
    says: ['…: part "…" is shown before there is anything to show: give it hidden'],
    hint: 'Add hidden to the element. The widget removes it when there is something to show.',
    isDoubtful: true,
    why: 'A style of yours may hide it.',
  },
  'inverted-hidden': {
    says: ['…: part "…" is hidden exactly while it has something to show: the condition is the wrong way round'],
    hint: 'Replace {{#if}} around hidden by {{#unless}}, or {{#unless}} by {{#if}}.',
  },
  'dead-button': {
    says: ['…: part "…" sends no form: give it type="submit"', '…: the slot sends no form: give it type="submit"'],
    hint: 'The widget listens for the submit event of the form, and a button with type="button" sends none.',
  },
  'dead-removal': {
    says: ['…: the slot has no data-item-id and no URL: it removes nothing'],
    hint: 'Print the id of the line: data-item-id="{{id}}". A coupon or a wrapping has none: use a link with its URL.',
  },
  'missing-action': {
    says: ['the form that adds to the cart has no action: without code it leads nowhere'],
    hint: 'Print the URL of the cart: action="{{urls.cart}}", with method="post".',
  },
  'wrong-method': {
    says: ['the form that adds to the cart is sent by …: without code the shop adds nothing'],
    hint: 'Write method="post" on the form.',
  },
  'missing-field': {
    says: ['the form that adds to the cart has no field …: the shop is not told …'],
    hint: 'Print the field inside of the form: <input type="hidden" …>, with {{product.id}} as the value of product_id.',
  },
  'dead-opener': {
    says: ['data-reveal-id: the page has no dialog with the id "…"'],
    hint: 'Correct the id, or include components/widgets/dialog with it.',
  },
  'misspelt-attribute': {
    says: ['… is no attribute of ours; did you mean "…"?'],
    hint: 'Correct the name of the attribute: no code reads this one.',
  },
  'unknown-event': {
    says: [
      'data-widget-keeps: no event has the name "…"',
      'data-widget-keeps: no event has the name "…"; did you mean "…"?',
    ],
    hint: 'Correct the name: another script still receives the event, and does the same work a second time.',
  },
  'nameless-field': {
    says: ['…: part "…" is not sent with its form: give it name="…"'],
    hint: 'A field without a name is not sent: add the name that the shop reads.',
  },
  'missing-template': {
    says: ['…: the shop can\'t render "…": copy that template too'],
    hint: 'Copy the template, with the partials that it includes, from theme-templates/templates.',
    fix: 'copies the template and what it includes',
  },
  'missing-scope': {
    says: ["…: stands in no product: mark the product's element with data-product-scope"],
    hint: 'Write data-product-scope="{{product.id}}" on an element around everything of the product.',
  },
  'wrong-scope': {
    says: [
      'data-product-scope is empty: it holds the id of the product',
      'data-product-scope holds the id of the product (got …)',
    ],
    hint: 'Print the id of the product: {{product.id}} on its page, {{id}} in a list of products.',
  },
  'nested-scope': {
    says: ['a data-product-scope stands in another: the outer product would take the buttons of the inner one'],
    hint: 'Remove the inner data-product-scope, or move the related products out of the element of the product.',
  },
  'quantity-form': {
    says: ['quantity: stands outside of the form that adds to the cart: its number would not be sent'],
    hint: 'Move the slot into the form, or give its field form="…" with the id of that form.',
  },
  'always-options': {
    says: [
      'product-options: a product without options has no part "option": print the slot only {{#if product.options}}',
    ],
    hint: 'Put {{#if product.options}} around the slot.',
  },
  'missing-announcer': {
    says: [
      'the page has no announcer, so nobody hears what … says: include components/widgets/announcer in the layout',
    ],
    hint: 'Print {{> components/widgets/announcer}} before {{{footer.scripts}}}.',
  },
  'missing-dialog': {
    says: [
      '…: no dialog of the page has the name "…": include components/widgets/dialog with name=\'…\' in the layout',
    ],
    hint: 'Print the dialog in the layout, with a title.',
    isDoubtful: true,
    why: "The widget does without: the browser's own box asks, or the link is followed.",
  },
  'second-dialog': {
    says: ['the page has the dialog "…" twice: only the first would open'],
    hint: 'Remove the dialog that is not in the layout.',
  },
  'missing-tag': {
    says: [
      "no template renders the bundle's tag: include components/common/widgets-script in the layout",
      "nothing on the page renders the bundle's tag: include components/common/widgets-script in the layout",
    ],
    hint: 'Each layout with slots prints the tag once, in <head>.',
  },
  'missing-sheet': {
    says: ['nothing on the page links assets/widgets/functional.css: hidden parts may show'],
    hint: 'Link the sheet in the layout, after your own: {{{stylesheet "/assets/widgets/functional.css"}}}.',
    isDoubtful: true,
    why: 'Its rules may be in a sheet of yours.',
  },
  'second-tag': {
    says: ["the page renders the bundle's tag a second time: the second bundle does nothing"],
    hint: 'Remove the tag that is not in the layout.',
  },
  'bundle-address': {
    says: [
      'the settings lack the URL of the widgets: "cdn": { "widgets": "https://…" }',
      'the settings lack "widgets_version": without a version no widget runs',
    ],
    hint: 'Add the setting to "settings" of config.json.',
  },
} satisfies Rules;
