/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readTemplate } from '../../../theme/template/read-template';
import { templateEngine } from '../../../theme/template-engine';

const path = 'templates/components/one.html';

describe('a template with a block that is not closed', () => {
  it.each([
    ['{{#if a}}\n<p>', 1, '{{#if}} is not closed: {{/if}}'],
    ['{{#if a}}\n{{#each b}}\n{{/each}}\n<p>', 1, '{{#if}} is not closed: {{/if}}'],
    ['{{#if a}}\n{{~#each b}}\n<p>\n', 2, '{{#each}} is not closed: {{/each}}'],
    ['{{#each b}}\n{{#if a}}\n{{/each}}', 2, '{{#if}} is not closed: {{/if}}'],
    ['---\na: 1\n---\n{{#if a}}\n{{else if b}}\n{{^}}', 4, '{{#if}} is not closed: {{/if}}'],
    ['<p>\n{{^if a}}\n{{!-- {{/if}} --}}{{! {{/if }}', 2, '{{#if}} is not closed: {{/if}}'],
    ['\n{{#*inline "row"}}\n{{#if a}}{{/if}}', 2, '{{#inline}} is not closed: {{/inline}}'],
    ['\n{{#> components/box a=1}}\n', 2, '{{#components/box}} is not closed: {{/components/box}}'],
  ])('names the block and its line: %j', (text, line, sentence) => {
    const engine = templateEngine('handlebars_v4');
    expect(readTemplate(path, text, engine)).toMatchObject({ line, sentence: `the block ${sentence} is missing` });
  });
});
