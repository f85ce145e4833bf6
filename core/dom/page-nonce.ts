/** The nonce of the page's Content Security Policy, read from the bundle's own tag; `''` on a page without one. */
export const pageNonce = (): string => document.querySelector<HTMLElement>('[data-page-context]')?.nonce ?? '';
