import type { Visit } from '../sessions/visit';
import { plantText } from '../switches/plant-text';

/**
 * The inline script that the platform renders at the end of each page: the session's CSRF token, and on a product page
 * the response of an option call with the default choices.
 */
export function bcDataScript({ session, nonce, world }: Visit, productAttributes: object | null): string {
  const data = {
    csrf_token: session.csrfToken,
    ...(productAttributes ? { product_attributes: productAttributes } : {}),
  };
  // A name may contain `</script>`.
  const { plantedText } = world.settings;
  const text = JSON.stringify(plantedText ? plantText(data, plantedText, true) : data).replace(/</g, '\\u003c');
  return `<script nonce="${nonce}">var BCData = ${text};</script>`;
}
