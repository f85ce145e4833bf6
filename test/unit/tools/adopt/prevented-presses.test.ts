import { describe, expect, it } from '@jest/globals';
import { preventedPresses } from '../../../tools/adopt/prevented-presses';

const path = 'templates/components/faceted-search/facets/multi.html';
const before =
  '<div>\n  <div class="filter toggleLink" data-collapsible="#a">Color</div>\n  <div id="a"></div>\n</div>\n';
const after = '<details>\n  <summary class="filter toggleLink">Color</summary>\n  <div id="a"></div>\n</details>\n';

describe('a line of the author’s own that prevents a press', () => {
  const reported = (script: string, change = { path, before, after }, own = [1]) => {
    const files: Readonly<Record<string, string>> = {
      'assets/js/app.js': "import './theme/own';\n",
      'assets/js/theme/own.js': script,
    };
    const theme = { read: (name: string) => files[name] ?? null, changes: () => [change] };
    return preventedPresses(theme, () => own);
  };
  const sentence = (place: string) => [
    `${place}: prevents the press of .toggleLink, which is in a <summary> now, so its <details> never opens or closes (${path}:2): write ".toggleLink:not(summary, summary *)"`,
  ];

  it('is reported if the press was on the control of a new disclosure', () => {
    expect(reported("$('.toggleLink').click(function (e) { e.preventDefault(); });")).toEqual(
      sentence('assets/js/theme/own.js:1'),
    );
    expect(reported("$('.toggleLink').on('click', () => { return false; });")).toHaveLength(1);
    expect(reported("$(document).on('click', '.toggleLink', (e) => { e.preventDefault(); });")).toHaveLength(1);
  });

  it('is reported for an element in the control, and for one around the disclosure', () => {
    const inside = '<details><summary><span class="toggleLink">Color</span></summary></details>';
    const around = '<div class="toggleLink"><details><summary>Color</summary></details></div>';
    const script = "$('.toggleLink').click((e) => e.preventDefault());";
    for (const text of [inside, around]) expect(reported(script, { path, before, after: text })).toHaveLength(1);
  });

  it('is not reported if it lets the browser act, for another event, or for other elements', () => {
    expect(reported("$('.toggleLink').click(() => { open(); });")).toEqual([]);
    expect(reported("$('.toggleLink').on('keydown', (e) => { e.preventDefault(); });")).toEqual([]);
    expect(reported("$('.other').click((e) => { e.preventDefault(); });")).toEqual([]);
  });

  it('is not reported for a line of the reference theme, or for a disclosure that the theme had before', () => {
    const script = "$('.toggleLink').click((e) => { e.preventDefault(); });";
    expect(reported(script, { path, before, after }, [])).toEqual([]);
    expect(reported(script, { path, before: after, after })).toEqual([]);
  });
});
