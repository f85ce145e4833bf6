import type { ResourceHint } from '@bigcommerce/stencil-paper';
import type { Response } from 'express';
import type { Visit } from '../sessions/visit';

/** Sends a whole page with its early hints and, if the merchant enables it, a strict Content-Security-Policy. */
export function sendHtml(visit: Visit, response: Response, html: string, hints: readonly ResourceHint[]): void {
  const { csp, trustedTypes } = visit.world.settings;
  if (csp) response.set('content-security-policy', policy(visit.nonce) + (trustedTypes ? TRUSTED : ''));
  if (hints.length > 0) response.set('link', hints.map(linkOf).join(', '));
  const extra =
    response.app.locals['liveReload'] === true
      ? `<script nonce="${visit.nonce}" src="/__shop/reload.js"></script>`
      : '';
  const watched = visit.isInspected ? html.replace(/<head(?=[\s>])[^>]*>/, `$&${recorder(visit.nonce)}`) : html;
  response.type('html').send(extra ? watched.replace('</body>', `${extra}</body>`) : watched);
}

/** The first script of the page, so that it records every status of each slot. */
const recorder = (nonce: string): string => `<script nonce="${nonce}" src="/__shop/inspector/recorder.js"></script>`;

/** The policy names of the widgets, of B2B Edition's test double, and of tests. */
const TRUSTED =
  "; require-trusted-types-for 'script'; trusted-types storefront-widgets storefront-widgets-channel b3-auto-loader tests";

const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // A video's preview image is on YouTube's image server.
    "img-src 'self' data: https://i.ytimg.com",
    // Videos play in YouTube's player without cookies. The preview of a gift certificate is a frame of the shop.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');

const linkOf = ({ src, state, type, cors }: ResourceHint): string =>
  [
    `<${src}>`,
    `rel=${state}`,
    ...(type ? [`as=${type}`] : []),
    ...(cors && cors !== 'no' ? [`crossorigin=${cors}`] : []),
  ].join('; ');
