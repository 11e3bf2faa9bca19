import { useSuspenseQuery } from '@tanstack/react-query'

import { useFormatDateTime } from '../lib/i18n/use-format-date-time.ts'
import { merchantSettings } from './queries.ts'

/** Returns a formatter for times in the merchant's time zone, which is named if the reader's clock differs. */
export function useMerchantTime(): (isoTime: string) => string {
  return useFormatDateTime(useSuspenseQuery(merchantSettings).data.zone)
}
