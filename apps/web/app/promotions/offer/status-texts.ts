import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of the promotion statuses. */
export const statusTexts: Record<PromotionStatus, MessageDescriptor> = {
  coming: msg`Starts soon`,
  open: msg`Ongoing`,
  signed: msg`You’ve joined`,
  applying: msg`Under review`,
  rejected: msg`Declined`,
  issued: msg`Ready to claim`,
  claimed: msg`Claimed`,
  closed: msg`Ended`,
}
