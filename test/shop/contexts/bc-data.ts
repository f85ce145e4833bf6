import type { Visit } from '../sessions/visit';
import { plantText } from '../switches/plant-text';

/**
 * The inline script the platform prints before the end of each page: the session's token, and on a product's
 * page the answer that an option call would give for its defaults.
 */
export function bcDataScript({ session, nonce, world }: Visit, productAttributes: object | null): string {
  const data = {
    csrf_token: session.csrfToken,
    ...(productAttributes ? { product_attributes: productAttributes } : {}),
  };
  // Names may hold `</script>`.
  const { plantedText } = world.settings;
  const text = JSON.stringify(plantedText ? plantText(data, plantedText, true) : data).replace(/</g, '\\u003c');
  return `<script nonce="${nonce}">var BCData = ${text};</script>`;
}
