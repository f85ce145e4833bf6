import { type Lie, lies } from '../../support/driver/lying-cdn';
import type { Fault as Switch } from '../../shop/switches/faults';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const file = (name: string) => `/assets/cdn/widgets/*/${name}.js`;

/** A fault of a file of the bundle, from before the page is opened. */
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

/** A file that is not there. */
export const missing = (name: string): Fault =>
  ofFile('is missing', name, () => ({ kind: 'status', status: 404, type: 'text/plain' }));

/** A file that never comes whole. */
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

/** A file of which the CDN sends other bytes to the browser than to those who check. */
const liedAbout = (name: string, lie: Lie, more: Partial<Fault> = {}): Fault => ({
  name: `the CDN lies about ${name}.js ${lie.name}`,
  kind: 'the CDN lies',
  effect: 'none',
  isOfCode: true,
  early: ({ shop }) => lie.tell(shop, name),
  ...more,
});
/** Every way of it that leaves no true file. */
export const liedAboutAlways = (name: string): readonly Fault[] =>
  lies.filter(({ isTotal }) => isTotal).map((lie) => liedAbout(name, lie));
/** Every way of it in which the true file may come in the end; else the file is reported as one that did not. */
export const liedAboutAtTimes = (name: string): readonly Fault[] =>
  lies.filter(({ isTotal }) => !isTotal).map((lie) => liedAbout(name, lie, { complaints: /Loading chunk \S+ failed/ }));

/** A file that comes within a press's four seconds. */
export const late = (name: string): Fault =>
  ofFile('is late', name, ({ random }) => ({ kind: 'slow', ms: random.between(700, 2_000) }), { delay: 2_000 });

/** A file that comes when nobody waits for it any more. */
export const tooLate = (name: string): Fault =>
  ofFile('is twenty seconds late', name, () => ({ kind: 'slow', ms: 20_000 }));
