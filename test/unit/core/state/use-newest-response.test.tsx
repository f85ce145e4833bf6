import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type NewestResponse, useNewestResponse } from '../../../../core/state/hooks';
import { requestShop } from '../../../../core/state/request-shop';
import { settle } from '../../../support/jest/settle';
import { type Deferred, deferred, storeWithCalls } from './store-with-calls';

/** Mounts a component that only sends requests. Returns its latest render and the requests that reached the shop. */
function mount() {
  const requests: { term: string; signal: AbortSignal | undefined; response: Deferred<string> }[] = [];
  const store = storeWithCalls({
    search: {
      quickResults: (term, { signal } = {}) => {
        const response = deferred<string>();
        requests.push({ term, signal, response });
        return response.promise;
      },
    },
  });
  const renders: NewestResponse[] = [];
  const Asker = (): null => (renders.push(useNewestResponse()), null);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Asker />
      </Provider>,
    ),
  );
  const responses: string[] = [];
  return {
    requests,
    responses,
    renders,
    get latest() {
      return renders.at(-1)!;
    },
    ask(term: string) {
      this.latest
        .ask((signal) => requestShop((api) => api.search.quickResults(term, { signal })))
        .then(
          (response) => responses.push(response),
          (error: Error) => responses.push(`failed: ${error.message}`),
        );
      return settle();
    },
    unmount: () => flushSync(() => root.unmount()),
  };
}

describe('the newest response', () => {
  it('resolves its request, and isAsking is true until then', async () => {
    const page = mount();
    expect(page.latest.isAsking).toBe(false);
    await page.ask('mug');
    expect(page.latest.isAsking).toBe(true);
    expect(page.responses).toEqual([]);
    page.requests[0]!.response.resolve('mugs');
    await settle();
    expect(page.latest.isAsking).toBe(false);
    expect(page.responses).toEqual(['mugs']);
  });

  it('is the only one: a newer request aborts the older one, whichever is answered last', async () => {
    const page = mount();
    await page.ask('mug');
    await page.ask('candle');
    expect(page.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    page.requests[0]!.response.resolve('mugs');
    await settle();
    expect(page.latest.isAsking).toBe(true);
    expect(page.responses).toEqual([]);
    page.requests[1]!.response.resolve('candles');
    await settle();
    expect(page.latest.isAsking).toBe(false);
    expect(page.responses).toEqual(['candles']);
  });

  it('may be a failure; the failure of an older request is ignored', async () => {
    const page = mount();
    await page.ask('mug');
    await page.ask('candle');
    page.requests[0]!.response.reject(new Error('too late'));
    page.requests[1]!.response.reject(new Error('no light'));
    await settle();
    expect(page.latest.isAsking).toBe(false);
    expect(page.responses).toEqual(['failed: no light']);
  });

  it('is ignored after the widget stops asking', async () => {
    const page = mount();
    await page.ask('mug');
    page.latest.stop();
    await settle();
    expect(page.latest.isAsking).toBe(false);
    expect(page.requests[0]!.signal?.aborted).toBe(true);
    page.requests[0]!.response.resolve('mugs');
    await settle();
    expect(page.responses).toEqual([]);
    await page.ask('candle');
    page.requests[1]!.response.resolve('candles');
    await settle();
    expect(page.responses).toEqual(['candles']);
  });

  it('is ignored after the widget has left the page', async () => {
    const page = mount();
    await page.ask('mug');
    page.unmount();
    expect(page.requests[0]!.signal?.aborted).toBe(true);
    page.requests[0]!.response.resolve('mugs');
    await settle();
    expect(page.responses).toEqual([]);
  });

  it('is requested by functions that are the same at each render', async () => {
    const page = mount();
    const [first] = page.renders;
    await page.ask('mug');
    expect(page.renders.length).toBeGreaterThan(1);
    expect(page.latest.ask).toEqual(first!.ask);
    expect(page.latest.stop).toEqual(first!.stop);
  });
});
