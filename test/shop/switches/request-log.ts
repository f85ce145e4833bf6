import type { NextFunction, Request, Response } from 'express';
import { vaultPath } from '../accounts/vault-call';
import { bodyOf } from '../wire/read-body';
import type { FieldTree } from '../wire/parse-fields';
import type { World } from '../world/world';
import { isStray, pageBehind } from './is-stray';

/** One request as the shop received it. */
export interface LoggedRequest {
  id: number;
  method: string;
  path: string;
  /** With its question mark; empty without one. */
  query: string;
  headers: Record<string, string>;
  fields: FieldTree;
  files: { field: string; name: string; size: number }[];
  json: unknown;
  /** The path of the page it comes from; null when the browser doesn't say. */
  page: string | null;
  /** It isn't in the language of its page. */
  isStray: boolean;
  /** 0 while there is no answer. */
  status: number;
}

export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest;
  all(): LoggedRequest[];
  clear(): void;
}

/** An empty log. */
export function makeRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let next = 1;
  return {
    all: () => entries,
    clear: () => {
      entries = [];
    },
    add: (entry) => {
      const logged = { id: next++, ...entry };
      entries.push(logged);
      return logged;
    },
  };
}

/** Express middleware that logs every request; after `readLanguage` and `readBody`. */
export const logRequests =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const [path = '', query] = request.originalUrl.split('?');
    const { fields, files, json } = bodyOf(response);
    const entry = world.log.add({
      method: request.method,
      path,
      query: query === undefined ? '' : `?${query}`,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      fields,
      files: files.map(({ field, name, size }) => ({ field, name, size })),
      // A card's number is kept nowhere, not even here.
      json: path.startsWith(vaultPath) ? null : (json ?? null),
      page: pageBehind(request),
      isStray: isStray(world, request, response),
      status: 0,
    });
    response.on('close', () => {
      entry.status = response.writableFinished ? response.statusCode : 0;
    });
    next();
  };
