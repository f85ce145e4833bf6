import { fieldsIn, isCheckable, type Field } from './form-contract';
import { unclobbered } from '../dom/unclobbered';
import { useEffect, useRef } from 'react';
import { shopErrors } from '../page/shop-errors';
import { useAppDispatch } from '../state/hooks';
import type { AppThunk } from '../state/make-store';

/** Whether the shopper came to this page by *Back* or *Forward*, and the browser loaded it again. */
export function isBackForward(): boolean {
  const entry = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry?.type === 'back_forward';
}

/** The current value of a field; for a checkbox `true` or `false`; for a radio button the value of the checked one of its name. */
export const readValue = (field: Field): string => read(field, 'checked', field.value);

/** The value that the server rendered into the field. */
export const readInitialValue = (field: Field): string =>
  read(field, 'defaultChecked', field instanceof HTMLSelectElement ? initialChoice(field) : field.defaultValue);

function read(field: Field, checked: 'checked' | 'defaultChecked', text: string): string {
  if (!isCheckable(field)) return text;
  const isChosen = (one: Field) =>
    isCheckable(one) && one.type === field.type && one.name === field.name && one[checked];
  return field.type === 'radio' ? (fieldsIn(field.form ?? field).find(isChosen)?.value ?? '') : String(field[checked]);
}

/** If the server selects no option, browsers select the first one. */
const initialChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';

/**
 * A value of a form that was sent: the field's name, its index among the fields of that name, the value that the server
 * had rendered, and the value that the shopper gave.
 */
type DraftField = readonly [name: string, place: number, initial: string, given: string];

/** The changed values of a form that was sent, with the page's URL, the time (ms since 1970) and the form. */
type FormDraft = readonly [page: string, time: number, form: string, fields: readonly DraftField[]];

/**
 * Milliseconds after which a saved draft is ignored. Even a slow shop values within this time. After it, another person may be
 * using the device.
 */
const LIFETIME = 300_000;

/**
 * The fields that are never stored: files, passwords, payment cards, one-time codes, tokens, captchas, and fields that the
 * template marks with `data-forget`.
 */
const NEVER =
  '[type=file],[type=password],[autocomplete*=password],[autocomplete*=cc-],[autocomplete=one-time-code],' +
  '[name*=token i],[name*=captcha i],[data-forget],[data-forget] *';

const isStorable = (field: Field): boolean => field.matches(`[name]:not(${NEVER})`);

/** Identifies a form on the next page. */
const nameOf = (form: HTMLFormElement) => ['action', 'id'].map(unclobbered(form, 'getAttribute')).join('#');

const named = (form: HTMLFormElement, name: string) => fieldsIn(form).filter((field) => field.name === name);

/**
 * Serializes the values that the shopper changed in a form. A form with exactly one password field is a sign-in form, so
 * nothing of it is stored.
 *
 * @returns `''` when there is nothing to store
 */
export function serializeDraft(form: HTMLFormElement): string {
  if (unclobbered(form, 'querySelectorAll')('[type=password]').length === 1) return '';
  const fields = fieldsIn(form).flatMap((field): DraftField[] => {
    const { name } = field;
    const initial = readInitialValue(field);
    const given = readValue(field);
    const isOther = field.type === 'radio' && field.value !== given;
    return given === initial || isOther || !isStorable(field) || !field.matches(':enabled')
      ? []
      : [[name, named(form, name).indexOf(field), initial, given]];
  });
  const draft: FormDraft = [window.location.href, Date.now(), nameOf(form), fields];
  return fields[0] ? JSON.stringify(draft) : '';
}

/**
 * Reads the values that were stored for this form. Other scripts can write to the storage, so a text of another shape is
 * ignored.
 *
 * @returns the URL of the page that the form was sent from, and the values; undefined if they belong to another form
 *   or are too old
 */
export function readDraft(text: string, form: HTMLFormElement): readonly [string, readonly DraftField[]] | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    if (!isFormDraft(draft)) return undefined;
    const [page, time, name, fields] = draft;
    const age = Date.now() - time;
    return name === nameOf(form) && age >= 0 && age < LIFETIME ? [page, fields] : undefined;
  } catch {
    return undefined;
  }
}

const isFormDraft = (draft: unknown): draft is FormDraft =>
  isTuple(draft, 'string', 'number', 'string', 'object') &&
  Array.isArray(draft[3]) &&
  draft[3].every((field) => isTuple(field, 'string', 'number', 'string', 'string'));

const isTuple = (value: unknown, ...types: string[]): value is unknown[] =>
  Array.isArray(value) && types.every((type, index) => typeof value[index] === type);

/**
 * Puts values back into their fields, and sends a `change` event for each. A field is not changed if the server now prints
 * another value, or if the shopper has already changed it.
 *
 * @returns the values of drop-down lists that could not be put back yet: the states of a country load later
 */
export const restoreFields = (form: HTMLFormElement, fields: readonly DraftField[]): DraftField[] =>
  fields.filter(([name, place, initial, given]) => {
    const field = named(form, name)[place];
    if (!field || !isStorable(field)) return false;
    const isList = field instanceof HTMLSelectElement;
    const isOffered = !isList || [...field.options].some(({ value }) => value === given);
    if (!isOffered || readInitialValue(field) !== initial || readValue(field) !== initial) return isList;
    if (isCheckable(field)) field.checked = given === (field.type === 'radio' ? field.value : 'true');
    else field.value = given;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return false;
  });

/**
 * Restores the draft into a form: after the shop refused it, or after the shopper sent it and returned by *Back*. The
 * platform renders most refused forms empty (decision 34).
 *
 * @param wasRefused whether the form contains the shop's reason for the refusal
 * @returns a function to call when the options of a list have changed: it puts back the values that waited for them
 */
export function useFormDraft(form: HTMLFormElement, wasRefused: boolean): () => void {
  const dispatch = useAppDispatch();
  const waiting = useRef<readonly DraftField[]>([]);
  useEffect(() => {
    waiting.current = restoreFields(form, dispatch(takeFormDraft(form, wasRefused)));
  }, [dispatch, form, wasRefused]);
  return () => {
    waiting.current = restoreFields(form, waiting.current);
  };
}

/** Whether the page shows an error message of the shop. */
const isPageRefusing = () => shopErrors(document).length > 0;

const takeFormDraft =
  (form: HTMLFormElement, wasRefused: boolean): AppThunk<readonly DraftField[]> =>
  (_dispatch, _getState, services) => {
    const [page = '', fields = []] = readDraft(services.storedDraft, form) ?? [];
    if (page) services.storedDraft = '';
    // If this page shows no error, or the shopper comes from another page, this page does not answer the sent form.
    const isResponse = page.startsWith(document.referrer) && (wasRefused || isPageRefusing());
    return isResponse || (page === window.location.href && isBackForward()) ? fields : [];
  };
