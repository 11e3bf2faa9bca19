import { randomInt } from 'node:crypto'

import type { PictureCode } from '@ante/contract/identity/picture-code.ts'

import { glyphs } from './captcha-glyphs.ts'

const DIGITS = '0123456789'
const OPERATORS = '+-='
/** Without the digits and letters that look like another one. */
const SIGNS = Object.keys(glyphs)
  .filter((sign) => !OPERATORS.includes(sign) && !'012589'.includes(sign))
  .join('')
/** Both numbers of an equation are below this. */
const TERMS = 50

/** What a picture shows, and what has to be typed for it in capitals. */
export interface CaptchaChallenge {
  shown: string
  answer: string
}

/** A new one of this kind: signs to copy, or an equation such as `37-12=` whose result is not below zero. */
export function newCaptcha({ kind, length }: PictureCode, below: (limit: number) => number = randomInt): CaptchaChallenge {
  if (kind === 'equation') return equation(below)
  const alphabet = kind === 'digits' ? DIGITS : SIGNS
  const shown = Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join('')
  return { shown, answer: shown }
}

function equation(below: (limit: number) => number): CaptchaChallenge {
  const [one, other] = [below(TERMS), below(TERMS)]
  if (below(2) === 0) return { shown: `${one}+${other}=`, answer: String(one + other) }
  const [more, less] = one < other ? [other, one] : [one, other]
  return { shown: `${more}-${less}=`, answer: String(more - less) }
}
