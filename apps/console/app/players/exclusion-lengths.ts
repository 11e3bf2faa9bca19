import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const exclusionLengths: Record<ExclusionLength, MessageDescriptor> = {
  '1d': msg`Time-out of 24 hours`,
  '1w': msg`Time-out of 7 days`,
  '1m': msg`Time-out of 1 month`,
  '6w': msg`Time-out of 6 weeks`,
  '6m': msg`Exclusion for 6 months`,
  '1y': msg`Exclusion for 1 year`,
  '5y': msg`Exclusion for 5 years`,
  ever: msg`Exclusion for ever`,
}
