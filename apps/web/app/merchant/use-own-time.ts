import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import { deviceTimeZone } from '../lib/i18n/device-time-zone.ts'
import { formatKickOff, zoneName } from '../lib/i18n/format-kick-off.ts'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { merchantSettings } from './queries.ts'

interface OwnTime {
  /** Month and day, hour and minute. */
  time: string
  /** Name of the reader's time zone if its clock differs from the merchant's; otherwise empty. */
  zone: string
}

/**
 * Formats a time in the reader's own time zone, which only the browser knows. The server-rendered page uses the
 * merchant's.
 */
export function useOwnTime(at: string): OwnTime {
  const { i18n } = useLingui()
  const { zone } = useSuspenseQuery(merchantSettings).data
  const deviceZone = useHydrated() ? deviceTimeZone(zone) : zone
  const time = formatKickOff(at, i18n.locale, deviceZone)
  const differs = time !== formatKickOff(at, i18n.locale, zone)
  return { time, zone: differs ? zoneName(at, i18n.locale, deviceZone) : '' }
}
