/** The engines that shoppers hold, by the names of the browsers that stand for them here. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that are held while another is pressed. */
export type Modifier = 'Shift' | 'Control';

/** What any engine's driver can do with a tab: everything else a journey says is made of these. */
export interface EngineTab {
  /** Goes to an address, and waits until it has been loaded. */
  goTo(address: string): Promise<void>;
  /** Goes back in the tab's history, and doesn't wait. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What an expression is worth on the page, as JSON; of a promise, what it is kept with. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the window. */
  point(x: number, y: number): Promise<void>;
  /** Presses the pointer's first button at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in `KeyboardEvent.key`. */
  press(key: string, held: readonly Modifier[]): Promise<void>;
  /** Holds a key down until it has repeated itself so often; WebKit's driver makes one press of it. */
  holdDown(key: string, repeats: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file for a field. */
  giveFile(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** A tab of somebody whom no shop knows. */
  newTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** How an engine is had; `absent` says why it isn't on this machine. */
export type FoundEngine =
  | { readonly name: EngineName; readonly launch: () => Promise<Engine> }
  | { readonly name: EngineName; readonly absent: string };
