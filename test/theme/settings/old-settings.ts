/** Settings that our templates still read, because a stored config.json may have them; each with the newer setting. */
export const oldSettings: Readonly<Record<string, string>> = { show_fast_cart: 'after_add' };

/** Whether config.json sets a setting by its name, or by the older or newer one. */
export const isSet = (name: string, settings: ReadonlyMap<string, unknown>): boolean =>
  settings.has(name) ||
  Object.entries(oldSettings).some(([old, now]) =>
    name === now ? settings.has(old) : name === old && settings.has(now),
  );
