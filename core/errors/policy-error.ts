/** The page's policy forbids HTML. Every caller that needs HTML gets the same error. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  constructor(cause: unknown) {
    super("The page's policy lacks our name: add storefront-widgets to trusted-types", { cause });
  }
}
