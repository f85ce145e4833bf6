import { unhidden } from '../../page/unhidden';

/**
 * Whether the shopper changed a form's option fields before the widget was mounted, or the browser restored such a change
 * after *Back*. The widget then acts as if the change had just been made.
 */
export const fieldsChanged = (form: HTMLFormElement): boolean =>
  [...unhidden(form, 'elements')].some((field) => {
    if (!field.getAttribute('name')?.startsWith('attribute[')) return false;
    if (field instanceof HTMLSelectElement) return selectChanged(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && inputChanged(field);
  });

function inputChanged(field: HTMLInputElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  // A file is never part of the request for attributes.
  return field.type !== 'file' && field.value !== field.defaultValue;
}

function selectChanged(field: HTMLSelectElement): boolean {
  const options = [...field.options];
  const printed = options.some(({ defaultSelected }) => defaultSelected);
  // Without a printed selection the browser selects the first option that is not disabled.
  if (!printed && !field.multiple) return field.selectedIndex > options.findIndex(({ disabled }) => !disabled);
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}
