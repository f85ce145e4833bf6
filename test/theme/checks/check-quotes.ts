import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { OutlineAttribute, OutlineTag } from '../template/read-outline';
import type { TemplateNode } from '../template-engine';
import { calledName } from '../walk-template';
import { tagsOf } from './tags-of';

/** Finds attributes that end too early: a quote is missing, or a value of the shop may contain a space or a quote. */
export const checkQuotes = ({ templates }: Theme): Diagnostic[] => [...templates.values()].flatMap(inTemplate);

const inTemplate = oncePer((template: Template): Diagnostic[] =>
  tagsOf(template.outline).flatMap((tag) => [
    ...openQuote(tag, template),
    ...tag.attributes.flatMap((attribute) => tornValue(attribute, template)),
  ]),
);

function openQuote({ name, strayQuote }: OutlineTag, template: Template): Diagnostic[] {
  if (strayQuote === undefined) return [];
  const sentence = `<${name}> has a quote where an attribute should begin: the one before it may not be closed`;
  return [diagnosticAt('open-quote', { template, at: strayQuote }, sentence)];
}

function tornValue({ name, at, value = [] }: OutlineAttribute, template: Template): Diagnostic[] {
  const words = value.filter((piece): piece is TemplateNode => typeof piece === 'object').filter(isText);
  const [first] = words;
  if (!first || identifiers.includes(name)) return [];
  const called = calledName(first) ?? '';
  const isBare = new RegExp(`^${name}\\s*=\\s*\\{`, 'i').test(template.text.slice(at));
  if (isBare) {
    const sentence = `${name} has no quotes around {{${called}}}: it ends at the first space`;
    return [diagnosticAt('bare-value', { template, at }, sentence)];
  }
  if (words.every(({ escaped }) => escaped)) return [];
  const sentence = `${name} prints {{{${called}}}} unescaped: a quote in it ends the attribute`;
  return [diagnosticAt('bare-value', { template, at }, sentence)];
}

/** Attributes whose values are identifiers: a name in them contains neither spaces nor quotes. */
const identifiers = ['class', 'for', 'form', 'id', 'name', 'type'];

/** Whether an expression prints words that a merchant or a shopper has written: a name or a title. */
const isText = (node: TemplateNode): boolean =>
  !node.params?.length && /(?:^|[._/])(?:name|title|label|alt|heading)$/.test(calledName(node) ?? '');
