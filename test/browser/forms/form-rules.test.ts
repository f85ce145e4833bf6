import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forms, type Form } from './known-forms';
import { openForm, sendForm } from './open-form';
import type { Rule } from './form-rules';
import { answersOf, giveAnswers, keptAnswers, type Answer, type Answers } from './give-answers';
import { leaveQuestion, quiet, readQuestion, refusal } from './read-question';
import { useShop } from '../driver/use-shop';

const shop = useShop();

/**
 * The examples of a form that no form before it has had for a question of the same kind, and the first of each message
 * but the first: that one is said of every question when the form is sent.
 */
function newExamples({ rules }: Form): Rule[] {
  return rules.flatMap((rule) => {
    const messages = new Set(rule.refused.slice(0, 1).map(([, message]) => message));
    const isNew = (given: Answer | Answers) => {
      const example = JSON.stringify([rule.kind, typeof given === 'object' ? Object.values(given) : given]);
      return !held.has(example) && held.add(example);
    };
    const refused = rule.refused.filter(([given, message]) => {
      const isFirst = !messages.has(message);
      messages.add(message);
      return isNew(given) || isFirst;
    });
    const accepted = rule.accepted.filter((given, index) => isNew(given) || index === 0);
    // One of several buttons can't be taken back, and must still be refused when the form is sent.
    return refused.length === 0 || rule.kind === 'buttons' ? [] : [{ ...rule, refused, accepted }];
  });
}

const held = new Set<string>();
const examples = new Map(forms.map((form) => [form, newExamples(form)]));

/** Holds a question against its examples, in one page. */
async function holdQuestion(page: Page, rule: Rule): Promise<void> {
  const { field, refused, accepted } = rule;
  const take = async (given: Answer | Answers) => {
    await giveAnswers(page, field, answersOf(rule.field, given));
    // What is said goes as the answer becomes right, and doesn't come back when it is left.
    expect([rule.rule, given, await readQuestion(page, field, '')]).toEqual([rule.rule, given, quiet]);
    expect([rule.rule, given, await leaveQuestion(page, field, '')]).toEqual([rule.rule, given, quiet]);
  };
  for (const [index, [given, message]] of refused.entries()) {
    const answers = answersOf(rule.field, given);
    await giveAnswers(page, field, answers);
    expect(['while it is given', given, await readQuestion(page, field, '')]).toEqual([
      'while it is given',
      given,
      quiet,
    ]);
    expect([rule.rule, given, await leaveQuestion(page, field, message)]).toEqual([rule.rule, given, refusal(message)]);
    expect(await keptAnswers(page, answers)).toEqual(answers);
    await take(accepted[index % accepted.length]!);
  }
  // The first stays: other questions build on it.
  for (const given of [...accepted.slice(refused.length), accepted[0]!]) await take(given);
}

describe.each(forms.map((form) => [form.name, form] as const))('%s', (_, form) => {
  const { rules, sent } = form;
  const arrived = () =>
    shop.server.world.log.all().filter(({ method, path }) => method === sent[0] && path === sent[1]).length;

  it('says beside a question what is wrong once it is left, all of it when it is sent, and is sent when all is right', async () => {
    const { page, spoken } = await openForm(shop, form);
    for (const rule of examples.get(form) ?? []) await holdQuestion(page, rule);

    const before = arrived();
    const wrong = rules.map((rule) => [rule, ...rule.refused[0]!] as const);
    for (const [rule, given] of wrong) await giveAnswers(page, rule.field, answersOf(rule.field, given));
    await sendForm(page, form);
    const said = [];
    for (const [{ field, rule }, given, message] of wrong) {
      said.push([rule, await readQuestion(page, field, message), await keptAnswers(page, answersOf(field, given))]);
    }
    expect(said).toEqual(
      wrong.map(([{ field, rule }, given, message]) => [rule, refusal(message), answersOf(field, given)]),
    );
    await page.waitForFunction((first) => {
      const focused = document.activeElement;
      return (
        focused?.matches('input, select, textarea') &&
        document.querySelector(first)?.closest('[data-part="field"]')?.contains(focused)
      );
    }, rules[0]!.field);
    // One problem says itself; several are summed up, once.
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

    for (const rule of rules) await giveAnswers(page, rule.field, answersOf(rule.field, rule.accepted[0]!));
    const left = [];
    for (const { field, rule } of rules) left.push([rule, await leaveQuestion(page, field, '')]);
    expect(left).toEqual(rules.map(({ rule }) => [rule, quiet]));
    const answer = page.waitForResponse(
      (response) => response.request().method() === sent[0] && new URL(response.url()).pathname === sent[1],
    );
    await Promise.all([answer, sendForm(page, form)]);
    expect(arrived()).toBe(before + 1);
  }, 120_000);
});
