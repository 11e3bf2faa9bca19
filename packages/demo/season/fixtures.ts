import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { leagues } from './leagues.ts'
import type { League, Team } from './leagues.ts'

/** An announced match. Its result is unknown before it is played. */
export interface Fixture {
  /** The league and the number of its earlier matches: `archipelago-2481920`. */
  id: string
  league: League
  home: Team
  away: Team
  kickOff: Date
  /** Whether it is one of the few matches per day that are announced long in advance on the merchants' first pages. */
  isTop: boolean
}

/** Interval of a league's top matches; each league has a different offset. */
const TOP_EVERY = 12

/** Returns null for an id without a match. Leading zeros are refused, because each match has a single id. */
export function fixtureById(id: string): Fixture | null {
  const [, leagueId, digits] = /^([a-z]+)-(0|[1-9]\d{0,8})$/.exec(id) ?? []
  const league = leagues.find((candidate) => candidate.id === leagueId)
  return league ? fixtureAt(league, Number(digits)) : null
}

/** Returns all matches with a kick-off from `from` on and before `to`, the first one first. */
export function fixturesBetween(from: Date, to: Date): Fixture[] {
  const fixtures = leagues.flatMap((league) => {
    const [first, end] = [slotFrom(league, from), slotFrom(league, to)]
    return Array.from({ length: Math.max(0, end - first) }, (_, ahead) => fixtureAt(league, first + ahead))
  })
  return fixtures.sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime())
}

/** Returns the matches of the league's season at a time: each team meets each other one at home and away. */
export function seasonAt(league: League, date: Date): Fixture[] {
  const length = league.teams.length * (league.teams.length - 1)
  const latest = Math.max(0, slotFrom(league, new Date(date.getTime() + 1)) - 1)
  const first = latest - (latest % length)
  return Array.from({ length }, (_, ahead) => fixtureAt(league, first + ahead))
}

/** Returns a league's first match with a kick-off at or after this time. */
function slotFrom({ everyMinutes, offsetMinutes }: League, date: Date): number {
  return Math.max(0, Math.ceil((date.getTime() / MINUTE_MS - offsetMinutes) / everyMinutes))
}

function fixtureAt(league: League, slot: number): Fixture {
  const { home, away } = pairAt(league.teams, slot)
  const kickOff = new Date((slot * league.everyMinutes + league.offsetMinutes) * MINUTE_MS)
  const isTop = slot % TOP_EVERY === leagues.indexOf(league) % TOP_EVERY
  return { id: `${league.id}-${slot}`, league, home, away, kickOff, isTop }
}

/** Returns the pair of a slot by the circle method of a round robin: the first team stays, and the others rotate. */
function pairAt(teams: readonly Team[], slot: number): { home: Team; away: Team } {
  const pairs = teams.length / 2
  const round = Math.floor(slot / pairs)
  const turn = round % (teams.length - 1)
  const teamAt = (position: number) => teams[position === 0 ? 0 : 1 + ((position - 1 + turn) % (teams.length - 1))]
  const position = slot % pairs
  const [first, second] = [teamAt(position), teamAt(teams.length - 1 - position)]
  if (!first || !second) throw new RangeError('A league has an even number of teams.')
  const isReturn = (Math.floor(round / (teams.length - 1)) + position + turn) % 2 === 1
  return isReturn ? { home: second, away: first } : { home: first, away: second }
}
