import { useEffect, useEffectEvent } from 'react';
import { oneOf, string } from '../../core/contract/attribute';
import { defineContract } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { pageContext } from '../../core/page/page-context';
import { reportFailure } from '../../core/state/report-failure';
import { appendLoader } from './append-loader';
import { prepareLegacy } from './prepare-legacy';
import { preparePortal } from './prepare-portal';

const contract = defineContract({
  name: 'business-buyers',
  moment: 'idle',
  attributes: {
    edition: oneOf(['buyer_portal', 'legacy']),
    loaderUrl: string(),
    storeHash: string(''),
    shoppingListContainer: string(''),
    masqueradeContainer: string(''),
    customer: string(''),
    settings: string(''),
    currencySelector: string(''),
  },
});

/**
 * Loads B2B Edition: sets the globals that it requires from a theme, then appends its loader. B2B Edition cannot be
 * unloaded, so it stays on the page when the slot is removed.
 */
export const businessBuyers = defineWidget(contract, function BusinessBuyers(props) {
  const { edition, loaderUrl, storeHash } = props;
  const load = useEffectEvent((): Promise<void> => {
    const { channelId, pageType, inDevelopment } = pageContext();
    if (edition === 'legacy') {
      prepareLegacy({ ...props, pageType, inDevelopment });
      return appendLoader(loaderUrl);
    }
    preparePortal({ storeHash, channelId });
    return appendLoader(loaderUrl, { storehash: storeHash, channelid: channelId });
  });
  useEffect(() => {
    void load().catch((cause: unknown) => reportFailure('B2B Edition', cause));
    // Runs once: the attributes do not change.
  }, []);
  return null;
});
