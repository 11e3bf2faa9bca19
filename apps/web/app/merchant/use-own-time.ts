import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import { formatTime, zoneName } from '../lib/words/format.ts'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { merchantSettings } from './queries.ts'

interface OwnTime {
  /** Month and day, hour and minute. */
  time: string
  /** The zone's name where its clocks show something else than the merchant's; otherwise empty. */
  zone: string
}

/** A moment by the reader's own clock. The server's page has the merchant's: where the reader is, the browser alone knows. */
export function useOwnTime(at: string): OwnTime {
  const { i18n } = useLingui()
  const { zone } = useSuspenseQuery(merchantSettings).data
  const own = useHydrated() ? ownZone(zone) : zone
  const time = formatTime(at, i18n.locale, own)
  const differs = time !== formatTime(at, i18n.locale, zone)
  return { time, zone: differs ? zoneName(at, i18n.locale, own) : '' }
}

/** Some old browsers do not tell. */
const ownZone = (fallback: string): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || fallback
