import type { LooseTag } from './page';
import type { PageElement, Place } from './page-element';

/** An open element and its open ancestors. Different branches of a condition may have opened alternatives. */
interface Level {
  readonly alternatives: readonly PageElement[];
  readonly below: Level | undefined;
  readonly depth: number;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements with an optional end tag. */
const endless = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rt rp caption'.split(' '),
);

/** The open elements that a start tag ends. */
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
 * The open elements while a page is built. If the branches of a condition leave different elements open, tags of these
 * names are not reported as loose.
 */
export class OpenElements {
  readonly loose: LooseTag[] = [];
  private top: Level | undefined;
  private readonly uncertain = new Set<string>();

  /** The innermost open element. It changes when an element is opened or closed. */
  get level(): unknown {
    return this.top;
  }

  /** Returns the parents of a new tag of this name. First ends the elements that such a tag ends. */
  current(name: string): readonly PageElement[] {
    while (this.top && endedBy[name]?.includes(this.top.alternatives[0]!.localName)) this.top = this.top.below;
    return this.top?.alternatives ?? [];
  }

  /** Adds an element that can't have children. */
  add(element: PageElement): void {
    for (const parent of this.top?.alternatives ?? []) parent.children.push(element);
  }

  /** @param isClosed whether its tag ends with a slash, which matters in SVG and MathML only */
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

  /** Runs the branches of a block. One of them is rendered; none may be if `isComplete` is false. */
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

  /** Ends the page: elements that are still open were never closed. */
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

  /** Marks as uncertain the names of elements that only some branches leave open. */
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

/** Merges levels of the same depth. */
function join(levels: readonly (Level | undefined)[]): Level | undefined {
  const [first] = levels;
  if (!first || levels.every((level) => level === first)) return first;
  const alternatives = [...new Set(levels.flatMap((level) => level?.alternatives ?? []))];
  return { alternatives, below: join(levels.map((level) => level?.below)), depth: first.depth };
}
