/** A point in CSS pixels of the viewport. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Enter' | 'Backspace'

/** A phone-sized tab in a separate browser context: what both protocols offer. Addresses are absolute. */
export interface Tab {
  /** Opens an address and waits until its document is parsed. */
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page, or in its game's frame, and waits for its promise. */
  run(expression: string, inGame?: boolean): Promise<unknown>
  /** A touch where the engine has one under automation, otherwise a click. */
  tapAt(point: Point): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Adds a fingerprint sensor that always accepts. Returns false in an engine without passkeys. */
  addFingerprint(): Promise<boolean>
  /** Returns a PNG. */
  screenshot(): Promise<Buffer>
  /** Returns uncaught errors of the pages since the tab was opened. */
  errors(): readonly string[]
  close(): Promise<void>
}

export type EngineName = 'webkit' | 'firefox' | 'chromium'

/** How a browser is set: a `restricted` one stores nothing, and its player asked for reduced motion. */
export type Setting = 'usual' | 'restricted'

/** A running browser. */
export interface Engine {
  readonly name: EngineName
  /** Id of a process above those of its pages. */
  readonly pid: number
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** Viewport in CSS pixels. */
export const PHONE = { width: 390, height: 844 }
