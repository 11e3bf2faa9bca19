import type { RebateState } from '@ante/contract/promotions/rebates.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export const rebateStateTexts: Record<RebateState, MessageDescriptor> = {
  claimed: msg`Claimed`,
  settled: msg`Paid automatically`,
}
