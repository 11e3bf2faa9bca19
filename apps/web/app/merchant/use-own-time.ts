import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ownZone } from '../lib/words/own-zone.ts'
import { kickOffText, zoneName } from '../lib/words/kick-off-text.ts'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { merchantSettings } from './queries.ts'

interface OwnTime {
  /** Month and day, hour and minute. */
  time: string
  /** Name of the reader's time zone if its clock differs from the merchant's; otherwise empty. */
  zone: string
}

/**
 * Formats a time in the reader's own time zone. The server-rendered page uses the merchant's: only the browser has the
 * reader's.
 */
export function useOwnTime(at: string): OwnTime {
  const { i18n } = useLingui()
  const { zone } = useSuspenseQuery(merchantSettings).data
  const deviceZone = useHydrated() ? ownZone(zone) : zone
  const time = kickOffText(at, i18n.locale, deviceZone)
  const differs = time !== kickOffText(at, i18n.locale, zone)
  return { time, zone: differs ? zoneName(at, i18n.locale, deviceZone) : '' }
}
