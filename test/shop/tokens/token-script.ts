import { Router } from 'express';
import type { Visit } from '../sessions/visit';

const path = '/shared/js/csrf-protection-header.js';

/**
 * The platform's own script, as seen on real shops. It adds the cookie's token once to every POST form, when the
 * `submit` event reaches the document, and to every call to the shop's host without a token. The header must have
 * exactly this spelling.
 */
const script = `(() => {
  const token = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const isOurs = (url) => new URL(url, document.baseURI).hostname === location.hostname;
  document.addEventListener('submit', ({ target: form }) => {
    if (form.method !== 'post' || form.querySelector('[name="authenticity_token"]')) return;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'authenticity_token', value: token() }));
  });
  const calls = XMLHttpRequest.prototype;
  const { open, send, setRequestHeader } = calls;
  const known = new WeakMap();
  calls.open = function (method, url, ...rest) {
    known.set(this, isOurs(url) ? 'without' : 'foreign');
    return open.call(this, method, url, ...rest);
  };
  calls.setRequestHeader = function (name, value) {
    if (name === 'X-XSRF-TOKEN' && value) known.set(this, 'with');
    return setRequestHeader.call(this, name, value);
  };
  calls.send = function (body) {
    if (known.get(this) === 'without' && token()) this.setRequestHeader('X-XSRF-TOKEN', token());
    return send.call(this, body);
  };
  const { fetch } = window;
  window.fetch = (resource, options) => {
    const request = new Request(resource, options);
    const isBare = isOurs(request.url) && !/\\.js$/.test(request.url) && !request.headers.get('X-XSRF-TOKEN');
    if (isBare && token()) request.headers.set('X-XSRF-TOKEN', token());
    return fetch(request);
  };
})();
`;

/** The script's tag, which the platform renders at the end of each page. */
export const tokenScriptTag = ({ nonce }: Visit): string => `<script nonce="${nonce}" src="${path}"></script>`;

/** The route of the script. */
export function tokenScriptRoute(): Router {
  const router = Router();
  router.get(path, (_, response) => {
    response.set('cache-control', 'public, max-age=31536000, immutable').type('js').send(script);
  });
  return router;
}
