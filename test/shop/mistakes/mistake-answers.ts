import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { say, type Problem } from '../../theme-check/problem';

/** What answers where a theme has a mistake. */
export interface MistakeAnswers {
  /** In front of the pages: a theme whose JSON has a mistake has no page but the one that says so. */
  ofDocuments: RequestHandler;
  /** Behind the pages: whatever their rendering ended with. */
  ofErrors: ErrorRequestHandler;
}

/**
 * The checker's own readers find the mistake; they are loaded when they are needed, as most shops are of tests that have
 * no mistake.
 *
 * @param theme the theme's folder
 * @param reloads pages load themselves again after a change; then the terminal hears of each mistake once, too
 */
export function mistakeAnswers(theme: string, reloads: boolean): MistakeAnswers {
  let told = '';
  const answer = async (response: Response, mistakes: readonly Problem[], reason: string): Promise<void> => {
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
      await answer(response, mistakes, '');
    },
    ofErrors: async (error: unknown, _request: Request, response: Response, next: NextFunction) => {
      if (response.headersSent) return next(error);
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const { findMistakes } = await import('./find-mistakes');
      await answer(response, findMistakes(theme, reason), reason);
    },
  };
}
