import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useSpeech } from './use-speech';

const contract = defineContract({
  name: 'announcer',
  parts: {
    polite: required('the region with role="status"'),
    assertive: required('the region with role="alert"'),
  },
});

/**
 * The page's two live regions: they stand in the page from the start, or what comes into them is not heard.
 */
export const announcer = defineWidget(contract, function Announcer({ Markup }) {
  const { text, politeness } = useSpeech(null);
  return (
    <Markup
      polite={{ text: politeness === 'polite' ? text : '' }}
      assertive={{ text: politeness === 'assertive' ? text : '' }}
    />
  );
});
