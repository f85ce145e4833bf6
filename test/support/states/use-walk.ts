import { mountAtOnce } from '../driver/mount-at-once';
import { useOnePage } from '../driver/use-one-page';
import type { Shop } from '../driver/use-shop';
import { type Spoken, watchSpeech } from '../driver/watch-speech';
import type { Trouble } from '../driver/watch-trouble';
import { enterState, reachState } from './enter-state';
import type { Scene, State } from './state';

/** A page that enters the states in turn. */
export interface Walk {
  /** Brings the page into a state: for a new shopper, or from the previous state if it continues that one. */
  enter(state: State): Promise<Scene>;
  /** The announcements of live regions since the page was opened. */
  spoken(): Promise<Spoken[]>;
}

/**
 * Gives the tests of a describe block one page for all states. Unexpected complaints of the page fail the test.
 *
 * @param width in pixels, for states that exist on every screen
 * @param language code of the language's path prefix
 */
export function useWalk(shop: Shop, width: number, language?: string): Walk {
  let spoken: () => Promise<Spoken[]> = async () => [];
  const { begin } = useOnePage(shop, async (page) => {
    spoken = await watchSpeech(page);
    await mountAtOnce(page);
  });

  let opened: { scene: Scene; trouble: Trouble } | undefined;

  return {
    enter: async (state) => {
      if (state.continues) {
        if (!opened) throw new Error(`nothing is open that ${state.name} could continue`);
        if (state.complaint) opened.trouble.expect(state.complaint);
        await reachState(opened.scene, state, widthOf(state, width));
        return opened.scene;
      }
      const { page, trouble } = await begin();
      if (state.complaint) trouble.expect(state.complaint);
      if (state.status) trouble.expectStatus(state.status);
      const { server: store, url } = shop;
      const view = { store, url, width: widthOf(state, width) };
      const scene = await enterState(page, state, language === undefined ? view : { ...view, language });
      opened = { scene, trouble };
      return scene;
    },
    spoken: () => spoken(),
  };
}

function widthOf({ screen }: State, wanted: number): number {
  if (screen === 'wide') return Math.max(wanted, 1280);
  return screen === 'narrow' ? Math.min(wanted, 375) : wanted;
}
