import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isPlainClick } from '../../../core/controls/is-plain-click';

/** Milliseconds for which the shopper is told that a picture can't be seen closer. */
const NOTICE = 2500;
/** How far an arrow key moves, in percent of the picture. */
const STEP = 12;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Place {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Place = { x: 50, y: 50 };
const within = (percent: number) => Math.min(100, Math.max(0, percent));

/**
 * A closer look at a picture: a mouse over it, a tap, or Enter. The mouse, a finger and the arrow keys move it; Escape,
 * another tap and leaving it end it. Only while it lasts does a finger move the picture and not the page.
 *
 * @param frame the element around the picture
 * @param address of the picture's largest size; one that is not larger than its frame has nothing more to show
 */
export function useZoom(frame: HTMLElement | undefined, address: string) {
  // Begun by a hovering mouse it ends with it; begun by a press it is held.
  const [mode, setMode] = useState<'off' | 'hover' | 'held'>('off');
  const [place, setPlace] = useState(CENTRE);
  const [failed, setFailed] = useState('');
  const finger = useRef<{ x: number; y: number; from: Place } | null>(null);
  const loaded = useLoaded(mode === 'off' ? '' : address, () => {
    setMode('off');
    setFailed(address);
  });
  const isOn = mode !== 'off' && loaded > (frame?.clientWidth ?? 0);
  const end = () => setMode('off');

  useEffect(() => {
    if (!failed) return;
    const over = setTimeout(() => setFailed(''), NOTICE);
    return () => clearTimeout(over);
  }, [failed]);

  const under = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = frame?.getBoundingClientRect();
    if (!box?.width || !box.height) return CENTRE;
    return { x: within(((clientX - box.left) / box.width) * 100), y: within(((clientY - box.top) / box.height) * 100) };
  };
  const toggle = (at: Place) => {
    setPlace(at);
    setMode((now) => (now === 'held' ? 'off' : 'held'));
  };

  return {
    isOn,
    end,
    /** The picture's largest size did not come. */
    hasFailed: failed === address && failed !== '',
    frame: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setMode((now) => (now === 'off' ? 'hover' : now));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setMode((now) => (now === 'hover' ? 'off' : now));
      },
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        finger.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY, from: place };
      },
      onPointerMove: (event: PointerEvent) => {
        if (mode === 'off') return;
        const start = finger.current;
        if (event.pointerType === 'mouse') setPlace(under(event));
        else if (start && frame) {
          // The picture follows the finger.
          setPlace({
            x: within(start.from.x - ((event.clientX - start.x) / frame.clientWidth) * 100),
            y: within(start.from.y - ((event.clientY - start.y) / frame.clientHeight) * 100),
          });
        }
      },
    },
    control: {
      role: 'button',
      'aria-pressed': isOn,
      onClick: (event: MouseEvent) => {
        // Opened elsewhere it is a link to the picture.
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A key's click comes from nowhere; a mouse that hovers has its closer look already.
        if (event.detail === 0) toggle(CENTRE);
        else if (mode !== 'hover') toggle(under(event));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [right, down] = ARROWS[event.key] ?? [0, 0];
        if (event.key === ' ') toggle(CENTRE);
        else if (mode !== 'off' && event.key === 'Escape') end();
        else if (isOn && (right || down)) setPlace(({ x, y }) => ({ x: within(x + right), y: within(y + down) }));
        else return;
        // Neither scrolls the page nor closes the dialog around the picture.
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: end,
    },
    layer: {
      hidden: !isOn,
      ...(isOn && {
        style: { backgroundImage: `url(${JSON.stringify(address)})`, backgroundPosition: `${place.x}% ${place.y}%` },
      }),
    },
  };
}

/**
 * Loads a picture ahead of showing it.
 *
 * @returns its width in pixels once it is there, else 0
 */
function useLoaded(address: string, failed: () => void): number {
  const [known, setKnown] = useState({ address: '', width: 0 });
  const fail = useEffectEvent(failed);
  useEffect(() => {
    if (!address || known.address === address) return;
    const picture = new Image();
    picture.onload = () => setKnown({ address, width: picture.naturalWidth });
    picture.onerror = () => fail();
    picture.src = address;
    return () => {
      picture.onload = picture.onerror = null;
    };
  }, [address, known.address]);
  return known.address === address ? known.width : 0;
}
