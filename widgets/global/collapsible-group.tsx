import { useEffect } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'collapsible-group',
  moment: 'interaction',
  parts: { item: required('each disclosure of the group', 'details') },
});

/** Several `<details>`, of which at most one is open. Each may be a `collapsible` too. */
export const collapsibleGroup = defineWidget(contract, function CollapsibleGroup({ slot, initial }) {
  useEffect(() => {
    const items = initial('item').map(({ element }) => element);
    const closeOthers = ({ target }: Event): void => {
      const opened = items.find((item) => item === target && item.open);
      if (opened) for (const item of items) if (item !== opened) item.open = false;
    };
    // The event `toggle` does not bubble, so the slot listens in the capture phase.
    slot.addEventListener('toggle', closeOthers, true);
    return () => slot.removeEventListener('toggle', closeOthers, true);
  }, [slot, initial]);
  return null;
});
