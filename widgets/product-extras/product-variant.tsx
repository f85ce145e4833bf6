import { useEffect } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';
import { variantLabel } from './variant-label';

const contract = defineContract({
  name: 'product-variant',
  moment: 'runtime',
  words: {
    yes: required('the text for a checked checkbox'),
    no: required('the text for an unchecked checkbox'),
  },
});

/** Writes the chosen values into `data-product-variant` of the product's element, where analytics scripts read them. */
export const productVariant = defineWidget(contract, function ProductVariant({ slot, yes, no }) {
  const { element } = useProduct(slot).scope;
  useEffect(() => {
    const update = () => {
      const label = variantLabel(element, { yes, no });
      if (label !== null) element.dataset.productVariant = label;
    };
    update();
    // In the capture phase, because the slot of the options may stop the event. The fields have their new values already.
    element.addEventListener('change', update, true);
    return () => element.removeEventListener('change', update, true);
  }, [element, yes, no]);
  return null;
});
