import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when they are read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** More than 600,000 million: whoever tries finds none. Source: domain handbook 6.6. */
const LENGTH = 8
/** With so many codes a second try is rare already. */
const ATTEMPTS = 5

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

/** A code that is nobody's, as `take` has got it. */
export async function freeCode(
  take: (code: string) => Promise<boolean>,
  isTaken: (code: string) => Promise<boolean>,
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const code = newCode()
    if (!(await isTaken(code)) && (await take(code))) return code
  }
  throw new Error('no code was free')
}
