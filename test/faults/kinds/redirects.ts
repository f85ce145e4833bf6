import { type OtherHost, openOtherHost } from '../../support/driver/open-other-host';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const hosts = new WeakMap<Scene, OtherHost>();

/** Every page may read the responses of the other host. No request may reach it. */
export const redirected: Fault = {
  name: 'the call is redirected to another host',
  kind: 'the response is wrong',
  effect: 'fails',
  failure: 'network',
  apply: async (scene, { call }) => {
    const host = await openOtherHost('<p>Taken.</p>');
    hosts.set(scene, host);
    scene.shop.world.faults.add({ ...call, kind: 'redirect', to: host.url });
  },
  undo: async (scene) => {
    const host = hosts.get(scene);
    await host?.close();
    if (host?.asked.length) throw new Error(`the other host got requests: ${host.asked.join(', ')}`);
  },
};
