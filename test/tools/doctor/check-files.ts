import { isResponse, type ReceivedResponse } from './ask';
import type { RequestedFile } from './examine-version';
import { type Finding, fault } from './finding';
import { hashesTo } from './hashes-to';

/** A possible fault of a file, with its consequence and the advice. */
interface Ailment {
  readonly kind: string;
  /** Follows "Version 1.0.0 has files …". */
  readonly that: string;
  readonly why: string;
  readonly todo: string;
  /** The observation on a faulty file; undefined for a sound one. */
  readonly seen: (
    response: ReceivedResponse,
    file: RequestedFile,
    otherOrigin: string | undefined,
  ) => string | undefined;
}

/** Bytes below which compression gains nothing. */
const WORTH_COMPRESSING = 1_000;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const scriptType = /^(text|application)\/(x-)?(java|ecma)script$/;
const gzipBegins = Buffer.from([0x1f, 0x8b]);

const typeOf = ({ headers }: ReceivedResponse): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
const quoted = (header: string | null): string => (header === null ? 'none' : `"${header}"`);

/** Whether the file exists, and the response is no HTML page in its place. */
const isThere = (response: ReceivedResponse): boolean => response.status === 200 && scriptType.test(typeOf(response));
const isPacked = ({ body }: ReceivedResponse): boolean => body.subarray(0, 2).equals(gzipBegins);

const ailments: readonly Ailment[] = [
  {
    kind: 'file-missing',
    that: 'are missing',
    why: 'their widgets stay as the server rendered them',
    todo: "upload the version's folder again, whole",
    seen: ({ status }) => (status === 200 ? undefined : String(status)),
  },
  {
    kind: 'file-redirected',
    that: 'are redirected',
    why: 'every shopper waits for one more request',
    todo: 'set the URL "cdn.widgets" to the URL of the files',
    seen: ({ redirects, url }) => (redirects.length > 0 ? `to ${url}` : undefined),
  },
  {
    kind: 'file-type',
    that: 'are not sent as JavaScript',
    why: 'browsers run no module of another type',
    todo: 'let the CDN send Content-Type: text/javascript',
    seen: (response) => (response.status === 200 && !isThere(response) ? typeOf(response) || 'no type' : undefined),
  },
  {
    kind: 'file-packed',
    that: 'are compressed without Content-Encoding',
    why: 'browsers do not decompress them, and refuse them by their hash',
    todo: 'let the CDN compress once and send Content-Encoding: gzip',
    seen: (response) => (isThere(response) && isPacked(response) ? 'gzip' : undefined),
  },
  {
    kind: 'file-bytes',
    that: 'differ from the manifest',
    why: 'browsers refuse them by their hash',
    todo: "switch off the rewriting of scripts at the CDN, clear its cache, and upload the version's folder again",
    seen: (response, { integrity, raw }) =>
      isThere(response) && !isPacked(response) && !hashesTo(response.body, integrity)
        ? response.body.length === raw
          ? 'of the same length'
          : `${response.body.length} bytes instead of ${raw}`
        : undefined,
  },
  {
    kind: 'file-origin',
    that: 'other origins may not read',
    why: 'the page has another origin, so browsers refuse them',
    todo: 'let the CDN send Access-Control-Allow-Origin: *',
    seen: ({ headers, status }, _, otherOrigin) => {
      const allowed = headers.get('access-control-allow-origin');
      if (status !== 200 || otherOrigin === undefined || allowed === '*' || allowed === otherOrigin) return undefined;
      return quoted(allowed);
    },
  },
  {
    kind: 'file-origin-cached',
    that: 'are allowed for the origin of one shop, without Vary: Origin',
    why: 'a cache sends them to another shop, whose browsers refuse them',
    todo: 'let the CDN send Access-Control-Allow-Origin: *, or Vary: Origin',
    seen: ({ headers }, _, otherOrigin) =>
      otherOrigin !== undefined &&
      headers.get('access-control-allow-origin') === otherOrigin &&
      !/(^|[\s,])(origin|\*)([\s,]|$)/i.test(headers.get('vary') ?? '')
        ? otherOrigin
        : undefined,
  },
  {
    kind: 'file-cache',
    that: 'are not cached permanently',
    why: 'shoppers download them again, although a version never changes',
    todo: "let the CDN send Cache-Control: public, max-age=31536000, immutable for every version's folder",
    seen: (response) => {
      const rule = response.headers.get('cache-control');
      return isThere(response) && !isForGood(rule ?? '') ? quoted(rule) : undefined;
    },
  },
  {
    kind: 'file-uncompressed',
    that: 'are sent uncompressed',
    why: 'shoppers download three times the bytes',
    todo: 'let the CDN compress text/javascript, preferably with brotli',
    seen: (response) =>
      isThere(response) &&
      !isPacked(response) &&
      response.body.length >= WORTH_COMPRESSING &&
      !response.headers.has('content-encoding')
        ? `${response.body.length} bytes`
        : undefined,
  },
];

function isForGood(rule: string): boolean {
  const age = Number(/(?:^|[\s,])max-age=(\d+)/i.exec(rule)?.[1] ?? 0);
  return age >= THIRTY_DAYS && /\bimmutable\b/i.test(rule) && !/\bno-(store|cache)\b/i.test(rule);
}

/**
 * One sentence for each kind of fault, with all files that have it.
 *
 * @param otherOrigin the page's origin, if it differs from the files'
 */
export function checkFiles(
  files: readonly RequestedFile[],
  version: string,
  otherOrigin: string | undefined,
): Finding[] {
  const say = ({ kind, that, why, todo }: Omit<Ailment, 'seen'>, seen: readonly string[]): Finding[] =>
    seen.length === 0
      ? []
      : [fault(kind, `Version ${version} has files that ${that} (${firstOf(seen)}): ${why}; ${todo}.`)];
  const withoutResponse = files.flatMap(({ file, response }) =>
    isResponse(response) ? [] : [`${file}: ${response.reason}`],
  );
  return [
    ...say(
      {
        kind: 'file-unanswered',
        that: 'gave no response',
        why: 'their widgets stay as the server rendered them',
        todo: 'check the CDN, and go back to the previous version if this continues',
      },
      withoutResponse,
    ),
    ...ailments.flatMap((ailment) =>
      say(
        ailment,
        files.flatMap((file) => {
          const seen = isResponse(file.response) ? ailment.seen(file.response, file, otherOrigin) : undefined;
          return seen === undefined ? [] : [`${file.file}: ${seen}`];
        }),
      ),
    ),
  ];
}

const firstOf = (seen: readonly string[]): string =>
  seen.length <= 3 ? seen.join(', ') : `${seen.slice(0, 2).join(', ')} and ${seen.length - 2} more`;
