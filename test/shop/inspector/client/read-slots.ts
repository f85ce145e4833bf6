import { slotParts } from '../../../../core/markup/slot-parts';
import { consoleSentences } from '../../../theme-check/guide/console-sentences';
import type { Finding, InspectedSlot, KnownWidget } from '../inspected-slot';
import type { PageRecord, RecordedError } from './page-record';

/** What is known besides the page itself. */
export interface Knowledge {
  readonly widgets: Readonly<Record<string, KnownWidget>>;
  /** What the checker says of the theme's templates. */
  readonly findings: readonly Finding[];
  readonly record: PageRecord | undefined;
}

/** Every slot of a page with its element, in the order of the page. */
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

/** The checker and the console say the same of a slot in the same words; the checker knows more of it. */
const withoutEchoes = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ sentence }, index) => findings.findIndex((one) => one.sentence === sentence) === index);

function asFinding({ kind, message }: RecordedError): Finding {
  const known = consoleSentences[kind]?.find(({ says }) => formOf(says).test(message));
  return {
    rule: kind,
    level: 'mistake',
    sentence: message,
    hint: known?.hint ?? '',
    manual: `theme-templates/README.md#${kind}`,
  };
}

const formOf = (says: string): RegExp =>
  new RegExp(
    `^${says
      .split('…')
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );
