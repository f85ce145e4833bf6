import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { say, type Problem } from '../../theme/problems/problem';

/** The handlers that report a theme's mistakes. */
export interface DiagnosticResponses {
  /** Before the page routes, with live reload only: sends the mistake page while the theme's JSON has a mistake. */
  ofDocuments: RequestHandler;
  /** After the page routes: handles any rendering error. */
  ofErrors: ErrorRequestHandler;
}

/**
 * The checker's parsers find the mistake. They are imported on demand, because the themes of most tests have no
 * mistake.
 *
 * @param theme the theme's folder
 * @param reloads whether pages reload after a change; then the terminal also prints each mistake once
 */
export function diagnosticResponses(theme: string, reloads: boolean): DiagnosticResponses {
  let told = '';
  const respond = async (response: Response, mistakes: readonly Problem[], reason: string): Promise<void> => {
    const { mistakePage } = await import('./mistake-page');
    const lines = mistakes.map(say).join('\n') || reason;
    if (reloads && told !== lines) process.stderr.write(`${lines}\n`);
    told = lines;
    response.status(500).set('cache-control', 'no-store').removeHeader('content-security-policy');
    response.type('html').send(mistakePage({ theme, mistakes, reason, reloads }));
  };
  return {
    ofDocuments: async (request, response, next) => {
      const isPage = request.method === 'GET' && request.headers['stencil-options'] === undefined;
      const mistakes = isPage && reloads ? (await import('./find-mistakes')).documentMistakes(theme) : [];
      if (mistakes.length === 0) return next();
      await respond(response, mistakes, '');
    },
    ofErrors: async (error: unknown, _request: Request, response: Response, next: NextFunction) => {
      if (response.headersSent) return next(error);
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const { findMistakes } = await import('./find-mistakes');
      await respond(response, findMistakes(theme, reason), reason);
    },
  };
}
