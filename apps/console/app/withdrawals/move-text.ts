import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the kinds of entries of a wallet. */
export const moveText: Record<AccountRecordGroup, MessageDescriptor> = {
  play: msg`Bet or win`,
  transfer: msg`Transfer`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  promotion: msg`Bonus or rebate`,
  adjustment: msg`Credit or debit note`,
}
