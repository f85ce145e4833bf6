import { type Pointer, readPointer } from '../../../core/channel/read-pointer';
import { ask, isResponse, type NoResponse, type ReceivedResponse } from './ask';
import { type Finding, fault } from './finding';

/** A channel's pointer on the CDN. */
export interface ExaminedChannel {
  readonly url: string;
  /** Undefined without a valid pointer. */
  readonly pointer: Pointer | undefined;
  readonly findings: readonly Finding[];
}

/** The maximum time in a cache, in seconds: browsers see a change of the version that late. */
const LONGEST = 300;

/** Fetches the pointer of a tag as a page of `origin` would. */
export async function examineChannel(url: string, origin: string, seconds: number): Promise<ExaminedChannel> {
  const response = await ask(url, seconds, { origin });
  const missing = whyMissing(response);
  if (missing !== undefined || !isResponse(response)) {
    const sentence = `The channel at ${url} ${missing}: browsers that know a version keep it, all others get no widget; publish channel.json there.`;
    return { url, pointer: undefined, findings: [fault('channel-missing', sentence)] };
  }
  const pointer = readPointer(response.body.toString());
  const unreadable = `The channel at ${url} is not a valid channel.json (it begins "${response.body.toString().slice(0, 20)}"): browsers that know a version keep it, all others get no widget; correct it after the channel.json of a release: versions of three numbers, the integrity of each loader.js, a share from 0 to 100.`;
  return {
    url,
    pointer,
    findings: [
      ...(pointer ? [] : [fault('channel-unreadable', unreadable)]),
      ...checkHeaders(response, url, new URL(url).origin === origin ? undefined : origin),
    ],
  };
}

function whyMissing(response: ReceivedResponse | NoResponse): string | undefined {
  if (!isResponse(response)) return `gave no response (${response.reason})`;
  return response.status === 200 ? undefined : `responds with ${response.status}`;
}

function checkHeaders({ headers }: ReceivedResponse, url: string, otherOrigin: string | undefined): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const kept = headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0);
  return [
    ...(otherOrigin && allowed !== '*' && allowed !== otherOrigin
      ? [
          fault(
            'channel-origin',
            `The channel at ${url} may not be read by ${otherOrigin}: its pages get no widget; let the CDN send Access-Control-Allow-Origin: *.`,
          ),
        ]
      : []),
    ...(!/no-(cache|store)/.test(kept) && (age > LONGEST || /immutable/.test(kept))
      ? [
          fault(
            'channel-kept',
            `The channel at ${url} is cached (${kept}): browsers see a change of the version late; let the CDN send Cache-Control: max-age=60.`,
          ),
        ]
      : []),
  ];
}
