import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { leagues } from './leagues.ts'
import type { League, Team } from './leagues.ts'

/** A match as it is announced. Its result is nobody's to know before it is played. */
export interface Fixture {
  /** The league and how many of its matches there were before: `archipelago-2481920`. */
  id: string
  league: League
  home: Team
  away: Team
  kickOff: Date
  /** One of a day's few that are announced long before, and shown on the merchants' first pages. */
  isTop: boolean
}

/** One match in so many of a league is a top one; each league counts from another place. */
const TOP_EVERY = 12

/** Null for an id that is none of the season's. A match has one: with zeros before its number it would be another one's. */
export function fixtureById(id: string): Fixture | null {
  const [, leagueId, digits] = /^([a-z]+)-(0|[1-9]\d{0,8})$/.exec(id) ?? []
  const league = leagues.find((one) => one.id === leagueId)
  return league ? fixtureAt(league, Number(digits)) : null
}

/** All that kick off from then on and before that, the first one first. */
export function fixturesBetween(from: Date, to: Date): Fixture[] {
  const all = leagues.flatMap((league) => {
    const [first, end] = [slotFrom(league, from), slotFrom(league, to)]
    return Array.from({ length: Math.max(0, end - first) }, (_, ahead) => fixtureAt(league, first + ahead))
  })
  return all.sort((one, other) => one.kickOff.getTime() - other.kickOff.getTime())
}

/** A league's first match that does not kick off before then. */
function slotFrom({ everyMinutes, offsetMinutes }: League, date: Date): number {
  return Math.max(0, Math.ceil((date.getTime() / MINUTE_MS - offsetMinutes) / everyMinutes))
}

function fixtureAt(league: League, slot: number): Fixture {
  const { home, away } = pairAt(league.teams, slot)
  const kickOff = new Date((slot * league.everyMinutes + league.offsetMinutes) * MINUTE_MS)
  const isTop = slot % TOP_EVERY === leagues.indexOf(league) % TOP_EVERY
  return { id: `${league.id}-${slot}`, league, home, away, kickOff, isTop }
}

/** Everybody against everybody, by the circle: the first team stays, the others go around; then with changed sides. */
function pairAt(teams: readonly Team[], slot: number): { home: Team; away: Team } {
  const pairs = teams.length / 2
  const round = Math.floor(slot / pairs)
  const turn = round % (teams.length - 1)
  const around = (place: number) => teams[place === 0 ? 0 : 1 + ((place - 1 + turn) % (teams.length - 1))]
  const place = slot % pairs
  const [one, other] = [around(place), around(teams.length - 1 - place)]
  if (!one || !other) throw new RangeError('A league has an even number of teams.')
  const isReturn = (Math.floor(round / (teams.length - 1)) + place + turn) % 2 === 1
  return isReturn ? { home: other, away: one } : { home: one, away: other }
}
