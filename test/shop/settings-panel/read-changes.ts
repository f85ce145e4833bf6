import type { EditorGroup, EditorSetting } from './editor-groups';

type Values = Readonly<Record<string, unknown>>;

/** The settings that a person can change, in their order. */
export const fieldsOf = (groups: readonly EditorGroup[]): EditorSetting[] =>
  groups.flatMap(({ settings }) => settings).filter(({ id }) => id !== '');

/**
 * The changed settings of a posted form. A value has the type that it has in `config.json` or in the schema's choices,
 * because templates compare by type.
 *
 * @param posted the fields of the form; an unchecked checkbox is missing
 * @param initial the values of the theme
 */
export function readChanges(groups: readonly EditorGroup[], posted: Values, initial: Values): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const setting of fieldsOf(groups)) {
    const value = valueOf(setting, posted[setting.id], initial[setting.id]);
    if (JSON.stringify(value) !== JSON.stringify(initial[setting.id])) changes[setting.id] = value;
  }
  return changes;
}

function valueOf({ type, options }: EditorSetting, posted: unknown, initial: unknown): unknown {
  if (type === 'checkbox') return posted !== undefined ? true : initial === undefined ? undefined : false;
  if (posted === undefined || String(posted) === textOf(initial)) return initial;
  const text = String(posted);
  if (type === 'sort') return text.split(/\s*,\s*/).filter((entry) => entry !== '');
  const choice = options.find(({ value }) => String(value) === text);
  if (choice) return choice.value;
  return typeof initial === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** The text of a value in a form field. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
