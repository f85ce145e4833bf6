import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { navigation } from '../../core/page/navigation';
import { announce } from '../../core/state/ui/announce';
import { showAlert } from '../../core/state/ui/dialogs';
import { useAppDispatch } from '../../core/state/hooks';
import { chosenProducts, useChosenProducts } from './chosen-products';
import { compareAddress } from './compare-address';
import { useCompareBoxes } from './use-compare-boxes';
import { unhidden } from '../../core/page/unhidden';

const contract = defineContract({
  name: 'compare-bar',
  moment: 'runtime',
  slot: 'form',
  words: {
    one: required('the message when one product is chosen'),
    many: required('the message otherwise, with [count] for the number'),
    tooFew: required('the message when fewer than two products are to be compared'),
  },
  parts: {
    count: required('the sentence that says how many products are chosen'),
    submit: required('the button that leads to the comparison'),
    clear: optional('the button that clears all choices'),
  },
});

/** The form of the checkboxes in a list. It counts the chosen products and leads to their comparison. */
export const compareBar = defineWidget(contract, function CompareBar({ slot, initial, Markup, one, many, tooFew }) {
  const dispatch = useAppDispatch();
  const ids = useChosenProducts();
  const wordsFor = (count: number) => (count === 1 ? one : fillWords(many, { count }));
  const announceCount = () => void dispatch(announce(wordsFor(chosenProducts.ids().length)));
  useCompareBoxes(slot, announceCount);

  const submit = (event: Event) => {
    event.preventDefault();
    if (ids.length < 2) void dispatch(showAlert(tooFew, 'warning'));
    else navigation.goTo(compareAddress(unhidden(slot, 'action'), ids));
  };
  const clear = () => {
    // The button is about to be hidden and would lose the focus.
    initial('submit')[0].element.focus();
    chosenProducts.choose(ids, false);
    announceCount();
  };

  return (
    <Markup
      slot={{ onSubmit: submit, className: ids.length > 0 ? 'is-active' : undefined }}
      count={ids.length > 0 ? { text: wordsFor(ids.length) } : {}}
      clear={{ hidden: ids.length === 0, onClick: clear }}
    />
  );
});
