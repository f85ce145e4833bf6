import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { isPlainClick } from '../../core/controls/press';
import { switchCurrency } from '../../core/state/currency/switch-currency';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { selectCurrency } from '../../core/state/slices/currency-slice';

const contract = defineContract({
  name: 'currency',
  moment: 'interaction',
  messages: {
    warning: required('the question when the cart would lose a discount, coupon or gift certificate'),
    shownOnly: optional(
      'the question whether to show a currency that the cart can’t be paid in, with [code] and [paid]',
    ),
  },
  parts: { link: required('each link to a currency, with data-currency-code and data-cart-currency-switch-url', 'a') },
});

/** Links to the page in other currencies, which also change the cart's currency. */
export const currency = defineWidget(contract, function Currency({ slot, warning, shownOnly, Markup }) {
  const dispatch = useAppDispatch();
  const { switchingTo } = useAppSelector(selectCurrency);
  return (
    <Markup
      link={({ element, ...initial }) => {
        const code = String(initial['data-currency-code'] ?? '');
        return {
          'aria-busy': switchingTo === code || undefined,
          onClick: (event) => {
            const isActive = element.hasAttribute('aria-current');
            if (isActive || !isPlainClick(event)) return;
            event.preventDefault();
            const url = String(initial['data-cart-currency-switch-url'] ?? '');
            const offer = (paid: string) => fillMessage(shownOnly, { code, paid });
            void dispatch(switchCurrency({ code, url, href: element.href, warning, offer, element: slot }));
          },
        };
      }}
    />
  );
});
