import { randomInt } from 'node:crypto'

import type { PictureCode } from '@ante/contract/identity/picture-code.ts'

import { glyphs } from './captcha-glyphs.ts'

const DIGITS = '0123456789'
const OPERATORS = '+-='
/** Digits and letters that are not easily confused. */
const SIGNS = Object.keys(glyphs)
  .filter((sign) => !OPERATORS.includes(sign) && !'012589'.includes(sign))
  .join('')
/** Both operands of an equation are below this. */
const TERMS = 50

/** Content of a captcha, and its answer in capitals. */
export interface CaptchaChallenge {
  text: string
  answer: string
}

/** Returns a new captcha of this kind: signs to copy, or an equation such as `37-12=` whose result is not negative. */
export function newCaptcha(
  { kind, length }: PictureCode,
  below: (limit: number) => number = randomInt,
): CaptchaChallenge {
  if (kind === 'equation') return equation(below)
  const alphabet = kind === 'digits' ? DIGITS : SIGNS
  const text = Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join('')
  return { text, answer: text }
}

function equation(below: (limit: number) => number): CaptchaChallenge {
  const [first, second] = [below(TERMS), below(TERMS)]
  if (below(2) === 0) return { text: `${first}+${second}=`, answer: String(first + second) }
  const [larger, smaller] = first < second ? [second, first] : [first, second]
  return { text: `${larger}-${smaller}=`, answer: String(larger - smaller) }
}
