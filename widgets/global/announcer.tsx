import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { useSpeech } from './use-speech';

const contract = defineContract({
  name: 'announcer',
  moment: 'runtime',
  parts: {
    polite: required('the region with role="status"'),
    assertive: required('the region with role="alert"'),
  },
});

/** Live regions, rendered empty: screen readers ignore text in a region added later. */
export const announcer = defineWidget(contract, function Announcer({ Markup }) {
  const { text, politeness } = useSpeech(null);
  return (
    <Markup
      polite={{ text: politeness === 'polite' ? text : '' }}
      assertive={{ text: politeness === 'assertive' ? text : '' }}
    />
  );
});
