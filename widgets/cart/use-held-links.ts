import { useEffect, useState } from 'react';
import { isPlainClick } from '../../core/controls/is-plain-click';
import { navigation } from '../../core/page/navigation';
import { selectCartPage } from '../../core/state/slices/cart-page-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';

/**
 * Prevents the loss of changes when the shopper leaves the page. If the shopper clicks a link while changes are being saved, the
 * page waits for the shop's answer and then follows the link. If the shop refuses a change, the shopper sees the reason and stays
 * on the page.
 *
 * @param isUnsaved whether changes are being saved
 * @returns whether the shopper is waiting to leave
 */
export function useHeldLinks(isUnsaved: boolean): boolean {
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector(selectCartPage);
  const problems = Object.values(lines).flatMap(({ problem }) => (problem ? [problem] : []));
  const [leaving, setLeaving] = useState<{ href: string; known: typeof problems } | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      setLeaving((before) => ({ href: link.href, known: before?.known ?? problems }));
    };
    // On the window, because a listener of the document may cancel the click.
    window.addEventListener('click', hold);
    return () => window.removeEventListener('click', hold);
  });

  useEffect(() => {
    if (!leaving || isUnsaved) return;
    setLeaving(null);
    const newProblem = problems.find((problem) => !leaving.known.includes(problem));
    if (newProblem) void dispatch(showAlert(newProblem.text));
    else navigation.goTo(leaving.href);
  }, [dispatch, isUnsaved, leaving, problems]);

  return leaving !== null;
}

/** The clicked link if it leaves this page in this tab; otherwise null. A click that another listener has prevented gives null. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isFragment = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return /^https?:$/.test(link.protocol) && !isFragment ? link : null;
}
