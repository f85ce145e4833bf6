import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isHovered, isPlainClick } from '../../../core/controls/press';

/** Milliseconds. */
const NOTICE_TIME = 2500;
/** Percent of the picture's size for one arrow key. */
const STEP = 12;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** In percent from the left and top. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: 50, y: 50 };
const clamp = (percent: number) => Math.min(100, Math.max(0, percent));

/**
 * Under the mouse, or after a tap or Enter; then a finger moves the picture, not the page.
 *
 * @param url the largest size; no zoom unless it is larger than the frame
 */
export function useZoom(frame: HTMLElement | undefined, url: string) {
  // A zoom by hovering ends when the mouse leaves; one by a press lasts until the next press.
  // In a dialog, the mouse is over the picture by chance, and Escape must close the dialog.
  const [mode, setMode] = useState<'off' | 'hover' | 'held'>(() =>
    frame && !frame.closest('dialog') && isHovered(frame) ? 'hover' : 'off',
  );
  const [point, setPoint] = useState(CENTRE);
  const [failed, setFailed] = useState('');
  const hasEntered = useRef(false);
  const finger = useRef<{ x: number; y: number; from: Point } | null>(null);
  const loaded = useLoaded(mode === 'off' ? '' : url, () => {
    setMode('off');
    setFailed(url);
  });
  const isOn = mode !== 'off' && loaded > (frame?.clientWidth ?? 0);
  const end = () => setMode('off');

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(''), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [failed]);

  // Wherever the focus is: a hovering mouse moves none (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
  useEffect(() => {
    if (mode === 'off') return;
    const endAtEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      setMode('off');
      if (!isOn) return;
      // The key must not also close a dialog or a panel.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', endAtEscape, true);
    return () => document.removeEventListener('keydown', endAtEscape, true);
  }, [isOn, mode]);

  const pointUnder = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame?.getBoundingClientRect();
    if (!box?.width || !box.height) return CENTRE;
    return { x: clamp(((clientX - box.left) / box.width) * 100), y: clamp(((clientY - box.top) / box.height) * 100) };
  };
  const toggle = (at: Point) => {
    setPoint(at);
    setMode((now) => (now === 'held' ? 'off' : 'held'));
  };

  return {
    isOn,
    end,
    hasFailed: failed === url && failed !== '',
    frame: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        hasEntered.current = pointerType === 'mouse';
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        hasEntered.current = false;
        if (pointerType === 'mouse') setMode((now) => (now === 'hover' ? 'off' : now));
      },
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        finger.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY, from: point };
      },
      onPointerMove: (event: PointerEvent) => {
        // Where a dialog or a scrolled page brings the picture under a resting mouse, the mouse only enters it.
        const starts = mode === 'off' && hasEntered.current;
        hasEntered.current = false;
        if (starts) setMode('hover');
        else if (mode === 'off') return;
        const start = finger.current;
        if (event.pointerType === 'mouse') setPoint(pointUnder(event));
        else if (start && frame) {
          setPoint({
            x: clamp(start.from.x - ((event.clientX - start.x) / frame.clientWidth) * 100),
            y: clamp(start.from.y - ((event.clientY - start.y) / frame.clientHeight) * 100),
          });
        }
      },
    },
    control: {
      role: 'button',
      'aria-pressed': isOn,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A click by the keyboard has no position (detail 0); a hovering mouse has zoomed already.
        if (event.detail === 0) toggle(CENTRE);
        else if (mode !== 'hover') toggle(pointUnder(event));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [right, down] = ARROWS[event.key] ?? [0, 0];
        if (event.key === ' ') toggle(CENTRE);
        else if (isOn && (right || down)) setPoint(({ x, y }) => ({ x: clamp(x + right), y: clamp(y + down) }));
        else return;
        // The key must not scroll the page.
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: end,
    },
    layer: {
      hidden: !isOn,
      ...(isOn && {
        style: { backgroundImage: `url(${JSON.stringify(url)})`, backgroundPosition: `${point.x}% ${point.y}%` },
      }),
    },
  };
}

/** In pixels once loaded, else 0. */
function useLoaded(url: string, failed: () => void): number {
  const [known, setKnown] = useState({ url: '', width: 0 });
  const fail = useEffectEvent(failed);
  useEffect(() => {
    if (!url || known.url === url) return;
    const picture = new Image();
    picture.onload = () => setKnown({ url, width: picture.naturalWidth });
    picture.onerror = () => fail();
    picture.src = url;
    return () => {
      picture.onload = picture.onerror = null;
    };
  }, [url, known.url]);
  return known.url === url ? known.width : 0;
}
