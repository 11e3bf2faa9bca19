import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** The default for agents is today. */
const DEFAULT: Days = 'today'

/** Parses the days from an address; invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { days: Days; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  return { days: read('days', daysOf, DEFAULT), corrected: wasCorrected() }
}

export const viewAddress = (days: Days): string =>
  days === DEFAULT ? '/m/agent/team/overview' : `/m/agent/team/overview?days=${daysParam(days)}`
