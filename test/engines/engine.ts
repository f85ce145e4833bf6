/** The shoppers' browser engines, by the names of the browsers that run them here. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that are held while another is pressed. */
export type Modifier = 'Shift' | 'Control';

/** The operations that every engine's driver supports. All steps of a journey consist of them. */
export interface EngineTab {
  /** Goes to a URL, and waits until the page is loaded. */
  goTo(url: string): Promise<void>;
  /** Goes back in the tab's history, without waiting. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Evaluates an expression on the page and returns the value as JSON. Awaits a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the window. */
  point(x: number, y: number): Promise<void>;
  /** Presses the pointer's primary button at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in `KeyboardEvent.key`. */
  press(key: string, held: readonly Modifier[]): Promise<void>;
  /** Holds a key down until it has repeated this many times. WebKit's driver makes a single press. */
  holdDown(key: string, repeats: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Selects a file in a field. */
  giveFile(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Opens a tab for a new shopper, without cookies. */
  newTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** The way to launch an engine, or the reason why this machine does not have it. */
export type FoundEngine =
  | { readonly name: EngineName; readonly launch: () => Promise<Engine> }
  | { readonly name: EngineName; readonly absent: string };
