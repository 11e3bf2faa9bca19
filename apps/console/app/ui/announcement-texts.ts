import type { AnnouncementType, PopupExecution } from '@ante/contract/messaging/announcements.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const typeText: Record<AnnouncementType, MessageDescriptor> = {
  PU: msg`Popup`,
  PL: msg`Notice to players`,
  H: msg`Site news`,
  PR: msg`Promotion`,
  A: msg`Notice to agents`,
  B: msg`Banner`,
}

/** Readers of popups. */
export const executionText: Record<PopupExecution, MessageDescriptor> = {
  E: msg`Everyone`,
  B: msg`Visitors`,
  A: msg`Members`,
  F: msg`Members at their first login`,
}
