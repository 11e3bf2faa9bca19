import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * Length of a code: with more than 600,000 million possible codes, guessing is infeasible. Source: domain handbook 6.6.
 */
const LENGTH = 8
/** Maximum number of attempts to find a free code; even a second one is rare. */
const ATTEMPTS = 5

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

/** Returns an unused code, after `take` has stored it. */
export async function unusedCode(
  take: (code: string) => Promise<boolean>,
  isTaken: (code: string) => Promise<boolean>,
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const code = newCode()
    if (!(await isTaken(code)) && (await take(code))) return code
  }
  throw new Error('no free code was found')
}
