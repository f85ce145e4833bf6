import type { NextFunction, Request, Response } from 'express';
import multer from 'multer';
import { type FieldTree, parseFields } from './parse-fields';

/** An uploaded file of a form. */
export interface SentFile {
  field: string;
  name: string;
  /** In bytes. */
  size: number;
  type: string;
}

/** The fields and files of a request's body, in any encoding. */
export interface Body {
  fields: FieldTree;
  files: SentFile[];
  /** The body of a JSON request; undefined for others. */
  json: unknown;
}

const uploads = multer({ storage: multer.memoryStorage(), limits: { fileSize: 8 * 1024 * 1024 } }).any();

const emptyBody = (): Body => ({ fields: parseFields([]), files: [], json: undefined });

/** Express middleware that stores a `Body` in `response.locals.body`. */
export function readBody(request: Request, response: Response, next: NextFunction): void {
  const type = request.headers['content-type'] ?? '';
  response.locals['body'] = emptyBody();
  if (type.startsWith('multipart/form-data')) {
    uploads(request, response, (error: unknown) => {
      if (!error) response.locals['body'] = multipartBody(request);
      next(error);
    });
    return;
  }
  void readText(request).then((body) => {
    response.locals['body'] = type.includes('json') ? { ...emptyBody(), json: parseJson(body) } : formBody(body);
    next();
  }, next);
}

/** The body that `readBody` stored. */
export const bodyOf = (response: Response): Body => response.locals['body'] as Body;

const formBody = (body: string): Body => ({ ...emptyBody(), fields: parseFields(new URLSearchParams(body)) });

function multipartBody(request: Request): Body {
  const files = Array.isArray(request.files) ? request.files : [];
  return {
    fields: parseFields(pairsOf(request.body)),
    files: files.map(({ fieldname, originalname, size, mimetype }) => ({
      field: fieldname,
      // Browsers send the name as UTF-8, multer reads it as Latin-1.
      name: Buffer.from(originalname, 'latin1').toString('utf8'),
      size,
      type: mimetype,
    })),
    json: undefined,
  };
}

/** Multer has parsed the brackets: converts them back to names and values, so that the same rules apply. */
function pairsOf(value: unknown, name = ''): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, below]) => pairsOf(below, name === '' ? key : `${name}[${key}]`));
}

async function readText(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
