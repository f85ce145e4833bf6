import { carousel } from '../../../../../widgets/global/carousel/carousel';
import { settle } from '../../../../support/jest/settle';
import { giveWindow } from '../../give-window';
import { mountForUser } from '../../with-user';
import { fakeIntersectionObserver } from '../fake-intersection-observer';

interface Layout {
  /** The number of slides that have room, and a share of another one. */
  inView: number;
  isMirrored?: boolean;
}

interface CarouselOptions extends Partial<Layout> {
  rewind?: boolean;
  /** The interval; without it, the carousel does not advance by itself. */
  frequency?: string;
  /** The media queries that match, besides the width. */
  wants?: string[];
}

const define = (element: HTMLElement, sizes: Record<string, number>) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true });
};

/** Mounts the example with this many slides and dots. jsdom has no layout: slides are 100 wide. */
export async function mountCarousel(
  count: number,
  { rewind = false, frequency, wants = [], ...given }: CarouselOptions,
) {
  giveWindow(1280, wants);
  const observers = fakeIntersectionObserver();
  const change = (slot: HTMLElement) => {
    for (const name of ['slide', 'dot']) {
      const [first, ...others] = slot.querySelectorAll(`[data-part="${name}"]`);
      const item = (element: Element | undefined) => (name === 'dot' ? element?.parentElement : element);
      for (const other of others) item(other)!.remove();
      for (let copies = 1; copies < count; copies += 1) item(first)!.after(item(first)!.cloneNode(true));
    }
    delete slot.dataset.frequency;
    if (frequency) slot.dataset.frequency = frequency;
    slot.dataset.rewind = String(rewind);
  };
  const around = (html: string) => `<button id="elsewhere">Elsewhere</button>${html}`;
  const mounted = await mountForUser(carousel, { around, change });
  await settle();
  const { part, parts, click } = mounted;
  const [track, slides] = [part('track'), parts('slide')];
  const wasHidden = part('controls').hidden;

  /** The slides that have room, and the first one of them. */
  let inView = 1;
  let at = 0;
  const scrollTo = ({ left }: { left: number }): void => {
    at = Math.max(Math.min(Math.abs(left) / 100, slides.length - inView), 0);
    slides.forEach((slide, index) =>
      observers[0]?.see(slide, Math.max(Math.min(index + 1, at + inView) - Math.max(index, at), 0)),
    );
  };
  Object.assign(track, { scrollTo });
  const resize = async (next: Layout) => {
    inView = next.inView;
    define(track, { clientWidth: inView * 100 });
    const sign = next.isMirrored ? -1 : 1;
    slides.forEach((slide, index) => define(slide, { offsetLeft: sign * index * 100, offsetWidth: 100 }));
    scrollTo({ left: at * 100 });
    await settle();
  };
  await resize({ inView: 1, ...given });

  /** Presses a button, and returns the first slide in view. */
  const press = async (button: HTMLElement) => (await click(button), at);
  return {
    ...mounted,
    wasHidden,
    resize,
    at: () => at,
    next: () => press(part('next')),
    previous: () => press(part('previous')),
    dot: (index: number) => press(parts('dot')[index]!),
    play: () => click(part('play')),
    swipe: async (slide: number) => (scrollTo({ left: slide * 100 }), settle()),
    shownDots: () => parts('dot').filter(({ hidden }) => !hidden).length,
    currentDot: () => parts('dot').findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    ends: () => ['previous', 'next'].map((name) => part(name).getAttribute('aria-disabled')),
  };
}
