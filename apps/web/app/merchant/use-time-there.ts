import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import { timeThere } from '../lib/words/time-there.ts'
import { merchantSettings } from './queries.ts'

/** Tells a moment as the records of money do: by the merchant's clocks, named where the reader's own show something else. */
export function useTimeThere(): (isoTime: string) => string {
  const { i18n } = useLingui()
  const { zone } = useSuspenseQuery(merchantSettings).data
  return (isoTime) => timeThere(isoTime, i18n.locale, zone)
}
