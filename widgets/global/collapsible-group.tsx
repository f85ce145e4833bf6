import { useEffect } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'collapsible-group',
  parts: { item: required('each <details> of the group') },
});

/** Several `<details>` of which one at most is open; they may be collapsibles themselves. */
export const collapsibleGroup = defineWidget(contract, function CollapsibleGroup({ slot, initial }) {
  useEffect(() => {
    const items = initial('item').map(({ element }) => element as HTMLDetailsElement);
    const closeOthers = ({ target }: Event): void => {
      const opened = items.find((item) => item === target && item.open);
      if (opened) for (const item of items) if (item !== opened) item.open = false;
    };
    // The event goes to the <details> alone, but on its way there it comes by.
    slot.addEventListener('toggle', closeOthers, true);
    return () => slot.removeEventListener('toggle', closeOthers, true);
  }, [slot, initial]);
  return null;
});
