import { describe, expect, it } from '@jest/globals';
import { noResponseReason } from '../../../tools/doctor/no-response-reason';

/** Imitates an error of Node's `fetch`, whose cause has the code. */
const failed = (code: string, message = 'in the words of Node') =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(message), { code }) });

describe('the reason for a missing response', () => {
  it.each([
    [failed('ENOTFOUND'), 'no server has this name (ENOTFOUND)'],
    [failed('CERT_HAS_EXPIRED'), 'its certificate is refused (CERT_HAS_EXPIRED)'],
    [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'its certificate is refused (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    [failed('EHOSTUNREACH'), 'in the words of Node (EHOSTUNREACH)'],
    [Object.assign(new Error('fetch failed'), { cause: new Error('bad port') }), 'bad port'],
    [
      Object.assign(new Error('fetch failed'), { cause: { errors: [failed('ECONNREFUSED').cause] } }),
      'nothing listens there (ECONNREFUSED)',
    ],
  ])('is a readable text: %s', (error, reason) => {
    expect(noResponseReason(error, 10)).toBe(reason);
  });
});
