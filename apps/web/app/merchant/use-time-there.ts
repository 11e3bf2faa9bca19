import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import { timeThere } from '../lib/words/time-there.ts'
import { merchantSettings } from './queries.ts'

/**
 * Returns a formatter for times, as in money records: in the merchant's time zone, named where the reader's own clock
 * differs.
 */
export function useTimeThere(): (isoTime: string) => string {
  const { i18n } = useLingui()
  const { zone } = useSuspenseQuery(merchantSettings).data
  return (isoTime) => timeThere(isoTime, i18n.locale, zone)
}
