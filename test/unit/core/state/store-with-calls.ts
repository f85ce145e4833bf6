import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { type AppStore, makeStore, type RootState } from '../../../../core/state/make-store';
import { afterTest } from '../../../support/examples/after-test';

/** The calls that a test expects; any other call throws. */
export type FakeApi = { [Group in keyof StorefrontApi]?: Partial<StorefrontApi[Group]> };

/** A real store whose calls the test answers. */
export function storeWithCalls(
  api: FakeApi = {},
  preloaded?: Partial<RootState>,
  afterPaint = () => Promise.resolve(),
): AppStore {
  const refuse = (name: string): never => {
    throw new Error(`the test did not expect ${name}`);
  };
  const group = (name: string, calls: object): object =>
    new Proxy(calls, { get: (target, call) => Reflect.get(target, call) ?? (() => refuse(`${name}.${String(call)}`)) });
  const calls = new Proxy(api as StorefrontApi, {
    // `Promise.resolve` reads the property `then` of the calls.
    get: (target, name) => (name === 'then' ? undefined : group(String(name), Reflect.get(target, name) ?? {})),
  });
  return makeStore({ api: () => Promise.resolve(calls), afterPaint, preloaded });
}

/** A promise that the test settles. */
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

/** Adds the layout's element with the page's data, until the test ends. */
export function printContext(attributes: Record<string, string>): void {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.setAttribute('data-page-context', '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value);
  document.head.replaceChildren(element);
  afterTest(() => element.remove());
}

/** Collects the details of a type's events, in order, until the test ends. */
export function recordEvents(type: string, target: EventTarget = document): unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => void details.push((event as CustomEvent).detail);
  target.addEventListener(type, listen);
  afterTest(() => target.removeEventListener(type, listen));
  return details;
}
