import { escapeHtml } from '../wire/escape-html';
import type { EditorOption, EditorSetting } from './editor-groups';
import { textOf } from './read-changes';

/** The HTML of a setting: a heading, a paragraph, or a field with its label. */
export function settingField(setting: EditorSetting, value: unknown): string {
  const { type, id, label, description, hiddenWhile } = setting;
  const text = escapeHtml(label);
  if (type === 'heading') return `<h3>${text}</h3>`;
  if (type === 'paragraph') return `<p class="note">${text}</p>`;
  if (id === '') return '';
  const hint = description || hintOf(setting);
  const named = `id="${escapeHtml(id)}" name="${escapeHtml(id)}"${hint ? ` aria-describedby="${escapeHtml(id)}-hint"` : ''}`;
  const condition = hiddenWhile
    ? ` data-reference="${escapeHtml(hiddenWhile.id)}" data-reference-default="${escapeHtml(textOf(hiddenWhile.value))}"`
    : '';
  const labelled = `<label for="${escapeHtml(id)}">${text}</label>`;
  const field =
    type === 'checkbox'
      ? `<input type="checkbox" ${named} value="true"${value === true ? ' checked' : ''}> ${labelled}`
      : `${labelled} ${controlOf(setting, value, named)}`;
  return `<div class="field ${type === 'checkbox' ? 'check' : ''}"${condition}>${field}${
    hint ? `<p class="note" id="${escapeHtml(id)}-hint">${escapeHtml(hint)}</p>` : ''
  }</div>`;
}

function controlOf({ type, id, label, options }: EditorSetting, value: unknown, named: string): string {
  const text = textOf(value);
  const field = `<input ${named} value="${escapeHtml(text)}" spellcheck="false" autocomplete="off"`;
  if (type === 'select' || type === 'font') return `<select ${named}>${choices(options, text)}</select>`;
  if (type === 'color') {
    const picked = /^#[\da-f]{6}$/i.test(text) ? text : '#ffffff';
    return `<span class="color">${field}><input type="color" value="${picked}" data-for="${escapeHtml(id)}" aria-label="${escapeHtml(label)}"></span>`;
  }
  if (type === 'imageDimension') {
    const sizes = options.filter((option) => option.value !== 'custom');
    return `${field} pattern="\\d+x\\d+" list="${escapeHtml(id)}-sizes"><datalist id="${escapeHtml(id)}-sizes">${sizes
      .map((option) => `<option value="${escapeHtml(textOf(option.value))}">${escapeHtml(option.label)}</option>`)
      .join('')}</datalist>`;
  }
  return `${field}>`;
}

/** What can stand in a field of free text. */
function hintOf({ type, options }: EditorSetting): string {
  if (type === 'imageDimension') return 'Width x height in pixels, such as 640x480';
  if (type !== 'sort') return '';
  return `In order, with commas between: ${options.map(({ value }) => textOf(value)).join(', ')}`;
}

/** The choices of a list, and the present value if the schema lacks it. */
function choices(options: readonly EditorOption[], text: string): string {
  const isKnown = options.some(({ value }) => textOf(value) === text);
  const all = isKnown ? options : [{ value: text, label: text || 'not set', group: '' }, ...options];
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups
    .map((group) => {
      const inside = all.filter((option) => option.group === group).map((option) => choice(option, text));
      return group ? `<optgroup label="${escapeHtml(group)}">${inside.join('')}</optgroup>` : inside.join('');
    })
    .join('');
}

const choice = ({ value, label }: EditorOption, text: string): string =>
  `<option value="${escapeHtml(textOf(value))}"${textOf(value) === text ? ' selected' : ''}>${escapeHtml(label)}</option>`;
