import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type LatestRequest, useLatestRequest } from '../../../../core/state/hooks';
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
  const renders: LatestRequest[] = [];
  const Sender = (): null => (renders.push(useLatestRequest()), null);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Sender />
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
    send(term: string) {
      this.latest
        .send((signal) => requestShop((api) => api.search.quickResults(term, { signal })))
        .then(
          (response) => responses.push(response),
          (error: Error) => responses.push(`failed: ${error.message}`),
        );
      return settle();
    },
    unmount: () => flushSync(() => root.unmount()),
  };
}

describe('the latest request', () => {
  const resolve = async ({ requests }: ReturnType<typeof mount>, index: number, response: string | Error) => {
    if (response instanceof Error) requests[index]!.response.reject(response);
    else requests[index]!.response.resolve(response);
    await settle();
  };

  it('is pending until its response; the functions of the hook stay the same', async () => {
    const page = mount();
    const [first] = page.renders;
    expect(page.latest.isPending).toBe(false);
    await page.send('mug');
    expect([page.latest.isPending, page.responses]).toEqual([true, []]);
    await resolve(page, 0, 'mugs');
    expect([page.latest.isPending, page.responses]).toEqual([false, ['mugs']]);
    expect(page.renders.length).toBeGreaterThan(1);
    expect([page.latest.send, page.latest.abort]).toEqual([first!.send, first!.abort]);
  });

  it.each<[string, string | Error, string]>([
    ['mugs', 'candles', 'candles'],
    ['mugs', new Error('no light'), 'failed: no light'],
  ])('is the only one, and may fail: it aborts the older one (%s, %s)', async (older, newer, shown) => {
    const page = mount();
    await page.send('mug');
    await page.send('candle');
    expect(page.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await resolve(page, 0, newer instanceof Error ? new Error('too late') : older);
    expect([page.latest.isPending, page.responses]).toEqual([true, []]);
    await resolve(page, 1, newer);
    expect([page.latest.isPending, page.responses]).toEqual([false, [shown]]);
  });

  it('is ignored after the widget aborts it', async () => {
    const page = mount();
    await page.send('mug');
    page.latest.abort();
    await settle();
    expect([page.latest.isPending, page.requests[0]!.signal?.aborted]).toEqual([false, true]);
    await resolve(page, 0, 'mugs');
    await page.send('candle');
    await resolve(page, 1, 'candles');
    expect(page.responses).toEqual(['candles']);
  });

  it('is ignored after the widget has left the page', async () => {
    const page = mount();
    await page.send('mug');
    page.unmount();
    expect(page.requests[0]!.signal?.aborted).toBe(true);
    await resolve(page, 0, 'mugs');
    expect(page.responses).toEqual([]);
  });
});
