/** The inside of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The keys that the paths press. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space';

/** A tab of a real browser. This is all that a driver does; the rest is in visitor.ts, once for all engines. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** Starts going back to the previous page, which the browser may have cached. */
  goBack(): Promise<unknown>;
  /** The value of an expression in the page, which must be a string. */
  evaluate(expression: string): Promise<string>;
  movePointer(x: number, y: number): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what can be seen. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser, which can reach only this machine. */
export interface Engine {
  /** Opens a tab that shares nothing with earlier ones. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Whether the browser runs the scripts of pages. */
  scripts: boolean;
  /** Whether it accepts cookies; only Firefox can be told not to. */
  cookies: boolean;
}

export type StartEngine = (options: StartOptions) => Promise<Engine>;
