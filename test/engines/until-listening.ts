import { connect } from 'node:net';
import { until } from '../support/driver/until';

/** Waits until a program listens on a port of this machine. */
export const untilListening = (port: number): Promise<unknown> =>
  until(
    `a program listens on port ${port}`,
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
  );
