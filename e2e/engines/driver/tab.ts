/** A point in CSS pixels of the viewport. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Enter' | 'Backspace'

/** A phone-sized tab in a separate browser context, with the operations of both protocols. Addresses are absolute. */
export interface Tab {
  /** Opens an address and waits until its document is parsed. */
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page, or in its game's frame, and waits for its promise. */
  run(expression: string, inGame?: boolean): Promise<unknown>
  /** Taps by touch where the engine supports touch under automation, otherwise by a mouse click. */
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

/** Settings of a browser: a `restricted` one stores nothing, and reports that its user prefers reduced motion. */
export type Setting = 'usual' | 'restricted'

/** A running browser. */
export interface Engine {
  readonly name: EngineName
  /** Id of a process that is an ancestor of the page processes. */
  readonly pid: number
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** Viewport in CSS pixels. */
export const PHONE = { width: 390, height: 844 }
