type Props = Record<string, unknown>;
export type Handler = (...args: unknown[]) => void;

/** Whether a prop is an event handler: `onClick`, and so on. */
export const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges a widget's props with the props that the template printed. Classes and styles are combined; a class that is `false`
 * is removed, also a printed one. Handlers run one after the other. Any other prop of the widget replaces the printed one,
 * unless it is `undefined`.
 */
export function mergeProps(initial: Props, overrides: Props): Props {
  const merged: Props = { ...initial };
  for (const [name, value] of Object.entries(overrides)) {
    const before = merged[name];
    if (value === undefined) continue;
    if (name === 'className') merged[name] = mergeClasses(before as string | undefined, value as ClassNames);
    else if (name === 'style') merged[name] = { ...(before as object), ...(value as object) };
    else if (isHandler(name, value) && isHandler(name, before)) merged[name] = chain(before, value);
    else merged[name] = value;
  }
  return merged;
}

/** Classes to add; as an object, each with whether the element has it. */
export type ClassNames = string | Readonly<Record<string, boolean>>;

/** Whether a prop of a part is `className` as an object. */
export const isClassMap = (name: string, value: unknown): boolean =>
  name === 'className' && typeof value === 'object' && value !== null;

function mergeClasses(printed = '', classes: ClassNames): string | undefined {
  if (typeof classes === 'string') return [printed, classes].filter(Boolean).join(' ') || undefined;
  const kept = printed.split(/\s+/).filter((name) => name && !(name in classes));
  const added = Object.keys(classes).filter((name) => classes[name]);
  return [...kept, ...added].join(' ') || undefined;
}

const chain =
  (first: Handler, second: Handler): Handler =>
  (...args) => {
    first(...args);
    second(...args);
  };
