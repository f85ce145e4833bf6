import { readFileSync } from 'node:fs';
import { isPackaged } from '../folders';
import { packagedWidgets } from './packaged-widgets';

/** An event of the widgets, from its type's comment. */
export interface WidgetEvent {
  readonly name: string;
  /** `{ quantity: number }` */
  readonly detail: string;
  readonly is: string;
  /** Its name in Shopify's standard storefront events, and why ours differs; `''` without one. */
  readonly standard: string;
}

/** The events of the widgets, from the comments in `WidgetEvents`. */
export function widgetEvents(): WidgetEvent[] {
  if (isPackaged) return [...packagedWidgets().events];
  const text = readFileSync('core/events/widget-events.ts', 'utf8');
  const [, body = ''] = /export interface WidgetEvents \{([\s\S]*?)\n\}/.exec(text) ?? [];
  return [...body.matchAll(/\/\*\*([\s\S]*?)\*\/\s*'([^']+)': (\{[^}]*\}|[^;{]*);/g)].map(
    ([, comment = '', name = '', detail = '']) => ({ name, detail: detail.trim(), ...readComment(comment) }),
  );
}

function readComment(comment: string): Pick<WidgetEvent, 'is' | 'standard'> {
  const text = comment.replace(/\s*\n\s*\*\s?/g, ' ').trim();
  const [is = '', standard = ''] = text.split(' @standard ');
  return { is, standard };
}

/** `cart:view; why`: the name as code. */
const standardCell = (standard: string): string => standard.replace(/^[\w:-]+/, '`$&`');

/** The table of events for the guide. */
export function eventTable(): string {
  const rows = widgetEvents().map(
    ({ name, standard, detail, is }) =>
      `| \`${name}\` | ${standardCell(standard)} | \`${detail.replaceAll('|', '\\|')}\` | ${is} |`,
  );
  return ['| event | standard | `detail` | when |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The table of actions for the guide, from the comments in `Actions`. */
export function actionTable(): string {
  const text = readFileSync('core/mount/actions.ts', 'utf8');
  const [, body = ''] = /export interface Actions \{([\s\S]*?)\n\}/.exec(text) ?? [];
  const rows = [...body.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(\w+\([\s\S]*?\): [^;]+);/g)].map(
    ([, comment = '', call = '']) => {
      const { is, standard } = readComment(comment.replace(/@param (\w+)/, '`$1`:'));
      return `| \`${call.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\` | ${standardCell(standard)} | ${is} |`;
    },
  );
  return ['| action | standard | does |', '| --- | --- | --- |', ...rows].join('\n');
}
