import { randomInt } from 'node:crypto'

/** Characters that cannot be confused when read from a screen. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'
/** Long enough to prevent guessing. */
const LENGTH = 14

/** Generates the developer-console code of the sandbox for one run of the demo, if none is configured. */
export const newConsoleCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
