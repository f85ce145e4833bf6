/**
 * Copies a product form without its empty fields: the shop refuses an empty option as invalid, and Safari can't send a
 * file field without a file.
 */
export function normalizeFormData(form: FormData): FormData {
  const filled = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (value !== '') filled.append(name, value);
    } else if (value.name !== '' || value.size > 0) {
      filled.append(name, value, value.name);
    }
  }
  return filled;
}
