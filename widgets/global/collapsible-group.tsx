import { useLayoutEffect } from 'react';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'collapsible-group',
  moment: 'interaction',
  parts: { item: required('each disclosure of the group', 'details') },
});

/** At most one of several `<details>` is open; each may be a `collapsible`. */
export const collapsibleGroup = defineWidget(contract, function CollapsibleGroup({ initial }) {
  useLayoutEffect(() => {
    const items = initial('item').map(({ element }) => element);
    // `toggle` fires frames later, when the shopper may have opened the next one.
    const observer = new MutationObserver((changes) => {
      const last = changes.reverse().find(({ target }) => (target as HTMLDetailsElement).open);
      if (last) for (const item of items) if (item !== last.target) item.open = false;
    });
    for (const item of items) observer.observe(item, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [initial]);
  return null;
});
