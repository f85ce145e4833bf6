/**
 * Reads the members of a TypeScript interface: name → type. The type of a method includes its parameters.
 *
 * Only names and spelling are needed, and the compiler's own API is not stable yet: so the text is parsed here.
 *
 * @param code the text of a file, or of the interface alone
 * @throws when the code has no such interface
 */
export function interfaceMembers(code: string, name: string): Record<string, string> {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  const start = new RegExp(`\\binterface ${name}\\b[^{]*\\{`).exec(plain);
  if (!start) throw new Error(`release: there is no interface ${name}`);
  return Object.fromEntries(splitMembers(plain.slice(start.index + start[0].length)).map(readMember));
}

/** The members up to the brace that closes the interface, each as one line. */
function splitMembers(body: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let member = '';
  for (const letter of body) {
    if (depth === 0 && (letter === ';' || letter === '}')) {
      members.push(member.replace(/\s+/g, ' ').trim());
      member = '';
      if (letter === '}') break;
      continue;
    }
    if ('{(['.includes(letter)) depth += 1;
    if ('})]'.includes(letter)) depth -= 1;
    member += letter;
  }
  return members.filter((text) => text !== '');
}

function readMember(text: string): [string, string] {
  const [, quoted, plain = '', optional = '', type = ''] =
    /^(?:readonly )?(?:'([^']+)'|(\w+))(\??)(?:: )?([\s\S]*)$/.exec(text) ?? [];
  return [quoted ?? plain, optional ? `${type} (optional)` : type];
}
