import { useEffect, useRef } from 'react';
import { unclobbered } from '../dom/unclobbered';
import { shopErrors } from '../page/shop-errors';
import { useAppDispatch } from '../state/hooks';
import type { AppThunk } from '../state/make-store';
import { type Field, fieldsIn, isCheckable } from './form-contract';

export function isBackForward(): boolean {
  const entry = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry?.type === 'back_forward';
}

/** `true` or `false` for a checkbox, the checked button's value for a radio group. */
export const readValue = (field: Field): string => read(field, 'checked', field.value);

export const readInitialValue = (field: Field): string =>
  read(field, 'defaultChecked', field instanceof HTMLSelectElement ? initialChoice(field) : field.defaultValue);

function read(field: Field, checked: 'checked' | 'defaultChecked', text: string): string {
  if (!isCheckable(field)) return text;
  const isChosen = (one: Field) =>
    isCheckable(one) && one.type === field.type && one.name === field.name && one[checked];
  return field.type === 'radio' ? (fieldsIn(field.form ?? field).find(isChosen)?.value ?? '') : String(field[checked]);
}

/** Browsers select the first option if the server selects none. */
const initialChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';

/** `place`: the index among the fields of that name. */
type DraftField = readonly [name: string, place: number, initial: string, given: string];

/** `page`: a URL. `time`: milliseconds since 1970. */
type FormDraft = readonly [page: string, time: number, form: string, fields: readonly DraftField[]];

/** Milliseconds. A slow shop responds in this time; later, another person may use the device. */
const LIFETIME = 300_000;

/** Never stored (decision 34). */
const NEVER =
  '[type=file],[type=password],[autocomplete*=password],[autocomplete*=cc-],[autocomplete=one-time-code],' +
  '[name*=token i],[name*=captcha i],[data-forget],[data-forget] *';

const isStorable = (field: Field): boolean => field.matches(`[name]:not(${NEVER})`);

const nameOf = (form: HTMLFormElement) => ['action', 'id'].map(unclobbered(form, 'getAttribute')).join('#');

const named = (form: HTMLFormElement, name: string) => fieldsIn(form).filter((field) => field.name === name);

/**
 * Serializes the changed values, `''` without any. A form with one password field is a sign-in form: nothing is stored.
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
 * A draft's page URL and fields. Undefined for another form, when too old, or malformed: other scripts write to the
 * storage.
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
 * Restores fields and dispatches their `change`, unless the server now renders another value or the shopper has changed
 * it.
 * @returns the drop-down lists that can't be restored yet: a country's states load later
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
 * Restores the draft after a refusal or *Back* (decision 34).
 *
 * @param wasRefused the form contains the shop's reason
 * @returns call it when the options of a list have changed
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

const isPageRefusing = () => shopErrors(document).length > 0;

const takeFormDraft =
  (form: HTMLFormElement, wasRefused: boolean): AppThunk<readonly DraftField[]> =>
  (_dispatch, _getState, services) => {
    const [page = '', fields = []] = readDraft(services.storedDraft, form) ?? [];
    if (page) services.storedDraft = '';
    // A page without an error, or reached from another page, is no response to the form.
    const isResponse = page.startsWith(document.referrer) && (wasRefused || isPageRefusing());
    return isResponse || (page === window.location.href && isBackForward()) ? fields : [];
  };
