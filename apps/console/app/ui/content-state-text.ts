import type { ContentState } from '@ante/contract/console/list-filters.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from './badge.tsx'

/** States of content that staff edits. */
export const stateText: Record<ContentState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'neutral' },
  review: { text: msg`In review`, tone: 'warn' },
  scheduled: { text: msg`Scheduled`, tone: 'accent' },
  live: { text: msg`Live`, tone: 'good' },
  stopped: { text: msg`Stopped`, tone: 'bad' },
  ended: { text: msg`Ended`, tone: 'neutral' },
}
