import type { FeedbackKind, FeedbackState } from '@ante/contract/support/feedback.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of the feedback categories. */
export const kindTexts: Record<FeedbackKind, MessageDescriptor> = {
  DEPOSIT: msg`Deposit`,
  WITHDRAWAL: msg`Withdrawal`,
  GAME: msg`Games`,
  PROMOTION: msg`Promotions`,
  ACCOUNT: msg`My account`,
  SITE: msg`This app`,
  OTHER: msg`Something else`,
}

/** Labels of the feedback states. */
export const stateTexts: Record<FeedbackState, MessageDescriptor> = {
  SENT: msg`Sent, not read yet`,
  READ: msg`Read`,
  ANSWERED: msg`Answered`,
  CLOSED: msg`Read and closed`,
}
