import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { timeText } from '../lib/times.ts'

interface Period {
  from: string | null
  until: string | null
}

/** Returns a function that names the start and the end of a content, for comparisons. */
export function usePeriodFields(): (period: Period) => Record<string, string> {
  const { t } = useLingui()
  const { zone } = useSite()
  return ({ from, until }) => ({
    [t`From`]: from === null ? t`Publication` : timeText(from, zone),
    [t`Until`]: until === null ? t`No end` : timeText(until, zone),
  })
}
