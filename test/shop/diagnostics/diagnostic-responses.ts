import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { type Diagnostic, describeDiagnostic } from '../../theme/diagnostics/diagnostic';

/** The handlers that report a theme's errors. */
export interface DiagnosticResponses {
  /** Before the page routes, with live reload only: sends the error page while the theme's JSON has an error. */
  ofDocuments: RequestHandler;
  /** After the page routes: handles any rendering error. */
  ofErrors: ErrorRequestHandler;
}

/**
 * The checker's parsers find the error. They are imported on demand, because the themes of most tests have no
 * error.
 *
 * @param theme the theme's folder
 * @param reloads whether pages reload after a change; then the terminal also prints each error once
 */
export function diagnosticResponses(theme: string, reloads: boolean): DiagnosticResponses {
  let reported = '';
  const respond = async (response: Response, diagnostics: readonly Diagnostic[], reason: string): Promise<void> => {
    const { diagnosticPage } = await import('./diagnostic-page');
    const lines = diagnostics.map(describeDiagnostic).join('\n') || reason;
    if (reloads && reported !== lines) process.stderr.write(`${lines}\n`);
    reported = lines;
    response.status(500).set('cache-control', 'no-store').removeHeader('content-security-policy');
    response.type('html').send(diagnosticPage({ theme, diagnostics, reason, reloads }));
  };
  return {
    ofDocuments: async (request, response, next) => {
      const isPage = request.method === 'GET' && request.headers['stencil-options'] === undefined;
      const diagnostics = isPage && reloads ? (await import('./find-diagnostics')).documentDiagnostics(theme) : [];
      if (diagnostics.length === 0) return next();
      await respond(response, diagnostics, '');
    },
    ofErrors: async (error: unknown, _request: Request, response: Response, next: NextFunction) => {
      if (response.headersSent) return next(error);
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const { findDiagnostics } = await import('./find-diagnostics');
      await respond(response, findDiagnostics(theme, reason), reason);
    },
  };
}
