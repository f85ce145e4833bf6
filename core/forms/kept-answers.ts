import { fieldsIn, isCheckable } from './field';
import { readAnswer, readPrinted } from './read-answer';

/**
 * An answer as it was sent: the name of its field, which of the fields with that name, what the server had printed
 * into it, and what the shopper gave.
 */
export type KeptAnswer = readonly [name: string, place: number, printed: string, given: string];

/** What was changed in a form that was sent: the address of its page, when (milliseconds since 1970), and the form. */
type KeptForm = readonly [page: string, time: number, form: string, answers: readonly KeptAnswer[]];

/** How long an answer is kept, in milliseconds: a store may be slow, a shopper who has gone is gone. */
const LIFETIME = 300_000;

/** Secrets, cards, what scripts say, and whatever the template marks with `data-forget`. Hidden fields never change. */
const NEVER =
  '[type=file],[type=password],[autocomplete*=password],[autocomplete*=cc-],[autocomplete=one-time-code],' +
  '[name*=token i],[name*=captcha i],[data-forget],[data-forget] *';

/** Forms are the same that go to the same place under the same id. A field may be called `action`, or `id`. */
const nameOf = (form: HTMLFormElement) => `${form.getAttribute('action')}#${form.getAttribute('id')}`;

const named = (form: HTMLFormElement, name: string) => fieldsIn(form).filter((field) => field.name === name);

/**
 * What the shopper changed in a form, as a text; `''` when there is nothing to keep. A form with one password signs
 * in: nothing of it is kept.
 */
export function keepAnswers(form: HTMLFormElement): string {
  if (form.querySelectorAll('[type=password]').length === 1) return '';
  const answers = fieldsIn(form).flatMap((field): KeptAnswer[] => {
    const { name } = field;
    const printed = readPrinted(field);
    const given = readAnswer(field);
    const isOther = field.type === 'radio' && field.value !== given;
    return given === printed || isOther || !field.matches(`[name]:enabled:not(${NEVER})`)
      ? []
      : [[name, named(form, name).indexOf(field), printed, given]];
  });
  const kept: KeptForm = [window.location.href, Date.now(), nameOf(form), answers];
  return answers[0] ? JSON.stringify(kept) : '';
}

/**
 * Reads what was kept of this form some minutes ago at most. Storage is anybody's: what can't be read is nothing.
 *
 * @returns the address of the page that it was sent from, and the answers
 */
export function readKept(text: string, form: HTMLFormElement): readonly [string, readonly KeptAnswer[]] | undefined {
  try {
    const [page, time, name, answers] = JSON.parse(text) as KeptForm;
    return name === nameOf(form) && Date.now() - time < LIFETIME ? [page, answers] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives answers back to the fields that are as the server printed them, now as then. What it says itself by now, and
 * what the shopper has typed meanwhile, stays. Each field that gets its answer says that it has changed.
 *
 * @returns the answers that wait for a list to offer them, as the states of a country do
 */
export const giveBack = (form: HTMLFormElement, answers: readonly KeptAnswer[]): KeptAnswer[] =>
  answers.filter(([name, place, printed, given]) => {
    const field = named(form, name)[place];
    if (!field) return false;
    const isList = field instanceof HTMLSelectElement;
    const isOffered = !isList || [...field.options].some(({ value }) => value === given);
    if (!isOffered || readPrinted(field) !== printed || readAnswer(field) !== printed) return isList;
    if (isCheckable(field)) field.checked = given === (field.type === 'radio' ? field.value : 'true');
    else field.value = given;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return false;
  });
