import { useEffect, useEffectEvent, useState } from 'react';
import { number, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useLatestRequest } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { announce } from '../../core/state/slices/ui-slice';
import { recentList } from '../../core/storage/recent-list';

/** Ids alone: prices and names come from the shop. */
const viewedProducts = recentList('recent-products', { limit: 12, days: 30 });

const contract = defineContract({
  name: 'product-recent',
  // The partial says when: a moment of its own would cost bytes of the loader.
  moment: 'interaction',
  attributes: { productId: string(''), compareUrl: string(), limit: number(4) },
  messages: { cleared: required('the announcement that the list was cleared') },
  parts: {
    list: required('the element for the products'),
    clear: required('the button that clears the list', 'button'),
  },
});

/** Stores the page's product and shows those viewed before. */
export const productRecent = defineWidget(contract, function ProductRecent(props) {
  const { productId, compareUrl, limit, cleared, slot, Markup } = props;
  const dispatch = useAppDispatch();
  const { send } = useLatestRequest();
  const [html, setHtml] = useState('');

  const show = useEffectEvent(async () => {
    const viewed = viewedProducts.read().filter((id) => /^\d+$/.test(id) && id !== productId);
    if (productId) viewedProducts.add(productId);
    if (viewed.length === 0) return;
    // The platform's comparison has the cards of any products, with the prices of this shopper.
    const url = [compareUrl.replace(/\/+$/, ''), ...viewed.slice(0, limit)].join('/');
    try {
      setHtml(
        await send((signal) => requestShop((api) => api.fragments.one(url, 'products/recent-cards', { signal }))),
      );
    } catch (error) {
      reportFailure('recently viewed products', error);
    }
  });
  useEffect(() => void show(), []);

  const clear = () => {
    viewedProducts.clear();
    setHtml('');
    // The button is about to be hidden and would lose the focus.
    const main = slot.closest<HTMLElement>('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
    dispatch(announce(cleared));
  };
  return <Markup slot={{ hidden: html.trim() === '' }} list={html ? { html } : {}} clear={{ onClick: clear }} />;
});
