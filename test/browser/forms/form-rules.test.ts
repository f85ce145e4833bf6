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
 * The examples of a form that no form before it has had for a question of the same kind, and the first of each message:
 * that a question has its rule, and not another, is seen by one.
 */
function newExamples({ rules }: Form): Rule[] {
  return rules.map((rule) => {
    const messages = new Set<string>();
    const isNew = (given: Answer | Answers) => {
      const example = JSON.stringify([rule.kind, typeof given === 'object' ? Object.values(given) : given]);
      return !held.has(example) && held.add(example);
    };
    const refused = rule.refused.filter(([given, message]) => {
      const isFirst = !messages.has(message);
      messages.add(message);
      return isNew(given) || isFirst;
    });
    return { ...rule, refused, accepted: rule.accepted.filter((given, index) => isNew(given) || index === 0) };
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

  it('says beside a question what is wrong with it once it is left, and takes what is right', async () => {
    const { page } = await openForm(shop, form);
    for (const rule of examples.get(form) ?? []) await holdQuestion(page, rule);
  }, 120_000);

  it('is not sent while something is wrong, loses nothing, and is sent when all is right', async () => {
    const { page, spoken } = await openForm(shop, form);
    const before = arrived();
    const wrong = rules.map((rule) => [rule, ...rule.refused[0]!] as const);
    for (const [rule, given] of wrong) await giveAnswers(page, rule.field, answersOf(rule.field, given));
    await sendForm(page, form);
    for (const [{ field, rule }, , message] of wrong) {
      expect([rule, await readQuestion(page, field, message)]).toEqual([rule, refusal(message)]);
    }
    await page.waitForFunction((first) => {
      const focused = document.activeElement;
      return (
        focused?.matches('input, select, textarea') &&
        document.querySelector(first)?.closest('[data-part="field"]')?.contains(focused)
      );
    }, rules[0]!.field);
    for (const [rule, given] of wrong)
      expect(await keptAnswers(page, answersOf(rule.field, given))).toEqual(answersOf(rule.field, given));
    if (wrong.length > 1) {
      const all = `Please check your answers: ${wrong.map(([, , message]) => message).join(' ')}`;
      await page.waitForFunction((summary) => window.spoken.some(({ text }) => text === summary), all);
      expect((await spoken()).filter(({ text }) => text === all)).toHaveLength(1);
    }
    expect(arrived()).toBe(before);

    for (const rule of rules) await giveAnswers(page, rule.field, answersOf(rule.field, rule.accepted[0]!));
    const answer = page.waitForResponse(
      (response) => response.request().method() === sent[0] && new URL(response.url()).pathname === sent[1],
    );
    await Promise.all([answer, sendForm(page, form)]);
    expect(arrived()).toBe(before + 1);
  }, 120_000);
});
