import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRecord } from '../../shop/inspector/client/page-record';
import { readSlots } from '../../shop/inspector/client/read-slots';
import type { Finding, InspectedSlot } from '../../shop/inspector/inspected-slot';

const widgets = {
  quantity: {
    moment: 'idle',
    parts: { input: { required: true, is: 'the text field' }, 'up-down': { required: false, is: 'a button' } },
  },
};

const finding = (file: string, line: number): Finding => ({
  rule: 'missing-part',
  level: 'error',
  sentence: 'quantity: part "input" is missing: mark the text field with data-part="input"',
  hint: 'Mark the element inside the slot.',
  file,
  line,
});

describe('the slots of a page', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div data-widget="quantity" data-widget-status="mounted" data-template-place="templates/a.html:3">
      <b data-part="input"></b><b data-part="input"></b><b data-part="inptu" data-template-place="templates/a.html:5"></b>
      <div data-widget="menu" data-widget-when="now"><i data-part="other"></i></div></div>`;
  });

  const slots = () => [...document.querySelectorAll('[data-widget]')];
  const read = (findings: Finding[] = [], record?: PageRecord): InspectedSlot[] =>
    readSlots(document, { widgets, findings, record }).map(({ slot }) => slot);

  it('have their status, moment, template and parts, without the parts of an inner slot', () => {
    const [outer, inner] = read();
    expect(outer).toMatchObject({
      widget: 'quantity',
      status: 'mounted',
      moment: 'idle',
      template: 'templates/a.html:3',
      parts: { input: 2, inptu: 1 },
      missing: [{ part: 'up-down', required: false, is: 'a button' }],
      unknown: ['inptu'],
    });
    expect(inner).toMatchObject({ widget: 'menu', status: 'no code', moment: 'now', parts: { other: 1 }, missing: [] });
  });

  it('have the time of their mount, and the milliseconds from the status loading to mounted', () => {
    const times = new WeakMap([[slots()[0] as Element, { waiting: 100, loading: 400, mounted: 435 }]]);
    expect(read([], { times, errors: [] })[0]).toMatchObject({ mountedAt: 435, tookMs: 35 });
  });

  it("have the checker's findings about their own line, or their parts' lines", () => {
    const [outer, inner] = read([finding('templates/a.html', 3), finding('templates/b.html', 3)]);
    expect(outer?.findings.length).toBe(1);
    expect(inner?.findings.length).toBe(0);
    expect(read([finding('templates/a.html', 5)])[0]?.findings).toHaveLength(1);
  });

  it('have the errors reported on their elements, with a hint, and no finding twice', () => {
    const element = document.querySelector('[data-part="inptu"]') as Element;
    const errors = [
      { element, kind: 'contract', message: finding('', 0).sentence },
      { element, kind: 'call', message: 'adding to the cart failed: no response' },
    ];
    const [outer] = read([finding('templates/a.html', 3)], { times: new WeakMap(), errors });
    expect(outer?.findings).toEqual([
      finding('templates/a.html', 3),
      expect.objectContaining({
        rule: 'call',
        hint: expect.stringContaining('the page usually shows that it failed'),
      }),
    ]);
  });
});
