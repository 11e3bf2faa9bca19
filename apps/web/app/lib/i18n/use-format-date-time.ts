import { useLingui } from '@lingui/react'

import { useHydrated } from '../browser/use-hydrated.ts'
import { formatDateTime } from './format-date-time.ts'

/**
 * Returns a formatter for dates and times in a time zone. The server does not know the reader's zone: its page names
 * none, and the browser adds the name where needed.
 */
export function useFormatDateTime(zone: string): (isoTime: string, exact?: boolean) => string {
  const { i18n } = useLingui()
  const deviceZone = useHydrated() ? undefined : zone
  return (isoTime, exact = false) => formatDateTime(isoTime, { locale: i18n.locale, zone, exact, deviceZone })
}
