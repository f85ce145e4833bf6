import { closestName } from '../../../core/errors/closest-name';
import { type Header, readHeader } from '../contracts/read-header';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { Template, Theme } from '../read-theme';
import type { TemplateEngine, TemplateNode } from '../template-engine';
import { includedPartial, lineOf, walkTemplate } from '../walk-template';

/**
 * Finds calls of partials without the parameters that their comment requires, in templates and examples. Without a
 * parameter, a partial uses the page's value of the same name, so no error is reported.
 */
export function checkParameters({ templates, engine }: Theme, pages: readonly Page[]): Diagnostic[] {
  const headers = new Map([...templates.values()].flatMap((template) => promises(template)));
  const wrong = [...templates.values()].flatMap((template) => {
    const { id, path } = template;
    // The template's own parameters are available to its partials.
    const known = (headerOf(template)?.params ?? []).map(({ name }) => name);
    const examples = (headers.has(id) ? examplesOf(engine)(template) : []).flatMap(({ line, inclusions }) =>
      calls(inclusions, headers, []).map((call) => ({ ...call, path, line, column: 1 })),
    );
    return [...calls(inclusionsOf(template), headers, known).map((call) => ({ ...call, path })), ...examples];
  });
  return [...wrong, ...pages.flatMap(escapedTexts)];
}

/** Finds attributes that are passed as one text: the template escapes their quotes. */
const escapedTexts = ({ escaped }: Page): Diagnostic[] =>
  escaped.map(({ place, parameter, text }) => {
    const sentence = `the partial renders ${parameter} escaped: of ${text} the quotes become &#x27; and the attribute is none`;
    return diagnosticAt('escaped-parameter', place, sentence);
  });

const headerOf = oncePer(({ text }: Template) => readHeader(text));

interface Inclusion {
  readonly node: TemplateNode;
  readonly id: string;
  /** Whether it has the context of the template itself. */
  readonly isOutside: boolean;
}

const inclusionsOf = oncePer(({ tree }: Template) => inclusionsIn(tree));

function inclusionsIn(tree: TemplateNode): Inclusion[] {
  const found: Inclusion[] = [];
  walkTemplate(tree, (node, depth) => {
    const id = includedPartial(node);
    if (id !== undefined) found.push({ node, id, isOutside: depth === 0 });
  });
  return found;
}

/** The inclusions in the examples of a template's comment. */
const examplesOf = oncePer((engine: TemplateEngine) =>
  oncePer((template: Template) =>
    (headerOf(template)?.examples ?? []).map((example) => ({
      line: template.text.slice(0, template.text.indexOf(example)).split('\n').length,
      inclusions: inclusionsIn(parse(engine, example)),
    })),
  ),
);

type Call = Omit<Diagnostic, 'path'>;
type Headers = ReadonlyMap<string, Header>;

/**
 * Finds the errors in a template's calls of partials, with their lines.
 *
 * @param known the template's own parameters; list items and other contexts don't have them
 */
function calls(inclusions: readonly Inclusion[], headers: Headers, known: readonly string[]): Call[] {
  const wrong: Call[] = [];
  for (const { node, id, isOutside } of inclusions) {
    const header = headers.get(id);
    if (!header) continue;
    const given = (node.hash?.pairs ?? []).map(({ key }) => key);
    const asked = header.params.map(({ name }) => name);
    const isHere = (name: string) => given.includes(name) || (isOutside && known.includes(name));
    let missing = header.params.flatMap(({ name, isOptional }) => (isOptional || isHere(name) ? [] : [name]));
    const report = (rule: string, sentence: string) =>
      wrong.push({
        rule,
        line: lineOf(node),
        column: (node.loc?.start.column ?? -1) + 1,
        sentence: `${id.split('/').at(-1)}: ${sentence}`,
      });
    for (const name of given.filter((name) => !asked.includes(name))) {
      const near = closestName(
        name,
        asked.filter((one) => !given.includes(one)),
      );
      report('unknown-parameter', `parameter "${name}" is unknown${near ? `; did you mean "${near}"?` : ''}`);
      missing = missing.filter((one) => one !== near);
    }
    if (missing.length > 0)
      report('missing-parameter', `the partial is not given ${listed(missing)}: pass each, '' for nothing`);
  }
  return wrong;
}

/**
 * The header of a partial that declares its parameters. A widget's partial always does, even without any. Any other first
 * comment is a remark, or code that is commented out.
 */
function promises(template: Template): [string, Header][] {
  const header = headerOf(template);
  const isOfWidget = /\sdata-widget=/.test(template.text) && header?.summary.startsWith('Renders ');
  return header && (header.params.length > 0 || isOfWidget) ? [[template.id, header]] : [];
}

/** An invalid example is not reported here: its rendering fails. */
function parse(engine: TemplateEngine, example: string): TemplateNode {
  try {
    return engine.parse(example);
  } catch {
    return { type: 'Program' };
  }
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
