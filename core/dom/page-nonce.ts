/** The CSP nonce of the bundle's tag; `''` without one. */
export const pageNonce = (): string => document.querySelector<HTMLElement>('[data-page-context]')?.nonce ?? '';
