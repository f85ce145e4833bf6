import { Router } from 'express';
import { convert, money } from '../pricing/money';
import { makeVisit } from '../sessions/visit';
import { escapeHtml } from '../wire/escape-html';
import type { World } from '../world/world';
import { certificateThemes, sentCertificate } from './certificate-actions';

/**
 * `GET /giftcertificates.php?action=preview`: a separate page in the merchant's design, which themes show in a frame.
 */
export function certificatePreview(world: World): Router {
  const router = Router();
  router.get('/giftcertificates.php', (request, response, next) => {
    if (request.query['action'] !== 'preview') return next();
    const visit = makeVisit(world, request, response);
    const { sender, recipient, amount, message, theme } = sentCertificate(visit);
    const { currency } = visit.prices;
    const worth = Number.isFinite(amount) ? money(convert(amount, currency), currency).formatted : '';
    const design = certificateThemes.find(({ value }) => value === theme)?.display ?? '';
    response
      .set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
      .type('html')
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gift certificate</title></head><body><main>' +
          `<h1>${escapeHtml(worth)}</h1><p>${escapeHtml(design)}</p>` +
          `<p>To ${escapeHtml(recipient.name)}, from ${escapeHtml(sender.name)}</p><p>${escapeHtml(message)}</p>` +
          '<p>XXX-XXX-XXX-XXX</p></main></body></html>',
      );
  });
  return router;
}
