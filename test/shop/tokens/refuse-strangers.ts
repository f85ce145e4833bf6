import type { NextFunction, Request, Response } from 'express';

/**
 * Express middleware: refuses a POST from a page of another host. Every browser sends `Origin` with a POST, with or
 * without scripts; a client without `Origin` is not a browser. Runs before sessions are opened, so that a foreign POST
 * can't replace the shopper's session.
 */
export function refuseStrangers(request: Request, response: Response, next: NextFunction): void {
  const { origin } = request.headers;
  if (request.method !== 'POST' || origin === undefined || hostOf(origin) === request.hostname) return next();
  response
    .status(403)
    .type('html')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not accepted</title></head>' +
        '<body><main><h1>Not accepted</h1><p>This form was sent from another site, so nothing was changed.</p>' +
        '<p><a href="/">To the shop</a></p></main></body></html>',
    );
}

/** `null` is the origin of pages that hide theirs. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');
