import { readFileSync } from 'node:fs';
import { isPackaged } from '../folders';
import { packagedWidgets } from './packaged-widgets';

/** An event of the widgets, from its type's comment. */
export interface WidgetEvent {
  readonly name: string;
  /** `{ quantity: number }` */
  readonly detail: string;
  readonly is: string;
}

/** The events of the widgets, from the comments in `WidgetEvents`. */
export function widgetEvents(): WidgetEvent[] {
  if (isPackaged) return [...packagedWidgets().events];
  const text = readFileSync('core/events/widget-events.ts', 'utf8');
  const [, body = ''] = /export interface WidgetEvents \{([\s\S]*?)\n\}/.exec(text) ?? [];
  return [...body.matchAll(/\/\*\*([\s\S]*?)\*\/\s*'([^']+)': (\{[^}]*\}|[^;{]*);/g)].map(
    ([, comment = '', name = '', detail = '']) => ({
      name,
      detail: detail.trim(),
      is: comment.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
    }),
  );
}

/** The table of events for the guide. */
export function eventTable(): string {
  const rows = widgetEvents().map(
    ({ name, detail, is }) => `| \`${name}\` | \`${detail.replaceAll('|', '\\|')}\` | ${is} |`,
  );
  return ['| event | `detail` | when |', '| --- | --- | --- |', ...rows].join('\n');
}
