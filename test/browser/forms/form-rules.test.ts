import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { draftValues, type FieldValues, fillFields, valuesOf } from '../../support/forms/fill-fields';
import type { Rule } from '../../support/forms/form-rules';
import { type Form, forms } from '../../support/forms/known-forms';
import { openForm, sendForm } from './open-form';
import { leaveQuestion, quiet, readQuestion, refusal } from './read-question';

const shop = useShop();
const refusable = forms.flatMap((form) => (form.refusal ? [[form.name, form, ...form.refusal] as const] : []));

/**
 * The examples to check for a form. The first question of a kind is checked with all its examples. Each later question of
 * that kind is checked only with examples whose message differs from the question's first message. Sending the form
 * checks the first message.
 */
function newExamples({ rules }: Form): Rule[] {
  return rules.flatMap((rule) => {
    const isNew = !knownKinds.has(rule.kind) && knownKinds.add(rule.kind);
    const refused = rule.refused.filter(([, message]) => isNew || message !== rule.refused[0]?.[1]);
    // A selected radio button cannot be deselected. So radio buttons without a value are checked only by sending the form.
    return refused.length === 0 || rule.kind === 'buttons' ? [] : [{ ...rule, refused }];
  });
}

const knownKinds = new Set<string>();
const examples = new Map(refusable.map(([, form]) => [form, newExamples(form)]));

/** Checks a question with its examples, in one page. */
async function checkQuestion(page: Page, rule: Rule): Promise<void> {
  const { field, refused, accepted } = rule;
  for (const [given, message] of refused) {
    const values = valuesOf(rule.field, given);
    await fillFields(page, field, values);
    const before = await readQuestion(page, field, '');
    const wrong = await leaveQuestion(page, field, message);
    const kept = await draftValues(page, values);
    // The message disappears when the value becomes valid, and does not return when the focus leaves the question.
    await fillFields(page, field, valuesOf(field, accepted));
    const right = await readQuestion(page, field, '');
    expect({ of: [rule.rule, given], before, wrong, kept, right, after: await leaveQuestion(page, field, '') }).toEqual(
      {
        of: [rule.rule, given],
        before: quiet,
        wrong: refusal(message),
        kept: values,
        right: quiet,
        after: quiet,
      },
    );
  }
}

beforeEach(() => {
  shop.server.world.settings.forgetsRefused = true;
});

describe.each(refusable)('%s', (_name, form, without, refusedWith) => {
  const { rules, sent } = form;
  const arrived = () =>
    shop.server.world.log.all().filter(({ method, path }) => method === sent[0] && path === sent[1]).length;

  it('shows each problem beside its question, is sent when valid, and keeps values except passwords', async () => {
    const { page, spoken } = await openForm(shop, form);
    for (const rule of examples.get(form) ?? []) await checkQuestion(page, rule);

    const before = arrived();
    const wrong = rules.map((rule) => [rule, ...rule.refused[0]!] as const);
    for (const [rule, given] of wrong) await fillFields(page, rule.field, valuesOf(rule.field, given));
    await sendForm(page, form);
    const problems = [];
    for (const [{ field, rule }, given, message] of wrong) {
      problems.push([rule, await readQuestion(page, field, message), await draftValues(page, valuesOf(field, given))]);
    }
    expect(problems).toEqual(
      wrong.map(([{ field, rule }, given, message]) => [rule, refusal(message), valuesOf(field, given)]),
    );
    await page.waitForFunction((first) => {
      const focused = document.activeElement;
      return (
        focused?.matches('input, select, textarea') &&
        document.querySelector(first)?.closest('[data-part="field"]')?.contains(focused)
      );
    }, rules[0]!.field);
    // A single problem announces itself. Several problems are announced once, in a summary.
    const summaries = wrong.length > 1 ? 1 : 0;
    const all = `Please check your answers: ${wrong.map(([, , message]) => message).join(' ')}`;
    await page.waitForFunction(
      (least) => window.spoken.filter(({ text }) => text.startsWith('Please check')).length >= least,
      summaries,
    );
    expect((await spoken()).map(({ text }) => text).filter((text) => text.startsWith('Please check'))).toEqual(
      Array(summaries).fill(all),
    );
    expect(arrived()).toBe(before);

    for (const rule of rules) await fillFields(page, rule.field, valuesOf(rule.field, rule.accepted));
    const left = [];
    for (const { field, rule } of rules) left.push([rule, await leaveQuestion(page, field, '')]);
    expect(left).toEqual(rules.map(({ rule }) => [rule, quiet]));
    // The shop gets one field less than the page has, and refuses the form by its own rules.
    await page.locator(form.form).evaluate((element, name) => {
      element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.delete(name));
    }, without);
    await sendForm(page, form);
    const alert = page.getByRole('alert').filter({ hasText: refusedWith });
    await alert.waitFor();
    expect(arrived()).toBe(before + 1);
    // The message of the whole form gets the focus. A message beside a question does not.
    const isFormMessage = await alert.evaluate((element) => element.matches('[data-part="answer"]'));
    await alert.and(page.locator(isFormMessage ? ':focus' : '*')).waitFor();
    await untilMounted(page, form.form);
    const given: FieldValues = Object.assign({}, ...rules.map(({ field, accepted }) => valuesOf(field, accepted)));
    const secrets = await page.locator('[type=password]').evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
    // The sign-in form restores no values.
    const isSignIn = secrets.length === 1;
    const expected = Object.entries(given).filter(([field]) => !isSignIn && !secrets.includes(field));
    expect(await draftValues(page, given)).toEqual(Object.fromEntries(expected));
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('form-draft');
  }, 120_000);
});
