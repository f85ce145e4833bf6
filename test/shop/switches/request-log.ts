import type { NextFunction, Request, Response } from 'express';
import { vaultPath } from '../accounts/vault-call';
import type { FieldTree } from '../wire/parse-fields';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { isStray, pageBehind } from './is-stray';

/** A request as the shop received it. */
export interface LoggedRequest {
  id: number;
  method: string;
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
  headers: Record<string, string>;
  fields: FieldTree;
  files: { field: string; name: string; size: number }[];
  json: unknown;
  /** The path of the page that sent the request; null when the browser doesn't send it. */
  page: string | null;
  /** Whether it isn't in the language of its page. */
  isStray: boolean;
  /** 0 until there is a response. */
  status: number;
}

export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest;
  all(): LoggedRequest[];
  clear(): void;
}

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

/** Express middleware that logs every request; must run after `readLanguage` and `readBody`. */
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
      // Card numbers are never stored.
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
