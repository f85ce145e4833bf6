import type { Fault as Switch } from '../../shop/switches/faults';
import type { Fault } from '../fault';
import type { Random } from '../random';

type Given = Switch extends infer One ? (One extends Switch ? Omit<One, 'path' | 'method' | 'isCall'> : never) : never;

/** A fault of the responses to a journey's call, through the shop's own switches. */
const ofCall = (fault: Omit<Fault, 'apply'>, given: (random: Random) => Given): Fault => ({
  ...fault,
  apply: ({ shop, random }, { call }) => shop.world.faults.add({ ...call, ...given(random) } as Switch),
});

const failure = { kind: 'the shop responds with a failure', effect: 'fails', failure: 'http' } as const;
const status = (code: number): Fault =>
  ofCall({ ...failure, name: `the shop responds ${code}` }, () => ({ kind: 'status', status: code }));

/** Failures without a message for shoppers. */
export const broken = status(500);
export const forbidden = status(403);
export const limited: Fault = ofCall(
  { ...failure, name: 'the shop responds with 429 with Retry-After' },
  ({ between }) => ({
    kind: 'status',
    status: 429,
    headers: { 'retry-after': String(between(1, 60)) },
  }),
);

/** The host responds to the script in place of the shop. The browser then sends the form itself, and the shop acts. */
export const challenged: Fault = ofCall(
  { kind: failure.kind, name: 'the host challenges the call', effect: 'none' },
  ({ between }) => ({
    kind: 'html',
    status: [401, 403, 429, 503][between(0, 3)] ?? 403,
  }),
);

const sentence = 'Only two of these are left.';
/** The shop's own message. */
export const refused: Fault = ofCall(
  { ...failure, name: 'the shop refuses with a message', message: sentence },
  () => ({ kind: 'status', status: 422, body: JSON.stringify({ error: sentence }) }),
);

export const actedAndFailed: Fault = ofCall(
  { ...failure, name: 'the shop acts and responds with 500', effect: 'hides' },
  () => ({ kind: 'status', status: 500, acted: true }),
);

const connection = { kind: 'the connection breaks', failure: 'network' } as const;
export const cutBefore: Fault = ofCall(
  { ...connection, name: 'the connection is cut before the shop acts', effect: 'fails' },
  () => ({ kind: 'drop' }),
);
export const cutAfter: Fault = ofCall(
  { ...connection, name: 'the connection is cut after the shop has acted', effect: 'hides' },
  () => ({ kind: 'drop', acted: true }),
);
/** The browser gets no byte of a response. */
export const withoutResponse: readonly Fault[] = [cutBefore, cutAfter];
export const cutInside: Fault = ofCall(
  { ...connection, name: 'the connection is cut in the middle of the response', effect: 'hides' },
  ({ share }) => ({ kind: 'cut', share: 0.05 + share() * 0.9 }),
);
/** A reading call is repeated; a writing call never is. */
export const cutOnce: Fault = ofCall(
  { name: 'the connection is cut once', kind: 'the connection breaks', effect: 'none' },
  () => ({ kind: 'drop', times: 1 }),
);
export const offline: Fault = {
  ...connection,
  name: 'the browser is offline',
  effect: 'fails',
  apply: ({ context }) => context.setOffline(true),
  undo: ({ context }) => context.setOffline(false),
};

const content = { kind: 'the response is wrong', failure: 'data' } as const;
export const htmlInstead: Fault = ofCall(
  { ...content, name: 'the response is a page of HTML', effect: 'fails' },
  () => ({
    kind: 'html',
    status: 200,
  }),
);
export const actedAndHtml: Fault = ofCall(
  { ...content, name: 'the shop acts and answers with a page of HTML', effect: 'hides' },
  () => ({ kind: 'html', status: 200, acted: true }),
);
export const empty: Fault = ofCall({ ...content, name: 'the response is empty', effect: 'hides' }, () => ({
  kind: 'truncate',
  share: 0,
}));
/** Only JSON responses can be recognised as damaged. */
export const endsEarly: Fault = ofCall(
  { ...content, name: 'the response ends early', effect: 'hides' },
  ({ share }) => ({
    kind: 'truncate',
    share: 0.1 + share() * 0.8,
  }),
);
export const typedAsHtml: Fault = ofCall(
  { ...content, name: 'the response has the type of HTML', effect: 'hides' },
  () => ({ kind: 'type', type: 'text/html' }),
);

/** The longest delay of a slow response, in milliseconds. */
const SLOW = 2_000;
export const slow: Fault = ofCall(
  { name: 'the response is slow', kind: 'responses are late or out of order', effect: 'none', delay: SLOW },
  ({ between }) => ({ kind: 'slow', ms: between(500, SLOW) }),
);

/** For a press that is made twice: the first response arrives after the second. */
export const reordered: Fault = ofCall(
  { name: 'the first response arrives after the second', kind: 'responses are late or out of order', effect: 'none' },
  () => ({ kind: 'hold', nth: 1 }),
);
