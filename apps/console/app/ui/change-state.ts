import type { ChangeState } from '@ante/contract/staff/changes.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from './badge.tsx'

/** Names of the states, in the order in which a change passes through them. */
export const changeStateText: Record<ChangeState, { text: MessageDescriptor; tone: Tone }> = {
  waiting: { text: msg`Waiting`, tone: 'warn' },
  approved: { text: msg`Approved`, tone: 'accent' },
  applied: { text: msg`Applied`, tone: 'good' },
  rejected: { text: msg`Rejected`, tone: 'bad' },
  void: { text: msg`Void`, tone: 'neutral' },
  expired: { text: msg`Expired`, tone: 'neutral' },
  failed: { text: msg`Failed`, tone: 'bad' },
}
