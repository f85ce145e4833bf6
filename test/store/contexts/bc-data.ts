import type { Visit } from '../sessions/visit';

/**
 * The inline script the platform prints before the end of each page: the session's token, and on a product's
 * page the answer that an option call would give for its defaults.
 */
export function bcDataScript({ session, nonce }: Visit, productAttributes: object | null): string {
  const data = {
    csrf_token: session.csrfToken,
    ...(productAttributes ? { product_attributes: productAttributes } : {}),
  };
  // Names may hold `</script>`.
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script nonce="${nonce}">var BCData = ${text};</script>`;
}
