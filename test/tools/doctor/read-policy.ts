/** A Content Security Policy: the sources of each directive. */
export interface Policy {
  readonly isEnforced: boolean;
  /** The sources of the first of these directives that the policy has; undefined if it has none of them. */
  sourcesOf(...directives: readonly string[]): readonly string[] | undefined;
}

/** Reads the policies of a header, separated by commas. All of them apply at once. */
export function readPolicies(text: string | null, isEnforced: boolean): Policy[] {
  return (text ?? '')
    .split(',')
    .filter((one) => one.trim())
    .map((one) => readPolicy(one, isEnforced));
}

function readPolicy(text: string, isEnforced: boolean): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // The first of duplicate directives counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return {
    isEnforced,
    sourcesOf: (...names) => names.map((name) => directives.get(name)).find((sources) => sources !== undefined),
  };
}
