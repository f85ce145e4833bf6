import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLocalShop } from '../shop/create-local-shop';
import type { Engine, EngineTab } from './engine';
import { type JourneyRunner, launchRunner } from './journey-runner';

const never = <Result>() => new Promise<Result>(() => undefined);

/** The engines that were launched, in their order. */
let launched: { isClosed: boolean; tab: Partial<EngineTab> }[];
let runner: JourneyRunner;

/** Launches engines whose first one has a broken tab. */
const launchWith = async (broken: Partial<EngineTab>) => {
  runner = await launchRunner({
    name: 'WebKit',
    launch: async (): Promise<Engine> => {
      const tab: Partial<EngineTab> = {
        evaluate: async () => [],
        resize: async () => undefined,
        screenshot: async () => new Uint8Array(),
        close: async () => undefined,
        ...(launched.length === 0 ? broken : {}),
      };
      const engine = { isClosed: false, tab };
      launched.push(engine);
      return {
        name: 'WebKit',
        version: '1',
        newTab: async () => tab as EngineTab,
        close: async () => void (engine.isClosed = true),
      };
    },
  });
};

/** Runs a journey that goes to a page, for ten minutes. */
const run = async (go: () => Promise<void> = async () => undefined) => {
  const shop = createLocalShop();
  jest.spyOn(shop, 'listen').mockResolvedValue('http://localhost:1');
  const attempt = runner.run(shop, { name: 'a sale', go });
  await jest.advanceTimersByTimeAsync(600_000);
  return (await attempt).problems.join('\n');
};

beforeEach(() => {
  launched = [];
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('a runner of journeys', () => {
  it('keeps its engine as long as that responds, also after a failed journey', async () => {
    await launchWith({});
    expect(await run()).toBe('');
    expect(await run(async () => Promise.reject(new Error('the cart is empty')))).toContain('the cart is empty');
    expect(launched).toHaveLength(1);
  });

  const fail = async () => Promise.reject(new Error('the cart is empty'));
  it.each([
    { what: 'a journey does not end', broken: {}, go: never<void> },
    { what: 'a page does not respond', broken: { evaluate: never } },
    { what: 'a window is not resized', broken: { resize: never } },
    { what: 'a failed page has no picture', broken: { screenshot: never }, go: fail },
    { what: 'a tab is not closed', broken: { close: never } },
    { what: 'the driver refuses to close a tab', broken: { close: async () => Promise.reject(new Error('no tab')) } },
  ] as { what: string; broken: Partial<EngineTab>; go?: () => Promise<void> }[])(
    'reports that $what, and launches the engine again',
    async ({ broken, go }) => {
      await launchWith(broken);
      expect(await run(go)).toMatch(/not done within \d+ ms|no tab/);
      expect(launched).toHaveLength(2);
      expect(launched[0]?.isClosed).toBe(true);
      expect(await run()).toBe('');
    },
  );
});
