import type { LineProblem } from '@ante/contract/cashier/line-transfers.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages for lines that cannot be sent. */
export const problemTexts: Record<LineProblem, MessageDescriptor> = {
  'receiver.not.found': msg`No direct downline has this account.`,
  'receiver.repeated': msg`This account is already in the list.`,
  'amount.invalid': msg`This is below the minimum amount.`,
  'line.unavailable': msg`This account can’t receive money right now.`,
  'function.not.available': msg`You can’t send money to this account.`,
}
