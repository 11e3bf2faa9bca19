import { putDownlineRates } from '@ante/contract/agents/rebates.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { callFailure } from '../../ui/call-failure.ts'

/** Returns the message when rates cannot be granted. */
export function ratesFailure(error: unknown, locale: string): MessageDescriptor {
  const refused = refusalOf(putDownlineRates, error)
  if (refused?.code === 'rebate.out.of.range') {
    const lowest = formatPercent(refused.details.lowest, locale)
    const highest = formatPercent(refused.details.highest, locale)
    return msg`The rate must now be from ${lowest} to ${highest}, between your downlines’ rates and yours. Choose again.`
  }
  if (refused?.code === 'series.out.of.range') {
    const { lowest, highest } = refused.details
    return msg`The series must now be from ${lowest} to ${highest}, between your downlines’ series and yours. Choose again.`
  }
  if (refused?.code === 'responsible.gaming.excluded')
    return msg`You’re taking a break, so you can’t change rates for now. Your current rates stay in place.`
  return callFailure(error)
}
