import type { CaseList, CaseState } from '@ante/contract/console/list-filters.ts'
import type { CaseKind } from '@ante/contract/console/support-parts.ts'
import type { FeedbackKind } from '@ante/contract/support/feedback.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const listTexts: Record<CaseList, MessageDescriptor> = {
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
  all: msg`All`,
}

export const stateTexts: Record<CaseState, MessageDescriptor> = {
  open: msg`Open`,
  snoozed: msg`Snoozed`,
  resolved: msg`Resolved`,
}

export const kindTexts: Record<CaseKind, MessageDescriptor> = {
  chat: msg`Chat`,
  feedback: msg`Feedback`,
}

export const categoryTexts: Record<FeedbackKind, MessageDescriptor> = {
  DEPOSIT: msg`Deposits`,
  WITHDRAWAL: msg`Withdrawals`,
  GAME: msg`Games`,
  PROMOTION: msg`Promotions`,
  ACCOUNT: msg`Account`,
  SITE: msg`Site`,
  OTHER: msg`Other`,
}
