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

const contract = defineContract({
  name: 'compare-bar',
  words: {
    one: required('what is said when one product is chosen'),
    many: required('what is said otherwise, with [count] for the number'),
    tooFew: required('what is said when fewer than two products are to be compared'),
  },
  parts: {
    count: required('the sentence that says how many products are chosen'),
    submit: required('the button that leads to the comparison'),
    clear: optional('the button that takes every choice back'),
  },
});

/** The form that the boxes of a list belong to: counts the chosen products and leads to their comparison. */
export const compareBar = defineWidget(contract, function CompareBar({ slot, initial, Markup, one, many, tooFew }) {
  const dispatch = useAppDispatch();
  const form = slot as HTMLFormElement;
  const ids = useChosenProducts();
  const wordsFor = (count: number) => (count === 1 ? one : fillWords(many, { count }));
  const say = () => void dispatch(announce(wordsFor(chosenProducts.ids().length)));
  useCompareBoxes(form, say);

  const submit = (event: Event) => {
    event.preventDefault();
    if (ids.length < 2) void dispatch(showAlert(tooFew));
    else navigation.goTo(compareAddress(form.action, ids));
  };
  const clear = () => {
    // The button is about to go, and the focus would go with it.
    initial('submit')[0]?.element.focus();
    chosenProducts.choose(ids, false);
    say();
  };

  return (
    <Markup
      slot={{ onSubmit: submit, className: ids.length > 0 ? 'is-active' : undefined }}
      count={ids.length > 0 ? { text: wordsFor(ids.length) } : {}}
      clear={{ hidden: ids.length === 0, onClick: clear }}
    />
  );
});
