import type { Fault as Switch } from '../../shop/switches/faults';
import type { Fault } from '../fault';
import type { Random } from '../random';

type Given = Switch extends infer One ? (One extends Switch ? Omit<One, 'path' | 'method' | 'isCall'> : never) : never;

/** A fault of the responses to a journey's call, through the shop's own switches. */
const ofCall = (fault: Omit<Fault, 'apply'>, given: (random: Random) => Given): Fault => ({
  ...fault,
  apply: ({ shop, random }, { call }) => shop.world.faults.add({ ...call, ...given(random) } as Switch),
});

const status = (code: number, headers: Record<string, string> = {}): Fault =>
  ofCall(
    {
      name: `the shop answers ${code}${headers['retry-after'] ? ' with Retry-After' : ''}`,
      kind: 'the shop answers with a failure',
      effect: 'fails',
      failure: 'http',
    },
    ({ between }) => ({
      kind: 'status',
      status: code,
      headers: headers['retry-after'] ? { 'retry-after': String(between(1, 60)) } : {},
    }),
  );

const retryAfter = { 'retry-after': '1' };
/** A failure without a message for shoppers. */
export const statuses: readonly Fault[] = [
  ...[401, 403, 404, 409, 422, 429, 500, 503].map((code) => status(code)),
  status(429, retryAfter),
  status(503, retryAfter),
];
export const broken = statuses.filter(({ name }) => /500$|429 with/.test(name));

const sentence = 'Only two of these are left.';
/** The shop's own message. */
export const refused: Fault = ofCall(
  {
    name: 'the shop refuses with a message',
    kind: 'the shop answers with a failure',
    effect: 'fails',
    failure: 'http',
    message: sentence,
  },
  () => ({ kind: 'status', status: 422, body: JSON.stringify({ error: sentence }) }),
);

export const actedAndFailed: Fault = ofCall(
  {
    name: 'the shop acts and answers 500',
    kind: 'the shop answers with a failure',
    effect: 'hides',
    failure: 'http',
  },
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
/** The browser gets no byte of an answer. */
export const unanswered: readonly Fault[] = [cutBefore, cutAfter];
export const cutInside: Fault = ofCall(
  { ...connection, name: 'the connection is cut in the middle of the answer', effect: 'hides' },
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

const content = { kind: 'the answer is wrong', failure: 'data' } as const;
export const htmlInstead: Fault = ofCall({ ...content, name: 'the answer is a page of HTML', effect: 'fails' }, () => ({
  kind: 'html',
  status: 200,
}));
export const actedAndHtml: Fault = ofCall(
  { ...content, name: 'the shop acts and answers with a page of HTML', effect: 'hides' },
  () => ({ kind: 'html', status: 200, acted: true }),
);
export const empty: Fault = ofCall({ ...content, name: 'the answer is empty', effect: 'hides' }, () => ({
  kind: 'truncate',
  share: 0,
}));
/** Only JSON responses can be recognised as damaged. */
export const damagedJson: readonly Fault[] = [
  ofCall({ ...content, name: 'the answer ends early', effect: 'hides' }, ({ share }) => ({
    kind: 'truncate',
    share: 0.1 + share() * 0.8,
  })),
  ofCall({ ...content, name: 'the answer contains its data twice', effect: 'hides' }, () => ({ kind: 'double' })),
  ofCall({ ...content, name: 'the answer has the type of HTML', effect: 'hides' }, () => ({
    kind: 'type',
    type: 'text/html',
  })),
];

/** The longest delay of a slow response, in milliseconds. */
const SLOW = 2_000;
export const slow: Fault = ofCall(
  { name: 'the answer is slow', kind: 'answers are late or out of order', effect: 'none', delay: SLOW },
  ({ between }) => ({ kind: 'slow', ms: between(500, SLOW) }),
);

/** For a press that is made twice: the first response arrives after the second. */
export const reordered: Fault = ofCall(
  { name: 'the first answer arrives after the second', kind: 'answers are late or out of order', effect: 'none' },
  () => ({ kind: 'hold', nth: 1 }),
);
