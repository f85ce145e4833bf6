const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An ISO date in the platform's format (setting `display_date_format`, "M jS Y"): `Apr 2nd 2026`.
 *
 * @param iso such as `2026-04-02`
 */
export function dateText(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${months[Number(month) - 1] ?? ''} ${ordinal(Number(day))} ${year}`;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
