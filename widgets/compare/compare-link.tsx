import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { useAppDispatch } from '../../core/state/hooks';
import { showAlert } from '../../core/state/ui/dialogs';
import { compareUrl, useChosenProducts } from './chosen-products';

const contract = defineContract({
  name: 'compare-link',
  moment: 'runtime',
  messages: {
    labelOne: required('the accessible name of the link when one product is chosen'),
    labelMany: required('the accessible name of the link otherwise, with [count] for the number'),
    tooFew: required('the message when fewer than two products are to be compared'),
  },
  parts: {
    link: required('the link to the shop’s comparisons', 'a'),
    count: optional('the element that shows how many products are chosen'),
  },
});

/** Shown when products are chosen. */
export const compareLink = defineWidget(contract, function CompareLink({ Markup, labelOne, labelMany, tooFew }) {
  const dispatch = useAppDispatch();
  const ids = useChosenProducts();
  const count = ids.length;
  const label = count === 1 ? labelOne : fillMessage(labelMany, { count });

  return (
    <Markup
      slot={{ hidden: count === 0 }}
      link={(link) =>
        count === 0
          ? {}
          : {
              // Inside a list of products, `{{urls.compare}}` is empty.
              href: compareUrl(String(link['href'] || '/compare'), ids),
              className: 'show',
              'aria-label': label,
              onClick: (event) => {
                if (count > 1) return;
                event.preventDefault();
                void dispatch(showAlert(tooFew, 'warning'));
              },
            }
      }
      count={count === 0 ? {} : { text: count, className: 'countPill--positive' }}
    />
  );
});
