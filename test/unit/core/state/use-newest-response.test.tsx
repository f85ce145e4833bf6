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
  const resolve = async ({ requests }: ReturnType<typeof mount>, index: number, response: string | Error) => {
    if (response instanceof Error) requests[index]!.response.reject(response);
    else requests[index]!.response.resolve(response);
    await settle();
  };

  it('resolves its request, and isAsking is true until then; its functions stay the same', async () => {
    const page = mount();
    const [first] = page.renders;
    expect(page.latest.isAsking).toBe(false);
    await page.ask('mug');
    expect([page.latest.isAsking, page.responses]).toEqual([true, []]);
    await resolve(page, 0, 'mugs');
    expect([page.latest.isAsking, page.responses]).toEqual([false, ['mugs']]);
    expect(page.renders.length).toBeGreaterThan(1);
    expect([page.latest.ask, page.latest.stop]).toEqual([first!.ask, first!.stop]);
  });

  it.each<[string, string | Error, string]>([
    ['mugs', 'candles', 'candles'],
    ['mugs', new Error('no light'), 'failed: no light'],
  ])(
    'is the only one, and may be a failure: a newer request aborts the older one (%s, %s)',
    async (older, newer, shown) => {
      const page = mount();
      await page.ask('mug');
      await page.ask('candle');
      expect(page.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
      await resolve(page, 0, newer instanceof Error ? new Error('too late') : older);
      expect([page.latest.isAsking, page.responses]).toEqual([true, []]);
      await resolve(page, 1, newer);
      expect([page.latest.isAsking, page.responses]).toEqual([false, [shown]]);
    },
  );

  it('is ignored after the widget stops asking', async () => {
    const page = mount();
    await page.ask('mug');
    page.latest.stop();
    await settle();
    expect([page.latest.isAsking, page.requests[0]!.signal?.aborted]).toEqual([false, true]);
    await resolve(page, 0, 'mugs');
    await page.ask('candle');
    await resolve(page, 1, 'candles');
    expect(page.responses).toEqual(['candles']);
  });

  it('is ignored after the widget has left the page', async () => {
    const page = mount();
    await page.ask('mug');
    page.unmount();
    expect(page.requests[0]!.signal?.aborted).toBe(true);
    await resolve(page, 0, 'mugs');
    expect(page.responses).toEqual([]);
  });
});
