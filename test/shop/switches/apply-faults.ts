import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import { changeResponse } from './change-response';
import type { ActiveFault } from './faults';

/** Express middleware that applies the active faults to requests. */
export const applyFaults =
  (world: World) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { method, path, headers } = request;
    // Browsers send `empty` with the requests of `fetch` and XMLHttpRequest.
    for (const active of world.faults.meet({ method, path, isCall: headers['sec-fetch-dest'] === 'empty' })) {
      if (await hasResponded(active, request, response)) return;
    }
    next();
  };

/** Applies a fault; true when the shop must not respond any more. */
async function hasResponded(active: ActiveFault, request: Request, response: Response): Promise<boolean> {
  const { fault } = active;
  /** Responds now or, with `acted`, after the shop has handled the request. */
  const instead = (respond: () => void): boolean => {
    if (!('acted' in fault && fault.acted)) return (respond(), true);
    changeResponse(response, () => {
      for (const name of ['content-encoding', 'content-length', 'location']) response.removeHeader(name);
      respond();
    });
    return false;
  };
  /** Sends the shop's response with a changed body. */
  const change = (other: (body: Buffer) => Buffer): boolean => {
    changeResponse(response, (body) => {
      const changed = other(body);
      response.setHeader('content-length', changed.length);
      response.end(changed);
    });
    return false;
  };
  switch (fault.kind) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return false;
    case 'hold':
      await hold(active, fault.nth, response);
      return false;
    case 'type':
      overrideHeaders(response, { 'content-type': fault.type });
      return false;
    case 'headers':
      overrideHeaders(response, fault.headers);
      return false;
    case 'forge':
      return change((body) => Buffer.concat([Buffer.from(fault.code), body]));
    case 'drop':
      return instead(() => void request.socket.destroy());
    case 'redirect':
      return instead(() => response.redirect(307, fault.to));
    case 'html':
      return instead(() => {
        response.status(fault.status ?? 500).type('html');
        response.send('<!doctype html><title>Error</title><h1>Error</h1>');
      });
    case 'status':
      return instead(() => {
        response.status(fault.status).set(fault.headers ?? {});
        response.type(fault.type ?? 'application/json').send(fault.body ?? '{}');
      });
    case 'cut':
      changeResponse(response, (body) => {
        response.setHeader('content-length', body.length);
        response.write(body.subarray(0, Math.ceil(body.length * fault.share)), () => void request.socket.destroy());
      });
      return false;
    case 'pause':
      changeResponse(response, (body) => {
        const at = Math.max(body.indexOf(fault.before), 0);
        active.release = () => void response.end(body.subarray(at));
        response.write(body.subarray(0, at));
      });
      return false;
    case 'truncate':
      return change((body) => body.subarray(0, Math.floor(body.length * fault.share)));
    case 'damage':
      return change((body) => {
        const place = Math.floor((body.length - 1) * fault.share);
        const damaged = Buffer.from(body);
        damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
        return damaged;
      });
  }
}

/** The n-th request waits until the response to the next one is closed. */
async function hold(active: ActiveFault, nth: number, response: Response): Promise<void> {
  if (active.seen === nth) {
    await new Promise<void>((resolve) => {
      active.release = resolve;
    });
  } else if (active.seen === nth + 1) {
    response.on('close', () => active.release?.());
  }
}

/** Overrides headers of the response, also those that the shop sets later. */
function overrideHeaders(response: Response, headers: Record<string, string>): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = ((...args: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return writeHead(...args);
  }) as typeof response.writeHead;
}
