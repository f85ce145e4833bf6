type Props = Record<string, unknown>;
export type Handler = (...args: unknown[]) => void;

/** Whether a prop is an event handler: `onClick`, and so on. */
export const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges a widget's props with the props that the template printed. Classes and styles are combined. Handlers run one after
 * the other. Any other prop of the widget replaces the printed one, unless it is `undefined`.
 */
export function mergeProps(initial: Props, overrides: Props): Props {
  const merged: Props = { ...initial };
  for (const [name, value] of Object.entries(overrides)) {
    const before = merged[name];
    if (value === undefined) continue;
    if (name === 'className') merged[name] = [before, value].filter(Boolean).join(' ') || undefined;
    else if (name === 'style') merged[name] = { ...(before as object), ...(value as object) };
    else if (isHandler(name, value) && isHandler(name, before)) merged[name] = chain(before, value);
    else merged[name] = value;
  }
  return merged;
}

const chain =
  (first: Handler, second: Handler): Handler =>
  (...args) => {
    first(...args);
    second(...args);
  };
