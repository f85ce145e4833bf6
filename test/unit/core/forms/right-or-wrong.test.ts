import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Trial, trials } from './arbitrary-question';
import { mountForm } from './sign-up-page';

const anyText = fc.oneof(fc.string(), fc.constantFrom('', 'ada@', '[problems]', '$&'));
const nameOf = (index: number) => `q${index}`;

/** Fills in the values of a form, field by field, and leaves each field. */
function fillIn(given: readonly Trial[], find: (id: string) => HTMLInputElement): void {
  for (const [index, trial] of given.entries()) {
    for (const [end, value] of Object.entries(trial.given)) {
      const field = find(nameOf(index) + end);
      if (typeof value === 'boolean') field.checked = value;
      else field.value = value;
      for (const kind of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
}

/** The same question with another value. */
const withOtherText = (trial: Trial, text: string): Trial => ({
  ...trial,
  given: Object.fromEntries(
    Object.entries(trial.given).map(([end, value]) => [end, typeof value === 'string' ? text : !value]),
  ),
});

describe('a form of any questions', () => {
  it('is sent if and only if every value is right, whatever was answered before', async () => {
    const drafts = fc.array(trials, { minLength: 1, maxLength: 4 }).chain((given) =>
      fc.tuple(
        fc.constant(given),
        // The shopper's first values: any text in the text fields.
        fc.array(anyText, { minLength: given.length, maxLength: given.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(drafts, async ([given, first]) => {
        const html = given.map((trial, index) => trial.html(nameOf(index))).join('');
        const { find, form, send, settle, sent, parts, problems, unmount } = await mountForm(html);
        fillIn(
          given.map((trial, index) => withOtherText(trial, first[index]!)),
          find,
        );
        await settle();
        await send();
        sent.length = 0;

        fillIn(given, find);
        await settle();
        const draft = () =>
          [...form.elements].map((field) => [(field as HTMLInputElement).value, (field as HTMLInputElement).checked]);
        const before = draft();
        await send();
        const wrong = given.filter(({ isRight }) => !isRight).length;
        expect(sent.length).toEqual(wrong === 0 ? 1 : 0);
        expect(problems().length).toEqual(wrong);
        const marked = parts('field').filter(({ className }) => className.includes('form-field--error'));
        expect(marked.length).toEqual(wrong);
        expect(draft()).toEqual(before);
        expect(marked[0]?.contains(document.activeElement) ?? true).toBe(true);
        unmount();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
