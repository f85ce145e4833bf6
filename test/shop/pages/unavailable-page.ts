import { globalContext } from '../contexts/global-context';
import type { ShopSettings } from '../world/shop-settings';
import type { FindPage } from './page';

const templates: Record<
  NonNullable<ShopSettings['unavailable']>,
  readonly [template: string, pageType: string, status: number]
> = {
  maintenance: ['unavailable/maintenance', 'maintenance', 503],
  hibernation: ['unavailable/hibernation', 'hibernation', 503],
  forbidden: ['errors/403', 'error', 403],
  error: ['errors/generic', 'error', 500],
};

/** The page at every URL while the shop is closed or broken (setting `unavailable`). */
export const unavailablePage: FindPage = (visit) => {
  const { unavailable } = visit.world.settings;
  if (!unavailable) return undefined;
  const [template, pageType, status] = templates[unavailable];
  return {
    template: `pages/${template}`,
    pageType,
    status,
    context: () => ({ ...globalContext(visit, { title: 'Alder & Quay' }), page_type: pageType }),
  };
};
