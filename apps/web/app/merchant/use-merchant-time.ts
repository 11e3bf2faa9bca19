import { useSuspenseQuery } from '@tanstack/react-query'

import { useMomentText } from '../lib/words/use-moment-text.ts'
import { merchantSettings } from './queries.ts'

/** Returns a formatter for times in sentences: in the merchant's time zone, named where the reader's clock differs. */
export function useMerchantTime(): (isoTime: string) => string {
  return useMomentText(useSuspenseQuery(merchantSettings).data.zone)
}
