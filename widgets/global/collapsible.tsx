import { useLayoutEffect, useState } from 'react';
import { oneOf } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { type Breakpoint, useBreakpoint } from '../../core/page/breakpoints';

const contract = defineContract({
  name: 'collapsible',
  moment: 'interaction',
  slot: 'details',
  attributes: {
    disabledFrom: oneOf(['never', 'small', 'medium', 'large'], 'never'),
    disabledState: oneOf(['open', 'closed'], 'open'),
    enabledState: oneOf(['as-printed', 'open', 'closed'], 'as-printed'),
  },
  parts: { toggle: optional('the <summary>', 'summary'), content: optional('the element that opens') },
});

/**
 * Opens and closes only below a breakpoint; above, it stays open or closed. A narrow window restores the shopper's
 * state.
 */
export const collapsible = defineWidget(contract, function Collapsible(props) {
  const { disabledFrom, disabledState, enabledState, slot, Markup } = props;
  const isDisabled = useIsFrom(disabledFrom);
  const [isOpen, setOpen] = useState(() => (enabledState === 'as-printed' ? slot.open : enabledState === 'open'));

  useLayoutEffect(() => {
    slot.open = isDisabled ? disabledState === 'open' : isOpen;
    // If the window becomes wide right after a press, `toggle` fires too late, so the state is read here.
    return () => {
      if (!isDisabled) setOpen(slot.open);
    };
  }, [slot, disabledState, isDisabled, isOpen]);

  const isShown = isDisabled ? disabledState === 'open' : isOpen;
  // The template can render the class for the first state.
  const className = { 'is-open': isShown };
  return (
    <Markup
      slot={{
        className: isShown ? 'is-open' : undefined,
        onToggle: () => {
          if (!isDisabled) setOpen(slot.open);
        },
      }}
      toggle={{
        className,
        ...(isDisabled && { tabIndex: -1, 'aria-disabled': true, onClick: (event) => event.preventDefault() }),
      }}
      content={{ className }}
    />
  );
});

function useIsFrom(breakpoint: Breakpoint | 'never'): boolean {
  const isWide = useBreakpoint(breakpoint === 'never' ? 'large' : breakpoint);
  return breakpoint !== 'never' && isWide;
}
