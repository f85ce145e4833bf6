import type { Rule } from '../../rule';

/** The template of a state that is a list or a text. */
const states = /(^|\/)selectortext$/;
/** The template of texts: the shop uses it for a state if the country has no list, and so does the form for a card. */
const texts = /(^|\/)forms\/text$/;

const isState = "{{#if private_id '===' 'State'}}";
/** A text for the two fields that a country makes optional. */
const ofEach = (text: (id: string) => string): string =>
  ['State', 'Zip'].map((id) => `{{#if private_id '===' '${id}'}}${text(id)}{{/if}}`).join('');
const word = "{{lang 'common.required'}}";
/** The platform expects it together with a state that is a text. */
const isText = (where: string): string =>
  `{{#if name}}{{#contains name 'FormField'}}<input type="hidden" name="{{strReplace name 'FormField' 'FormFieldIsText'}}" value="1" data-field-type="StateIsText" data-part="control"${where}>{{/contains}}{{/if}}`;

const labelOf = (field: string): string =>
  `<label class="form-label" for="{{id}}_${field}">{{label}} <small data-part="required" data-of="State"{{#unless required}} hidden{{/unless}}>${word}</small></label>`;

const unit = 'state';

/** The state of an address, which follows the country, and the notes that state and postal code are required. */
export const stateRules: readonly Rule[] = [
  {
    name: 'state without JavaScript',
    in: states,
    selector: '[data-validation] > noscript',
    removes: true,
    unit,
  },
  {
    name: 'list of states',
    in: states,
    selector: '[data-validation] > label',
    until: 'select',
    before: '<div data-part="state-list"{{#unless options}} hidden{{/unless}}>\n[indent]',
    after: `\n[indent]</div>\n[indent]<div id="{{id}}_text" data-part="state-text"{{#if options}} hidden{{/if}}>\n[indent]    ${labelOf('input')}\n[indent]    <input type="text" class="form-input" id="{{id}}_input" name="{{name}}" value="{{#unless options}}{{value}}{{/unless}}" data-label="{{label}}" aria-required="{{required}}" data-field-type="State" data-part="control"{{#if options}} disabled{{/if}}>\n[indent]    ${isText('{{#if options}} disabled{{/if}}')}\n[indent]</div>`,
    unit,
  },
  {
    name: 'control of a field',
    in: states,
    selector: '[data-validation] > select',
    mark: '{{#unless options}}disabled {{/unless}}data-part="control"',
    unit,
  },
  {
    name: 'state as a text',
    in: texts,
    selector: '[data-validation] > label',
    until: 'input',
    before: `${isState}\n[indent]<div id="{{id}}_list" data-part="state-list" hidden>\n[indent]    ${labelOf('select')}\n[indent]    <select class="form-select" id="{{id}}_select" name="{{name}}" data-label="{{label}}" aria-required="{{required}}" data-field-type="State" data-part="control" disabled></select>\n[indent]</div>\n[indent]<div data-part="state-text">\n[indent]{{/if}}\n[indent]`,
    after: `\n[indent]${isState}\n[indent]    ${isText('')}\n[indent]</div>\n[indent]{{/if}}`,
  },
  {
    name: 'note of a required field',
    in: states,
    selector: '[data-validation] > label small',
    mark: `data-part="required" data-of="State"`,
  },
  {
    name: 'note of a required field',
    in: texts,
    selector: '[data-validation] > label small',
    mark: ofEach((id) => `data-part="required" data-of="${id}"`),
  },
  {
    name: 'note of an optional field',
    in: texts,
    selector: '[data-validation] > label',
    last: `    {{#unless required}}${ofEach((id) => `<small data-part="required" data-of="${id}" hidden>${word}</small>`)}{{/unless}}\n[indent]`,
  },
];
