import type { LimitKind, PositionSpan, ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const limitTexts: Record<LimitKind, MessageDescriptor> = {
  deposit: msg`Deposit limit`,
  loss: msg`Loss limit`,
  session: msg`Time limit`,
}

export const periodTexts: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`Daily`,
  week: msg`Weekly`,
  month: msg`Monthly`,
}

export const spanTexts: Record<PositionSpan, MessageDescriptor> = {
  day: msg`Today`,
  week: msg`This week`,
  month: msg`This month`,
  all: msg`All time`,
}

export const lengthTexts: Record<ExclusionLength, MessageDescriptor> = {
  '1d': msg`24 hours`,
  '1w': msg`1 week`,
  '1m': msg`1 month`,
  '6w': msg`6 weeks`,
  '6m': msg`6 months`,
  '1y': msg`1 year`,
  '5y': msg`5 years`,
  ever: msg`Permanently`,
}
