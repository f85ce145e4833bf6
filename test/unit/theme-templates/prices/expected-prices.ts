import type { Place } from './price-places';
import { amounts, type PriceRow, type Side, settings, type TaxKind, taxDisplays } from './price-rows';

interface Facts {
  readonly kinds: readonly TaxKind[];
  readonly isReduced: boolean;
  readonly isRange: boolean;
  readonly comparesLowest: boolean;
  readonly showsLowest: boolean;
  /** Whether unit prices are shown on product pages, on cards and in the cart. */
  readonly showsUnits: boolean;
  /** The side of the tax that unit prices and piece prices use. */
  readonly unitKind: TaxKind;
  side(kind: TaxKind): Side;
}

function factsOf({ currency, tax, price, setting }: PriceRow): Facts {
  const kinds: readonly TaxKind[] = taxDisplays[tax];
  const chosen: {
    show_unit_price?: boolean;
    show_lowest_price?: boolean;
    unit_price_tax?: string;
    hasLowest: boolean;
  } = settings[setting];
  const wanted: TaxKind = chosen.unit_price_tax === 'with' ? 'with' : 'without';
  return {
    kinds,
    isReduced: price === 'reduced',
    isRange: price === 'range',
    comparesLowest: chosen.show_lowest_price === true,
    showsLowest: chosen.show_lowest_price === true && chosen.hasLowest && price === 'reduced',
    showsUnits: chosen.show_unit_price === true,
    unitKind: kinds.includes(wanted) ? wanted : (kinds[0] ?? wanted),
    side: (kind) => amounts[currency][kind],
  };
}

const taxWords = (kinds: readonly TaxKind[], kind: TaxKind): string =>
  kinds.length < 2 ? '' : kind === 'with' ? ' incl. Tax' : ' excl. Tax';

/** The lines of a product page and of its quick view, at first or after a choice. */
function expectedOfProduct(row: PriceRow): string[] {
  const facts = factsOf(row);
  const { kinds, isReduced, isRange, comparesLowest, showsLowest } = facts;
  const groups = kinds.flatMap((kind, index) => {
    const { now, before, recommended, highest, lowest } = facts.side(kind);
    const words = taxWords(kinds, kind);
    if (isRange) return [`Price ${now[1]} – ${highest[1]}${words}`];
    if (!isReduced) return [`Price ${now[1]}${words}`];
    if (!comparesLowest) return [`Now ${now[1]}${words}`, `Was ${before[1]}`, `RRP ${recommended[1]}`];
    if (!showsLowest) return [`Price ${now[1]}${words}`];
    return [`Now ${now[1]}${words}`, ...(index === 0 ? [`Lowest price in the 30 days before ${lowest[1]}`] : [])];
  });
  const first = facts.side(kinds[0] ?? 'with');
  const saved = !isReduced ? [] : !comparesLowest ? [first.saved[1]] : showsLowest ? [first.lowest[2]] : [];
  const each = facts.side(facts.unitKind);
  const words = taxWords(kinds, facts.unitKind);
  return [
    ...groups,
    ...saved.map((amount) => `You save ${amount}`),
    ...(isRange ? [] : [`Pack of 4 ${each.perPiece} each`]),
    ...(isRange || !facts.showsUnits ? [] : [`750 ml ${each.perLitre} per litre${words}`]),
  ];
}

function expectedOfCard(row: PriceRow): string[] {
  const facts = factsOf(row);
  const { kinds, isReduced, isRange, comparesLowest, showsLowest } = facts;
  const each = facts.side(facts.unitKind).perLitre;
  return [
    ...kinds.map((kind, index) => {
      const { now, before, highest, lowest } = facts.side(kind);
      const words = taxWords(kinds, kind);
      if (isRange) return `${now[1]} – ${highest[1]}${words}`;
      if (isReduced && !comparesLowest) return `Now ${now[1]} Was ${before[1]}${words}`;
      return showsLowest && index === 0 ? `Now ${now[1]} Lowest in 30 days ${lowest[1]}${words}` : `${now[1]}${words}`;
    }),
    ...(isRange || !facts.showsUnits ? [] : [`750 ml ${each} per litre${taxWords(kinds, facts.unitKind)}`]),
  ];
}

/** The lines of the cart. Its prices use one side of the tax, and a range is the price of the chosen variant. */
function expectedOfLine(row: PriceRow, before: string, isCart: boolean): string[] {
  const { kinds, isReduced, comparesLowest, showsUnits, side } = factsOf(row);
  const { now, recommended, perLitre } = side(kinds.length === 1 && kinds[0] === 'with' ? 'with' : 'without');
  const struck = isCart && isReduced && !comparesLowest ? ` Recommended price ${recommended[1]}` : '';
  return [`${before}${now[1]}${struck}`, ...(showsUnits ? [`750 ml ${perLitre} per litre`] : [])];
}

/** The lines of a row at a place. */
export function expectedAt(place: Place, row: PriceRow): string[] {
  const { isReduced, comparesLowest, showsLowest } = factsOf(row);
  switch (place) {
    case 'product':
    case 'quick view':
      return expectedOfProduct(row);
    case 'card':
      return [...(isReduced && (!comparesLowest || showsLowest) ? ['Sale'] : []), ...expectedOfCard(row)];
    case 'quick results':
    case 'comparison':
      return expectedOfCard(row);
    case 'cart':
      return expectedOfLine(row, 'Price each ', true);
    case 'cart preview':
    case 'cart drop-down':
      return expectedOfLine(row, '1 × ', false);
  }
}
