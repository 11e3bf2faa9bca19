import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Parses the days from an address; invalid values fall back to defaults, and `mended` reports this. */
export function viewOf(search: URLSearchParams): { days: Days; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  return { days: read('days', daysOf, USUAL_DAYS), mended: wasMended() }
}

export const viewAddress = (days: Days): string =>
  days === USUAL_DAYS ? '/m/profitandloss' : `/m/profitandloss?days=${daysParam(days)}`
