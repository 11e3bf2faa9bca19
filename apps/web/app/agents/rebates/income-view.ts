import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Income arrives once a day, so a week would contain little. */
const DEFAULT = 'month'

/** Parses the days from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function incomeDaysOf(search: URLSearchParams): { days: Days; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const days: Days = read('days', daysOf, DEFAULT)
  return { days, corrected: wasCorrected() }
}

export const incomeAddress = (days: Days): string =>
  days === DEFAULT ? '/m/member/agent/agentRebeat' : `/m/member/agent/agentRebeat?days=${daysParam(days)}`
