type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** The template's props with what the widget says on top: classes and styles add up, handlers chain, the rest wins. */
export function mergeProps(initial: Props, said: Props): Props {
  const merged: Props = { ...initial };
  for (const [name, value] of Object.entries(said)) {
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
