import type { LineProblem } from '@ante/contract/cashier/line-transfers.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages for lines that cannot be sent. */
export const problemWords: Record<LineProblem, MessageDescriptor> = {
  'receiver.not.found': msg`No direct downline has this account.`,
  'receiver.repeated': msg`This account stands in a line before.`,
  'amount.invalid': msg`This is less than the least amount.`,
  'line.unavailable': msg`This account receives nothing at present.`,
  'function.not.available': msg`This account can receive nothing from you.`,
}
