import { useEffect } from 'react';
import { defineContract, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { useProduct } from '../../../core/state/product/use-product';
import { variantLabel } from './variant-label';

const contract = defineContract({
  name: 'product-variant',
  words: {
    yes: required('the word for a box that is ticked'),
    no: required('the word for a box that is not ticked'),
  },
});

/** Keeps `data-product-variant` of the product's element in step with what is chosen, for analytics. */
export const productVariant = defineWidget(contract, function ProductVariant({ slot, yes, no }) {
  const { element } = useProduct(slot).scope;
  useEffect(() => {
    const write = () => {
      const label = variantLabel(element, { yes, no });
      if (label !== null) element.dataset.productVariant = label;
    };
    write();
    element.addEventListener('change', write);
    return () => element.removeEventListener('change', write);
  }, [element, yes, no]);
  return null;
});
