declare global {
  interface RequestInit {
    /** `fetch` also reads inherited options. Null keeps those out that another script has added to `Object.prototype`. */
    __proto__?: null;
  }
}

/**
 * Copies options without a prototype. Another script may have added properties to `Object.prototype`: then each option that the
 * caller left out would have the value of the property with its name.
 */
export const ownOptions = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null), options);
