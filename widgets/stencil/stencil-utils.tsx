import { useEffect } from 'react';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { fetchCartQuantity } from '../../core/state/cart/cart-quantity';
import { writeCart } from '../../core/state/cart/write-cart';
import { useAppDispatch } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { createApi, createRequest } from './create-api';
import { cartIdOf } from './create-cart-api';
import { createHooks } from './create-hooks';
import { installLibrary } from './install-library';
import { tools } from './tools';

const contract = defineContract({ name: 'stencil-utils', moment: 'idle' });

/** The platform's global `stencilUtils` (6.23), backed by the widgets: https://github.com/bigcommerce/stencil-utils */
export const stencilUtils = defineWidget(contract, function StencilUtils() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { hooks, stop } = createHooks();
    const request = createRequest((call) => dispatch(requestShop(({ send }) => send(call))));
    const write = createRequest(async (call) => {
      try {
        return await dispatch(writeCart(({ send }) => send(call), cartIdOf));
      } finally {
        void dispatch(fetchCartQuantity({ fresh: true }));
      }
    });
    const remove = installLibrary({ hooks, api: createApi(hooks, request, write), tools });
    return () => {
      stop();
      remove();
    };
  }, [dispatch]);
  return null;
});
