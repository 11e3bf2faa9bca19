import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { problemWords } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import type { Mobile } from './use-mobile.ts'

/** What is wrong with a number, with the digits that its country asks for. */
export function mobileWords(
  problem: FieldProblem,
  { minimumDigits }: Pick<Mobile, 'minimumDigits'>,
): MessageDescriptor {
  if (problem !== 'mobileNum.invalid' || minimumDigits === undefined) return problemWords[problem]
  return msg`This is no mobile number there. It has at least ${minimumDigits} digits after the code.`
}
