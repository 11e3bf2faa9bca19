import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Income comes once a day: a week has little of it. */
const USUAL = 'month'

/** Which days an address asks for. What makes no sense there falls back, and `mended` says so. */
export function incomeDaysOf(search: URLSearchParams): { days: Days; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const days: Days = read('days', daysOf, USUAL)
  return { days, mended: wasMended() }
}

export const incomeAddress = (days: Days): string =>
  days === USUAL ? '/m/member/agent/agentRebeat' : `/m/member/agent/agentRebeat?days=${daysParam(days)}`
