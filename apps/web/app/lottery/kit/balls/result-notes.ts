import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Family } from '@ante/lottery/family.ts'

import { sumOf } from './balls-of.ts'
import type { ShownDraw } from './shown-draw.ts'

/**
 * Sum from which a result counts as big: half of the possible sum. Source: domain handbook 4.1, 4.4, 4.6, 4.11, 5.6.
 */
const BIG_FROM: Partial<Record<Family, number>> = { SSC: 23, '5D': 23, K3: 11, SEAK3: 11, PCB: 14, KENO: 811, LHC: 175 }

const big = msg`Big`
const small = msg`Small`
const odd = msg`Odd`
const even = msg`Even`

/** Big or small, odd or even: for a sum, and for a single digit. */
const sizeText = (isBig: boolean): MessageDescriptor => (isBig ? big : small)
const parityText = (number: number): MessageDescriptor => (number % 2 === 0 ? even : odd)

/** Returns the properties of a result that are shown beside it: its sum, big or small, odd or even. */
export function resultNotes({ family, draw }: ShownDraw, i18n: I18n): string[] {
  const numbers = Array.isArray(draw) ? draw.map(Number) : []
  if (family === 'WGG') {
    const digit = numbers[0] ?? 0
    return [i18n._(sizeText(digit >= 5))]
  }
  const bigFrom = BIG_FROM[family]
  if (bigFrom === undefined) return []
  const sum = sumOf(numbers)
  // The balls of PC28 include the sum.
  const input = family === 'PCB' ? [] : [i18n._(msg`Sum ${sum}`)]
  return [...input, i18n._(sizeText(sum >= bigFrom)), i18n._(parityText(sum))]
}
