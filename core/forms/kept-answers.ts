import { fieldsIn, isCheckable } from './field';
import { readAnswer, readPrinted } from './read-answer';

/**
 * An answer of a form that was sent: the field's name, its index among the fields of that name, the value that the server
 * had printed, and the value that the shopper gave.
 */
export type KeptAnswer = readonly [name: string, place: number, printed: string, given: string];

/** The changed answers of a form that was sent, with the page's address, the time (ms since 1970) and the form. */
type KeptForm = readonly [page: string, time: number, form: string, answers: readonly KeptAnswer[]];

/** How long answers are kept, in milliseconds: long enough for a slow shop, too short for another shopper. */
const LIFETIME = 300_000;

/** Never kept: secrets, cards, tokens of scripts, and fields in an element that the template marks with `data-forget`. */
const NEVER =
  '[type=file],[type=password],[autocomplete*=password],[autocomplete*=cc-],[autocomplete=one-time-code],' +
  '[name*=token i],[name*=captcha i],[data-forget],[data-forget] *';

/** Identifies a form on the next page. `form.action` won't do: a field of the name `action` would shadow it. */
const nameOf = (form: HTMLFormElement) => `${form.getAttribute('action')}#${form.getAttribute('id')}`;

const named = (form: HTMLFormElement, name: string) => fieldsIn(form).filter((field) => field.name === name);

/**
 * Serializes the answers that the shopper changed in a form. Nothing of a form with one password is kept: it signs in.
 *
 * @returns `''` when there is nothing to keep
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
 * Reads the answers that were kept of this form. Other scripts can write to the storage, so a text that can't be read
 * is ignored.
 *
 * @returns the address of the page that the form was sent from, and the answers; nothing when they are of another form
 *   or too old
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
 * Puts answers back into their fields, and sends a `change` event for each. A field is left alone when the server prints
 * another value now, or when the shopper has changed it already.
 *
 * @returns the answers that a list does not offer yet: the states of a country come later
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
