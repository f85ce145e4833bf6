import { describe, expect, it } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';

const contract = defineContract({
  name: 'poster',
  moment: 'now',
  parts: { picture: required('the picture'), caption: required('its caption') },
});
const poster = defineWidget(contract, ({ Markup }) => (
  <Markup
    slot={{ className: 'is-live', onClick: ({ target }) => void (target as Element).toggleAttribute('data-called') }}
    picture={{ src: 'data:,live' }}
    caption={{ text: 'live' }}
  />
));
const html = (attributes = '') => `
  <figure data-widget="poster">
    <img data-part="picture" alt="" src="data:,printed" ${attributes}>
    <figcaption data-part="caption">printed</figcaption>
    <iframe title="a frame"></iframe>
  </figure>`;

const mounted = async (attributes?: string) => {
  const { slot, part, unmount } = await mountWidget(poster, html(attributes));
  const shown = () => [part('picture').getAttribute('src'), part('caption').textContent];
  expect([...shown(), slot.className]).toEqual(['data:,live', 'live', 'is-live']);
  return { slot, part, shown, unmount };
};

describe('a slot that is unmounted', () => {
  it('keeps every element in its place, so that a frame does not load again', async () => {
    const { slot, shown, unmount } = await mounted();
    const before = [...slot.querySelectorAll('*')];
    const moves = new MutationObserver(() => undefined);
    moves.observe(slot, { childList: true });
    unmount();
    expect(moves.takeRecords()).toEqual([]);
    expect([...slot.querySelectorAll('*')].filter((element) => !before.includes(element))).toEqual([]);
    expect(slot.querySelectorAll('*')).toHaveLength(before.length);
    expect([...shown(), slot.className]).toEqual(['data:,printed', 'printed', '']);
    // Other scripts may change the slot afterwards, in any way.
    slot.removeChild(slot.firstElementChild!);
    expect(slot.querySelector('img')).toBeNull();
    slot.textContent = 'of an app';
    expect(slot.innerHTML).toBe('of an app');
  });

  it('keeps its last content without listeners if it has left the page and has a srcset', async () => {
    const { slot, part, shown, unmount } = await mounted('srcset="data:,rendered 1x"');
    slot.remove();
    unmount();
    expect([...shown(), slot.className]).toEqual(['data:,live', 'live', '']);
    part('caption').click();
    expect(part('caption').hasAttribute('data-called')).toBe(false);
  });
});
