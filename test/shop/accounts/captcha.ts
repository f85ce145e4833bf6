import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';

/** `recaptcha` of a form: the element that the provider's script fills, when the merchant has enabled it. */
export const captchaContext = ({ world }: Visit): object =>
  world.settings.captcha
    ? { enabled: 1, public_key: 'local-key', markup: '<div class="g-recaptcha" data-sitekey="local-key"></div>' }
    : { enabled: 0, public_key: '', markup: '' };

/**
 * The error of a form whose captcha is not solved; any value counts as solved. The platform's wording is not
 * published.
 */
export const captchaProblems = ({ world, body }: Visit): string[] =>
  world.settings.captcha && text(body.fields, 'g-recaptcha-response') === ''
    ? ['Please complete the reCAPTCHA form.']
    : [];
