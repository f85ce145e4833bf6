import { openOtherHost, type OtherHost } from '../../support/driver/open-other-host';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const hosts = new WeakMap<Scene, OtherHost>();

/** The other host lets every page read its answers, and hears nothing. */
export const redirected: Fault = {
  name: 'it is redirected to another host',
  kind: 'the answer is not what it should be',
  effect: 'fails',
  failure: 'network',
  strike: async (scene, { call }) => {
    const host = await openOtherHost('<p>Taken.</p>');
    hosts.set(scene, host);
    scene.shop.world.faults.add({ ...call, kind: 'redirect', to: host.address });
  },
  lift: async (scene) => {
    const host = hosts.get(scene);
    await host?.close();
    if (host?.asked.length) throw new Error(`the other host was asked: ${host.asked.join(', ')}`);
  },
};
