import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { menu } from '../../../../widgets/header/menu';
import { mountExample } from '../../../support/examples/mount-example';
import { passTime, settle } from '../../../support/jest/settle';
import { giveBoxes } from '../../core/controls/give-boxes';
import { giveWindow } from '../give-window';
import { givePopovers } from './give-popovers';
import { pressOn } from './point';

const around = (nav: string) => `<header>${nav}</header><main>Page</main>`;

beforeAll(givePopovers);
beforeEach(() => {
  giveWindow(375);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

describe('the menu as a drawer, beside other scripts', () => {
  beforeAll(giveBoxes);
  const open = async (theirs = '', box = '0 0 300 768') => {
    const mounted = await mountExample(menu, { around });
    const { slot } = mounted;
    slot.dataset.box = box;
    document.body.insertAdjacentHTML('beforeend', theirs);
    slot.showPopover();
    await settle();
    const inset = () => slot.style.insetBlock;
    return { ...mounted, inset, isOpen: () => slot.matches(':popover-open') };
  };
  const banner = (box: string) =>
    `<div id="theirs" style="position: fixed" data-box="${box}"><button>Yes</button></div>`;
  const theirs = () => document.querySelector<HTMLElement>('#theirs')!;
  const lift = (target: Element) => target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));

  it.each([
    ['a banner below', '0 668 375 100', '0px 100px'],
    ['a banner above', '0 0 375 60', '60px 0px'],
    ['the button of a chat', '300 700 60 60', ''],
    ['a box beside it', '301 0 74 768', ''],
  ])('leaves room for %s, which is not inert', async (_, box, room) => {
    const { slot, inset, isOpen } = await open(banner(box));
    expect([inset(), Boolean(theirs().inert), isOpen()]).toEqual([room, false, true]);
    slot.hidePopover();
    await settle();
    expect(inset()).toBe('');
  });

  it.each([
    ['a bar above it', '0 0 375 4', ''],
    ['a banner over its upper edge', '0 0 375 60', '60px 0px'],
    ['a banner over its lower edge', '0 600 375 168', '55px 168px'],
  ])('keeps the edges that the theme gives it, beside %s', async (_, box, expected) => {
    const { inset } = await open(banner(box), '0 55 300 613');
    expect(inset()).toBe(expected);
  });

  it('leaves room for a banner that comes later, until it has gone, and closes for one that leaves no room', async () => {
    const { inset, isOpen } = await open();
    const appears = async (box: string) => {
      document.body.insertAdjacentHTML('beforeend', banner(box));
      await settle();
      await passTime(50);
    };
    await appears('0 668 375 100');
    expect([inset(), isOpen()]).toEqual(['0px 100px', true]);
    theirs().remove();
    await settle();
    await passTime(50);
    expect(inset()).toBe('');
    await appears('0 0 375 768');
    expect([isOpen(), document.querySelector('main')!.inert]).toEqual([false, false]);
  });

  it('closes at a press outside in a browser that does not close popovers, not at one that begins inside', async () => {
    const { slot, isOpen } = await open();
    pressOn(slot);
    lift(document.body);
    expect(isOpen()).toBe(true);
    lift(slot);
    document.querySelector('header')!.insertAdjacentHTML('afterbegin', '<button popovertarget="menu">Menu</button>');
    const opener = document.querySelector('[popovertarget]')!;
    pressOn(opener);
    lift(opener);
    // The browser closes it with the click.
    expect(isOpen()).toBe(true);
    pressOn(document.body);
    expect(isOpen()).toBe(true);
    lift(document.body);
    await settle();
    expect([isOpen(), document.querySelector('main')!.inert]).toEqual([false, false]);
  });
});
