import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';

/** `recaptcha` of a form: the element that the provider's script fills, when the merchant wants one. */
export const captchaContext = ({ world }: Visit): object =>
  world.settings.captcha
    ? { enabled: 1, public_key: 'local-key', markup: '<div class="g-recaptcha" data-sitekey="local-key"></div>' }
    : { enabled: 0, public_key: '', markup: '' };

/** The refusal of a form whose captcha has not been solved; any answer will do. The wording is not published. */
export const captchaProblems = ({ world, body }: Visit): string[] =>
  world.settings.captcha && text(body.fields, 'g-recaptcha-response') === ''
    ? ['Please complete the reCAPTCHA form.']
    : [];
