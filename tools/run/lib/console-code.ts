import { randomInt } from 'node:crypto'

/** None that is taken for another when it is read off a screen. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'
/** Long enough that nobody finds it by trying. */
const LENGTH = 14

/** What opens the sandbox's desk as long as the demo runs, where none was configured. */
export const newConsoleCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
