import type { ContentState } from '@ante/contract/console/list-filters.ts'
import type { ContentProblem } from '@ante/contract/console/announcements.ts'
import type { AnnouncementType, PopupExecution } from '@ante/contract/messaging/announcements.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from './badge.tsx'

export const typeText: Record<AnnouncementType, MessageDescriptor> = {
  PU: msg`Popup`,
  PL: msg`Notice to players`,
  H: msg`Site news`,
  PR: msg`Promotion`,
  A: msg`Notice to agents`,
  B: msg`Banner`,
}

export const stateText: Record<ContentState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'neutral' },
  review: { text: msg`In review`, tone: 'warn' },
  scheduled: { text: msg`Scheduled`, tone: 'accent' },
  live: { text: msg`Live`, tone: 'good' },
  stopped: { text: msg`Stopped`, tone: 'bad' },
  ended: { text: msg`Ended`, tone: 'neutral' },
}

/** Readers of popups. */
export const executionText: Record<PopupExecution, MessageDescriptor> = {
  E: msg`Everyone`,
  B: msg`Visitors`,
  A: msg`Members`,
  F: msg`Members at their first login`,
}

export const problemText: Record<ContentProblem, MessageDescriptor> = {
  type: msg`The type of a published announcement can't be changed.`,
  popup: msg`Choose who sees the popup. Other announcements have no limit and no pages.`,
  promotion: msg`Only popups and promotions announce a type of promotion.`,
  audience: msg`Visitors have no group. Choose all, or show it to members only.`,
  period: msg`The end must be later than the start.`,
}
