declare global {
  interface RequestInit {
    /** `fetch` also reads inherited options. */
    __proto__?: null;
  }
}

/** Copies options without a prototype, to which another script may have added properties. */
export const withoutPrototype = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null), options);
