type State = 'text' | 'tag' | 'double' | 'single' | 'comment';

/** Follows HTML as it is written, piece by piece, so that one can ask where the next piece would stand. */
export class MarkupState {
  private state: State = 'text';

  /** Whether the next piece stands inside the quotes of an attribute. */
  get inValue(): boolean {
    return this.state === 'double' || this.state === 'single';
  }

  /** Whether the next piece stands inside of a tag or of a comment. */
  get inTag(): boolean {
    return this.state !== 'text';
  }

  /** Reads on. */
  follow(html: string): void {
    for (let at = 0; at < html.length; at++) this.state = this.after(html, at);
  }

  private after(html: string, at: number): State {
    const letter = html[at] ?? '';
    switch (this.state) {
      case 'text':
        if (html.startsWith('<!--', at)) return 'comment';
        return letter === '<' && /[A-Za-z/!]/.test(html[at + 1] ?? '') ? 'tag' : 'text';
      case 'comment':
        return html.slice(Math.max(0, at - 2), at + 1) === '-->' ? 'text' : 'comment';
      case 'tag':
        if (letter === '"') return 'double';
        if (letter === "'") return 'single';
        return letter === '>' ? 'text' : 'tag';
      case 'double':
        return letter === '"' ? 'tag' : 'double';
      case 'single':
        return letter === "'" ? 'tag' : 'single';
    }
  }
}
