const row = /\[\s*'[\w-]+',\s*([^,]+?),\s*((?:'[\w-]+',?\s*)+)\]/g;

/** When each widget mounts, as the bundle's table says it; an expression stands for what depends on the page. */
export function bundleMoments(table: string): Record<string, string> {
  const moments: Record<string, string> = {};
  for (const [, moment = '', names = ''] of table.matchAll(row)) {
    for (const [, name = ''] of names.matchAll(/'([\w-]+)'/g)) {
      moments[name] = moment.startsWith("'") ? moment.slice(1, -1) : 'as the page needs it';
    }
  }
  return moments;
}
