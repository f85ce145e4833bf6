import { oncePer } from '../problems/once-per';
import type { Problem } from '../problems/problem';
import { problemIn } from '../problems/problem-at';
import type { Template, Theme } from '../read-theme';
import type { TemplateNode } from '../template-engine';
import { calledName, hasParameters, walkTemplate } from '../walk-template';

/** Values of the platform that are HTML. Others, such as a product's description, stand in JSON too. */
const html = new Set(['head.scripts', 'footer.scripts', 'head.meta_tags', 'page.content', 'post.body']);

/** Values that a shopper has typed. */
const typed = new Set(['forms.search.query', 'customer.name', 'customer.first_name', 'customer.last_name']);

/** Helpers that print nothing without a parameter. */
const asking = new Set(['getImage', 'getImageSrcset', 'getImageManagerImage', 'lang', 'cdn', 'stylesheet', 'json']);

/** Finds values with the wrong number of braces, and helpers that are given nothing. */
export const checkOutput = ({ templates }: Theme): Problem[] => [...templates.values()].flatMap(inTemplate);

const inTemplate = oncePer(({ tree, path }: Template): Problem[] => {
  const problems: Problem[] = [];
  walkTemplate(tree, (node) => {
    const name = calledName(node);
    if (node.type !== 'MustacheStatement' || name === undefined || hasParameters(node)) return;
    const [rule, sentence] = mistakeOf(name, node) ?? [];
    if (rule && sentence) problems.push(problemIn(rule, path, node, sentence));
  });
  return problems;
});

function mistakeOf(name: string, { escaped }: TemplateNode): readonly [rule: string, sentence: string] | undefined {
  if (html.has(name) && escaped) return ['html-as-text', `{{${name}}} prints its HTML as text: it needs three braces`];
  if (typed.has(name) && !escaped) {
    return ['text-as-html', `{{{${name}}}} prints a shopper’s words as HTML: a script in them would run`];
  }
  return asking.has(name) ? ['empty-helper', `{{${name}}} is given nothing: it prints nothing`] : undefined;
}
