import { useEffect, useState } from 'react';
import { isPlainClick } from '../../core/controls/is-plain-click';
import { navigation } from '../../core/page/navigation';
import { selectCartPage } from '../../core/state/cart/cart-page-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';

/**
 * Lets no change get lost: who follows a link while changes are on their way to the store goes when they have arrived.
 * Who would leave something behind that the store refused is told, and stays.
 *
 * @param isPending whether changes are on their way
 * @returns whether the shopper is waiting to leave
 */
export function useLeaving(isPending: boolean): boolean {
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector(selectCartPage);
  const problems = Object.values(lines).flatMap(({ problem }) => (problem ? [problem] : []));
  const [leaving, setLeaving] = useState<{ href: string; known: typeof problems } | null>(null);

  useEffect(() => {
    if (!isPending) return;
    const hold = (event: MouseEvent) => {
      const link = leadsAway(event);
      if (!link) return;
      event.preventDefault();
      setLeaving((before) => ({ href: link.href, known: before?.known ?? problems }));
    };
    document.addEventListener('click', hold);
    return () => document.removeEventListener('click', hold);
  });

  useEffect(() => {
    if (!leaving || isPending) return;
    setLeaving(null);
    const news = problems.find((problem) => !leaving.known.includes(problem));
    if (news) void dispatch(showAlert(news.text));
    else navigation.goTo(leaving.href);
  }, [dispatch, isPending, leaving, problems]);

  return leaving !== null;
}

/** The link by which a click would leave this page, in this tab. Nobody else has taken the click by now. */
function leadsAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isPlace = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return /^https?:$/.test(link.protocol) && !isPlace ? link : null;
}
