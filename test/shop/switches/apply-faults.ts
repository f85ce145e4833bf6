import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import type { ActiveFault } from './faults';

/** Express middleware that makes requests meet the faults that are switched on. */
export const applyFaults =
  (world: World) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    for (const active of world.faults.meet(request.method, request.path)) {
      if (await isAnswered(active, request, response)) return;
    }
    next();
  };

/** Carries the fault out; true when the request needs no other answer. */
async function isAnswered(active: ActiveFault, request: Request, response: Response): Promise<boolean> {
  const { fault } = active;
  switch (fault.kind) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return false;
    case 'hold':
      await hold(active, fault.nth, response);
      return false;
    case 'type':
      overrideType(response, fault.type);
      return false;
    case 'drop':
      request.socket.destroy();
      return true;
    case 'html':
      response
        .status(fault.status ?? 500)
        .type('html')
        .send('<!doctype html><title>Error</title><h1>Error</h1>');
      return true;
    case 'status':
      response
        .status(fault.status)
        .type(fault.type ?? 'application/json')
        .send(fault.body ?? '{}');
      return true;
  }
}

/** The n-th waits; the one after it lets it go once it has been answered itself. */
async function hold(active: ActiveFault, nth: number, response: Response): Promise<void> {
  if (active.seen === nth) {
    await new Promise<void>((resolve) => {
      active.release = resolve;
    });
  } else if (active.seen === nth + 1) {
    response.on('close', () => active.release?.());
  }
}

/** Whatever type the answer gets later, it goes out as this one. */
function overrideType(response: Response, type: string): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = ((...args: unknown[]) => {
    response.setHeader('content-type', type);
    return writeHead(...args);
  }) as typeof response.writeHead;
}
