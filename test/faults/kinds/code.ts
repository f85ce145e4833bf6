import type { Fault as Switch } from '../../shop/switches/faults';
import { wrongAtOnce } from '../../support/driver/wrong-cdn-responses';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const file = (name: string) => `/assets/cdn/widgets/*/${name}.js`;

/** A fault of a file of the bundle. It exists before the page is opened. */
const ofFile = (
  what: string,
  name: string,
  given: (scene: Scene) => Partial<Switch>,
  more: Partial<Fault> = {},
): Fault => ({
  name: `${name}.js ${what}`,
  kind: 'code is missing, late or wrong',
  effect: 'none',
  isOfCode: true,
  early: (scene) => scene.shop.world.faults.add({ path: file(name), ...given(scene) } as Switch),
  ...more,
});

/** A file that does not exist. */
export const missing = (name: string): Fault =>
  ofFile('is missing', name, () => ({ kind: 'status', status: 404, type: 'text/plain' }));

/** A file whose download is cut. */
export const cutOff = (name: string): Fault =>
  ofFile('is cut in the middle', name, ({ random }) => ({ kind: 'cut', share: 0.05 + random.share() * 0.9 }));

/** A file with one byte changed. */
export const corrupt = (name: string): Fault =>
  ofFile('is corrupt', name, ({ random }) => ({ kind: 'damage', share: random.share() }));

/** A file of another version under the same name. */
export const ofOtherVersion = (name: string): Fault =>
  ofFile('is of another version', name, () => ({
    kind: 'status',
    status: 200,
    type: 'text/javascript',
    body: 'export const group = undefined;',
  }));

/** A file for which the CDN never sends the browser the bytes that were uploaded: every way. */
export const alwaysWrong = (name: string): readonly Fault[] =>
  wrongAtOnce
    .filter(({ isTotal }) => isTotal)
    .map((response) => ({
      name: `the CDN responds wrongly for ${name}.js (${response.name})`,
      kind: 'the CDN responds wrongly',
      effect: 'none',
      isOfCode: true,
      early: ({ shop }) => response.serve(shop, name),
    }));

/** A file that loads within the four seconds for which a press is held. */
export const late = (name: string): Fault =>
  ofFile('is late', name, ({ random }) => ({ kind: 'slow', ms: random.between(700, 2_000) }), { delay: 2_000 });

/** A file that loads when no press is held any more. */
export const tooLate = (name: string): Fault =>
  ofFile('is twenty seconds late', name, () => ({ kind: 'slow', ms: 20_000 }));
