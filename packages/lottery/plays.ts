import type { Bet } from './bet.ts'
import type { Family } from './family.ts'
import { FAMILIES } from './family.ts'
import { HOUSE_CHOICES } from './families/house-menus.ts'
import { MENUS, PLAY_NAMES } from './families/menus.ts'
import { parseAreaName, parseFamilyName, plainName, playName } from './families/names.ts'
import type { Play } from './play.ts'
import type { PrizeMode } from './prize-mode.ts'

const made = new Map<string, readonly Play[]>()

/**
 * Returns all plays of this family and prize mode, in menu order. ZY has a separate menu, only for SSC; the other modes
 * differ in prices, not rules, and share one.
 */
export function playsOf(family: Family, prizeMode: PrizeMode): readonly Play[] {
  const key = prizeMode === 'ZY' ? `${family}-ZY` : family
  const cached = made.get(key)
  if (cached) return cached
  const plays = MENUS[key]?.() ?? []
  made.set(key, plays)
  return plays
}

const PLAYS_BY_ID = new Map<number, Play>()

/** Returns a play by its id in a slip; undefined for an unknown id. */
export function playById(id: number): Play | undefined {
  if (PLAYS_BY_ID.size === 0) {
    const plays = FAMILIES.flatMap((family) => [...playsOf(family, 'Lott'), ...playsOf(family, 'ZY')])
    for (const play of plays) PLAYS_BY_ID.set(play.id, play)
  }
  return PLAYS_BY_ID.get(id)
}

const BY_NAME = new WeakMap<readonly Play[], ReadonlyMap<string, Play>>()

/** Returns plays by id and by code. A code of both play types is that of tradition; their rules are the same. */
function playsByName(plays: readonly Play[]): ReadonlyMap<string, Play> {
  const cached = BY_NAME.get(plays)
  if (cached) return cached
  const byName = new Map([
    ...[...plays].reverse().map((play): [string, Play] => [play.code, play]),
    ...plays.map((play): [string, Play] => [String(play.id), play]),
  ])
  BY_NAME.set(plays, byName)
  return byName
}

export type Found =
  /** `ball` is set if the name is that of a single choice of the play. */
  { ok: true; play: Play; prizeMode: PrizeMode; ball?: string } | { ok: false; code: 'family_unknown' | 'play_unknown' }

/** Returns the play of a bet: by id or code, or by the alternative names in the README. */
export function playOfBet({ family: name, prizeMode: mode, play: requested }: Omit<Bet, 'selection'>): Found {
  const namedFamily = parseFamilyName(parseAreaName(name, String(requested)), mode)
  if (!namedFamily) return { ok: false, code: 'family_unknown' }
  const { family, prizeMode } = namedFamily
  const plays = playsOf(family, prizeMode)
  const text = String(requested)
  const play = playNamed(family, plays, text)
  if (play) return { ok: true, play, prizeMode }
  const choice = choiceNamed(family, plays, text)
  return choice ? { ok: true, prizeMode, ...choice } : { ok: false, code: 'play_unknown' }
}

function playNamed(family: Family, plays: readonly Play[], text: string): Play | undefined {
  const byName = playsByName(plays)
  return (
    byName.get(text) ?? byName.get(playName(text)) ?? byName.get(plainName(text)) ?? byName.get(otherName(family, text))
  )
}

function otherName(family: Family, text: string): string {
  const name = plainName(text)
  return PLAY_NAMES[family]?.(name) ?? name
}

function choiceNamed(family: Family, plays: readonly Play[], text: string): { play: Play; ball: string } | undefined {
  const names = HOUSE_CHOICES[family] ?? {}
  const name = otherName(family, text)
  const [code, ball] = (Object.prototype.hasOwnProperty.call(names, name) && names[name]) || []
  const play = code === undefined ? undefined : playsByName(plays).get(code)
  return play && ball !== undefined ? { play, ball } : undefined
}
