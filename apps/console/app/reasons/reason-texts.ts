import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the kinds of reasons, in the order of the screens. */
export const kindText: Record<ReasonKind, MessageDescriptor> = {
  reject: msg`Withdrawal rejected`,
  hold: msg`Withdrawal on hold`,
  fail: msg`Payout failed`,
  deposit: msg`Deposit rejected`,
  amount: msg`Another amount credited`,
  settle: msg`Credit taken back`,
}
