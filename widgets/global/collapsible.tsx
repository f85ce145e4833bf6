import { useLayoutEffect, useState } from 'react';
import { oneOf } from '../../core/contract/attribute';
import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint, type Breakpoint } from '../../core/page/breakpoints';

const contract = defineContract({
  name: 'collapsible',
  attributes: {
    disabledFrom: oneOf(['never', 'small', 'medium', 'large'], 'never'),
    disabledState: oneOf(['open', 'closed'], 'open'),
    enabledState: oneOf(['as-printed', 'open', 'closed'], 'as-printed'),
  },
  parts: { toggle: optional('the <summary>') },
});

/**
 * A `<details>` that is one only on windows up to a width: from there on it is open (or closed) for good. What the
 * shopper has opened or closed on a narrow window is as it was when the window is narrow again.
 */
export const collapsible = defineWidget(contract, function Collapsible(props) {
  const { disabledFrom, disabledState, enabledState, slot, Markup } = props;
  const box = slot as HTMLDetailsElement;
  const isDisabled = useIsFrom(disabledFrom);
  const [isOpen, setOpen] = useState(() => (enabledState === 'as-printed' ? box.open : enabledState === 'open'));

  useLayoutEffect(() => {
    box.open = isDisabled ? disabledState === 'open' : isOpen;
  }, [box, disabledState, isDisabled, isOpen]);

  return (
    <Markup
      slot={{
        className: (isDisabled ? disabledState === 'open' : isOpen) ? 'is-open' : undefined,
        onToggle: () => {
          if (!isDisabled) setOpen(box.open);
        },
      }}
      toggle={isDisabled ? { tabIndex: -1, 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {}}
    />
  );
});

/** Whether the window is at least that wide. */
function useIsFrom(breakpoint: Breakpoint | 'never'): boolean {
  const isWide = useBreakpoint(breakpoint === 'never' ? 'large' : breakpoint);
  return breakpoint !== 'never' && isWide;
}
