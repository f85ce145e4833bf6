import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { makeStore, type AppStore, type RootState } from '../../../../core/state/make-store';

/** The calls that a test expects; any other throws. */
export type FakeApi = { [Group in keyof StorefrontApi]?: Partial<StorefrontApi[Group]> };

/** A real store over calls that a test answers by itself. */
export function storeWithCalls(api: FakeApi = {}, preloaded?: Partial<RootState>): AppStore {
  const refuse = (name: string): never => {
    throw new Error(`the test did not expect ${name}`);
  };
  const group = (name: string, calls: object): object =>
    new Proxy(calls, {
      get: (target, call) => Reflect.get(target, call) ?? (() => refuse(`${name}.${String(call)}`)),
    });
  const calls = new Proxy(api as StorefrontApi, {
    // A promise of the calls looks for a `then` of theirs.
    get: (target, name) => (name === 'then' ? undefined : group(String(name), Reflect.get(target, name) ?? {})),
  });
  return makeStore({ api: () => Promise.resolve(calls), afterPaint: () => Promise.resolve(), preloaded });
}

/** A promise that the test keeps or breaks when it wants to. */
export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((keep, fail) => ((resolve = keep), (reject = fail)));
  return { promise, resolve, reject };
}

/** Lets everything that waits only for promises happen. */
export function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The layout's element, with what a test needs of it. */
export function printContext(attributes: Record<string, string>): void {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.setAttribute('data-page-context', '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value);
  document.head.replaceChildren(element);
}

/** The details of the events of a type, in the order in which they came, until the test ends. */
export function hear(type: string, target: EventTarget = document): unknown[] {
  const details: unknown[] = [];
  target.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}
