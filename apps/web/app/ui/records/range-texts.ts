import type { PlayRange } from '@ante/contract/launch/play-days.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export const rangeTexts: Record<PlayRange, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`7 days`,
  month: msg`30 days`,
}
