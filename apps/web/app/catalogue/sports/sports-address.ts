import type { Sport } from '@ante/contract/catalogue/sport.ts'

/** All sports. Not imported from the contract, because its schemas are loaded only with the first call. */
const SPORTS: readonly Sport[] = ['football', 'basketball', 'esports']
/** Days with results, in days before today. */
export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The sport of an address; undefined for none, and for an unknown one. */
export const sportIn = (search: URLSearchParams): Sport | undefined =>
  SPORTS.find((sport) => sport === search.get('sport'))

/** The day of an address, in days before today: today for an unknown value. */
export function daysAgoIn(search: URLSearchParams): number {
  return DAYS.find((ago) => String(ago) === search.get('ago')) ?? 0
}

export function resultsAddress(sport: Sport, daysAgo = 0): string {
  const search = new URLSearchParams({ sport })
  if (daysAgo > 0) search.set('ago', String(daysAgo))
  return `/m/sportsResults?${search}`
}

export const standingsAddress = (sport: Sport): string => `/m/sportsStandings?${new URLSearchParams({ sport })}`
