import type { LooseTag } from './build-page';
import type { PageElement, Place } from './page-element';

/** An element that is open, and what is open around it. Two branches of a condition may have opened it in turn. */
interface Level {
  readonly alternatives: readonly PageElement[];
  readonly below: Level | undefined;
  readonly depth: number;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose end tag may be left out. */
const endless = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rt rp caption'.split(' '),
);

/** What ends when another of its kind begins. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  option: ['option'],
  optgroup: ['option', 'optgroup'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['td', 'th', 'tr'],
  td: ['td', 'th'],
  th: ['td', 'th'],
};

/**
 * The elements that are open while a page is written. Where the branches of a condition leave different elements open, no
 * tag of these names is said to be loose.
 */
export class OpenElements {
  readonly loose: LooseTag[] = [];
  private top: Level | undefined;
  private readonly uncertain = new Set<string>();

  /** The elements that a tag of this name would stand in. */
  current(name: string): readonly PageElement[] {
    while (this.top && endedBy[name]?.includes(this.top.alternatives[0]!.localName)) this.top = this.top.below;
    return this.top?.alternatives ?? [];
  }

  /** An element that nothing can stand in. */
  add(element: PageElement): void {
    for (const parent of this.top?.alternatives ?? []) parent.children.push(element);
  }

  /** @param isClosed whether its tag ends with a slash, which counts in SVG alone */
  open(element: PageElement, isClosed: boolean): void {
    this.add(element);
    const isForeign = element.nearest(({ localName }) => localName === 'svg' || localName === 'math') !== null;
    if (empty.has(element.localName) || (isClosed && isForeign)) return;
    this.top = { alternatives: [element], below: this.top, depth: (this.top?.depth ?? 0) + 1 };
  }

  text(text: string): void {
    for (const element of this.top?.alternatives ?? []) element.textContent += text;
  }

  close(name: string, place: Place): void {
    let level = this.top;
    while (level && !level.alternatives.some(({ localName }) => localName === name)) level = level.below;
    if (!level) {
      if (!empty.has(name) && name !== 'p') this.loose.push({ name, place, isOpen: false });
      return;
    }
    for (let above = this.top; above !== level; above = above!.below) this.loosen(above!);
    this.top = level.below;
  }

  /** Goes through branches of which one is printed, or none where they are not complete. */
  branches(branches: readonly (() => void)[], isComplete: boolean): void {
    const before = this.top;
    const results: (Level | undefined)[] = branches.map((branch) => {
      this.top = before;
      branch();
      return this.top;
    });
    if (!isComplete) results.push(before);
    this.top = this.merge(before, results);
  }

  /** The page is over: what is still open was never closed. */
  end(): void {
    for (let level = this.top; level; level = level.below) this.loosen(level);
    this.loose.splice(0, this.loose.length, ...this.loose.filter(({ name }) => !this.uncertain.has(name)));
  }

  private loosen({ alternatives }: Level): void {
    for (const { localName: name, place } of alternatives) {
      if (!endless.has(name)) this.loose.push({ name, place, isOpen: true });
    }
  }

  private merge(before: Level | undefined, results: readonly (Level | undefined)[]): Level | undefined {
    const changed = results.filter((level) => level !== before);
    if (changed.length === 0) return before;
    const depths = new Set(results.map((level) => level?.depth ?? 0));
    if (depths.size > 1) for (const level of [before, ...results]) this.doubt(level, results);
    return depths.size === 1 ? join(results) : changed[0];
  }

  /** The names of everything that not all results have open. */
  private doubt(level: Level | undefined, results: readonly (Level | undefined)[]): void {
    for (let one = level; one && !results.every((result) => isBelow(one!, result)); one = one.below) {
      for (const { localName } of one.alternatives) this.uncertain.add(localName);
    }
  }
}

function isBelow(level: Level, top: Level | undefined): boolean {
  let one = top;
  while (one && one.depth > level.depth) one = one.below;
  return one === level;
}

/** Levels of one depth as one. */
function join(levels: readonly (Level | undefined)[]): Level | undefined {
  const [first] = levels;
  if (!first || levels.every((level) => level === first)) return first;
  const alternatives = [...new Set(levels.flatMap((level) => level?.alternatives ?? []))];
  return { alternatives, below: join(levels.map((level) => level?.below)), depth: first.depth };
}
