import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { ownDigits } from './mobile-number.ts'
import type { Mobile } from './use-mobile.ts'

/** Returns the message for a number; for a short one with the digits required in its country. */
export function mobileTexts(
  problem: FieldProblem,
  { number, minimumDigits }: Pick<Mobile, 'number' | 'minimumDigits'>,
): MessageDescriptor {
  const isShort = minimumDigits !== undefined && ownDigits(number).length < minimumDigits
  if (problem !== 'mobileNum.invalid' || !isShort) return problemTexts[problem]
  return msg`Check the number. It needs at least ${minimumDigits} digits after the country code.`
}
