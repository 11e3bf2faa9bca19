import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Parses the days from an address; invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { days: Days; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  return { days: read('days', daysOf, DEFAULT_DAYS), corrected: wasCorrected() }
}

export const viewAddress = (days: Days): string =>
  days === DEFAULT_DAYS ? '/m/profitandloss' : `/m/profitandloss?days=${daysParam(days)}`
