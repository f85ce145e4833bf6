import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useId, useLayoutEffect, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../../../core/contract/define-widget';
import type { Problem } from '../../../../core/errors/report';
import { chunkLoadError } from '../../../../core/loader/load-chunk';
import { mountWidget } from '../../../support/examples/mount-widget';
import { complaints } from '../../../support/jest/setup';

const contract = defineContract({
  name: 'probe',
  moment: 'now',
  parts: { bigButton: required('the button'), note: optional('a note') },
});
const cause = new Error('broken');
const given: unknown[] = [];
const probe = defineWidget(contract, function Probe({ Markup, initial, slot }) {
  const [isBroken, setBroken] = useState(slot.id === 'broken');
  given.push([useId(), initial('bigButton').length, initial('note').length]);
  if (isBroken) throw cause;
  return <Markup bigButton={{ onClick: () => setBroken(true) }} />;
});
const html = (id = 'fine') =>
  `<div id="${id}" data-widget="probe"><button type="button" data-part="big-button">!</button></div>`;

const problems: Problem[] = [];
const listen = ({ detail }: CustomEvent<Problem>) => void problems.push(detail);
beforeEach(() => document.addEventListener('widgets:error', listen));
afterEach(() => {
  document.removeEventListener('widgets:error', listen);
  problems.length = 0;
  given.length = 0;
});

describe('a report about a slot', () => {
  it.each(['broken', 'fine'])('has the slot, the widget and the error when the widget throws: %s', async (id) => {
    const mounted = await mountWidget(probe, html(id));
    if (id === 'fine') mounted.part('big-button').click();
    await Promise.resolve();
    const message = 'probe: Error: broken';
    expect(problems).toEqual([{ kind: 'widget', message, element: mounted.slot, widget: 'probe', cause }]);
    expect(mounted.outcome).toBe('failed');
    expect(mounted.slot.outerHTML).toEqual(html(id));
    mounted.unmount();
    expect(mounted.slot.outerHTML).toBe(html(id));
    complaints.length = 0;
  });
});

it('slots that fail for the same cause are reported once', async () => {
  const error = chunkLoadError('api', new Error('no line'));
  const widget = defineWidget(defineContract({ name: 'probe', moment: 'now', parts: {} }), function Throwing() {
    throw error;
  });
  for (let times = 0; times < 2; times += 1) {
    expect((await mountWidget(widget, '<div data-widget="probe"></div>')).outcome).toBe('failed');
  }
  expect(problems.length).toBe(1);
  complaints.length = 0;
});

describe('a slot whose widget throws for one of many parts', () => {
  const list = defineContract({
    name: 'list',
    moment: 'now',
    parts: { go: required('the button'), row: required('a row') },
  });
  const widget = defineWidget(list, function List({ Markup, slot }) {
    const [isBroken, setBroken] = useState(slot.id === 'broken');
    const row = (_: unknown, index: number) => {
      if (isBroken && index === 1) throw new Error('no second row');
      return { title: 'live' };
    };
    return <Markup go={{ onClick: () => setBroken(true), title: 'live' }} row={row} />;
  });

  it.each(['broken', 'fine'])('keeps all its markup, and is reported: %s', async (id) => {
    const markup = `<p id="${id}" data-widget="list"><i data-part="go"></i><b data-part="row">1</b><b data-part="row">2</b></p>`;
    document.body.innerHTML = markup;
    const before = [...document.querySelectorAll('*')];
    const mounted = await mountWidget(widget);
    mounted.part('go').click();
    await Promise.resolve();
    expect(mounted.outcome).toBe('failed');
    expect(document.body.innerHTML).toEqual(markup);
    expect([...document.querySelectorAll('*')].filter((element) => !before.includes(element))).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(['list: Error: no second row']);
    complaints.length = 0;
  });
});

describe('markup that changes while it is read', () => {
  it('is rendered again by React, is mounted, and is reported', async () => {
    document.body.innerHTML = html().replace('</div>', '<p><i data-part="note"></i></p><b data-part="note"></b></div>');
    const [first, second] = document.querySelectorAll('[data-part="note"]');
    Object.defineProperty(second, 'textContent', { get: () => (first!.remove(), '') });
    const { outcome, slot, parts } = await mountWidget(probe);
    const message = expect.stringMatching(/^probe: Error: Hydration failed/);
    const [problem] = problems;
    expect(problem).toEqual({ kind: 'widget', message, element: slot, widget: 'probe', cause: expect.any(Error) });
    expect(problems.length).toBe(1);
    expect(outcome).toBe('mounted');
    expect(parts('note').length).toBe(2);
    complaints.length = 0;
  });
});

describe('a widget that throws while it is unmounted', () => {
  it('leaves the server’s markup, and does not count as failed', async () => {
    const leaving = defineWidget(contract, function Leaving({ Markup }) {
      useLayoutEffect(
        () => () => {
          throw cause;
        },
        [],
      );
      return <Markup bigButton={{ title: 'live' }} />;
    });
    const mounted = await mountWidget(leaving, html());
    mounted.unmount();
    expect(mounted.outcome).toBe('mounted');
    expect(mounted.slot.outerHTML).toEqual(html());
    expect(problems).toEqual([]);
  });
});

it('a widget gets the initial props of its parts by their contract names, and has unique ids on the page', async () => {
  await mountWidget(probe, html());
  await mountWidget(probe, html());
  expect(given).toEqual([
    [expect.stringMatching(/w\d+-/), 1, 0],
    [expect.stringMatching(/w\d+-/), 1, 0],
  ]);
  expect((given[0] as string[])[0]).not.toBe((given[1] as string[])[0]);
});
