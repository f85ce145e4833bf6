import { slotParts } from '../../../../core/markup/slot-parts';
import { explainMessage } from '../../../theme/contracts/console-sentences';
import type { Finding, InspectedSlot, KnownWidget } from '../inspected-slot';
import type { PageRecord, RecordedError } from './page-record';

/** Data about widgets that the page itself does not have. */
export interface Knowledge {
  readonly widgets: Readonly<Record<string, KnownWidget>>;
  /** The checker's findings in the theme's templates. */
  readonly findings: readonly Finding[];
  readonly record: PageRecord | undefined;
}

/** Every slot of a page with its element, in document order. */
export const readSlots = (page: Document, knowledge: Knowledge): { element: HTMLElement; slot: InspectedSlot }[] =>
  [...page.querySelectorAll<HTMLElement>('[data-widget]')].map((element) => ({
    element,
    slot: readSlot(element, knowledge),
  }));

function readSlot(element: HTMLElement, { widgets, findings, record }: Knowledge): InspectedSlot {
  const widget = element.getAttribute('data-widget') ?? '';
  const known = widgets[widget];
  const elements = slotParts(element);
  const parts: Record<string, number> = {};
  for (const part of elements) {
    const name = part.getAttribute('data-part') ?? '';
    parts[name] = (parts[name] ?? 0) + 1;
  }
  const template = placeOf(element);
  const { loading, mounted, ...before } = record?.times.get(element) ?? {};
  const wanted = loading ?? before['waiting'];
  const places = [element, ...elements].map(placeOf);
  const said = (record?.errors ?? []).filter((error) => slotOf(error.element) === element).map(asFinding);
  const checked = findings.filter(({ file, line }) => places.includes(`${file}:${line}`));
  return {
    widget,
    status: element.getAttribute('data-widget-status') ?? 'no code',
    moment: element.getAttribute('data-widget-when') ?? known?.moment ?? 'unknown',
    ...(template !== undefined && { template }),
    ...(mounted !== undefined && { mountedAt: mounted }),
    ...(mounted !== undefined && wanted !== undefined && { tookMs: mounted - wanted }),
    parts,
    missing: Object.entries(known?.parts ?? {})
      .filter(([name]) => !(name in parts))
      .map(([part, mark]) => ({ part, ...mark })),
    unknown: known ? Object.keys(parts).filter((name) => !(name in known.parts)) : [],
    findings: withoutEchoes([...checked, ...said]),
  };
}

const placeOf = (element: Element): string | undefined => element.getAttribute('data-template-place') ?? undefined;

const slotOf = (element: Element): Element | null => element.closest('[data-widget]');

/** Removes repeated sentences. The checker's finding is first and has more detail than the console's, so it stays. */
const withoutEchoes = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ sentence }, index) => findings.findIndex((one) => one.sentence === sentence) === index);

function asFinding({ kind, message }: RecordedError): Finding {
  return { rule: kind, level: 'error', sentence: message, hint: explainMessage(kind, message)?.hint ?? '' };
}
