import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findFault } from '../../../../core/forms/find-fault';
import { mountForm, question } from './sign-up-page';

const kinds = [
  'required',
  'type="email" required',
  'type="password" required pattern="(?=.*[A-Za-z])(?=.*[0-9]).{7,}"',
  'type="password" data-same-as="f0"',
  'type="password" data-needed-with="f0"',
  'type="number" min="1" max="9"',
  'data-more-than="f0"',
  'pattern="[0-9]+" maxlength="5"',
  'data-same-as="nothing" data-needed-with="" data-more-than="["',
  'required disabled',
  'required readonly',
  '',
];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    'ada@example.com',
    'ada@',
    'lantern1',
    '7',
    '-1',
    '1e9',
    '$&',
    '[problems]',
    '<img src=x onerror=alert(1)>',
  ),
);

const validations = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc
    .record({
      type: fc.constantFrom('singleline', 'numberonly', 'datechooser', 'checkboxselect', 'radioselect'),
      required: fc.boolean(),
      min: fc.oneof(fc.integer(), fc.string()),
      max: fc.oneof(fc.integer(), fc.string()),
      min_date: fc.string(),
      max_date: fc.string(),
    })
    .map((rules) => JSON.stringify(rules)),
);

const escape = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const wanted = fc.record({
  kind: fc.constantFrom(...kinds),
  shape: fc.constantFrom('input', 'input', 'textarea', 'select', 'output'),
  typed: text,
  /** The shopper's first text, in a form that is sent before. */
  first: text,
  validation: validations,
});
const values = fc.array(wanted, { minLength: 1, maxLength: 5 });

/** The same question with a field of another shape. */
const reshape = (html: string, shape: string) =>
  shape === 'input'
    ? html
    : html.replace('<input', `<${shape}`).replace('data-part="control">', `data-part="control"></${shape}>`);

describe('any typed text', () => {
  it('is kept, throws no error, and is sent if and only if every value is right, whatever was answered before', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const html = given.map(({ kind, shape, validation }, index) =>
          reshape(question(`f${index}`, kind), shape).replace(
            'data-part="field"',
            // A function, because `replace` would interpret `$'` in a text.
            () => `data-part="field" data-validation="${escape(validation)}"`,
          ),
        );
        const { find, form, send, sent, problems, parts, unmount, settle } = await mountForm(html.join(''));
        const fillIn = (texts: string[]) =>
          texts.map((typed, index) => {
            const field = find(`f${index}`);
            field.value = typed;
            for (const kind of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(kind, { bubbles: true }));
            return field.value;
          });
        fillIn(given.map(({ first }) => first));
        await settle();
        await send();
        sent.length = 0;
        const draft = fillIn(given.map(({ typed }) => typed));
        await settle();
        await send();
        const faults = parts('field').filter((element) => findFault(element));
        const marked = parts('field').filter(({ className }) => className.includes('form-field--error'));
        expect(marked).toEqual(faults);
        expect(sent).toHaveLength(faults.length === 0 ? 1 : 0);
        expect(problems()).toHaveLength(faults.length);
        expect(given.map((_, index) => find(`f${index}`).value)).toEqual(draft);
        expect(form.querySelector('[data-part="problem"] *')).toBeNull();
        if (faults[0]) expect(faults[0].contains(document.activeElement)).toBe(true);
        unmount();
      }),
      { numRuns: Number(process.env.PROPERTY_CASES ?? 60) },
    );
  }, 30_000);
});
