import { STILL_OPEN_EVERY_MS } from '@ante/contract/launch/game-open.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { LaunchableGame, VendorAvailability } from '../catalogue/public.ts'
import { unitsOf } from '../kit/money.ts'

/** Source: domain handbook 13. */
export const LAUNCH_TOKEN_MS = 60_000
/** Whoever has not played for so long must open the game again. */
export const SESSION_IDLE_MS = 60 * 60_000
export const SESSION_LIFE_MS = 12 * 3_600_000

/** A window of a game of which nothing was heard for so long is gone: three times what it lets pass at most. */
export const WINDOW_MS = 3 * STILL_OPEN_EVERY_MS
/** What lies in a game comes home so long after its window has gone, if nobody said that he leaves. */
export const GAME_LEFT_MS = 30 * 60_000

/** More than anybody opens by hand; a script that opens games for ever fills no table. */
export const LAUNCHES_PER_MINUTE = 60

/** How far a vendor's clock may be off. */
export const CLOCK_SKEW_MS = 5 * 60_000
/** A call that comes now can be repeated until its timestamp, which may lie that far ahead, is that far behind. */
export const NONCE_KEPT_MS = 2 * CLOCK_SKEW_MS

/** A win is told to everybody from so many times the stake on, or from so much on. */
const TOLD_FROM_TIMES_STAKE = 5n
const TOLD_FROM = unitsOf('50.00')

export type PlayMode = 'real' | 'fun'

export function playModeOf(memberType: number): PlayMode {
  return memberType === TRIAL ? 'fun' : 'real'
}

const INTERNAL_TYPES = [40, 41, 42]

/** Whether a member's wins may stand on the winners' board: real players' alone. */
export function isRanked(memberType: number): boolean {
  return memberType !== TRIAL && !INTERNAL_TYPES.includes(memberType)
}

/** Why this game cannot be opened by somebody whom its vendor's door is so to, or null. */
export function launchRefusal(game: LaunchableGame, playMode: PlayMode, door: VendorAvailability) {
  if (door === 'restricted') return 'vendor.restricted'
  if (door !== 'open') return 'vendor.closed'
  if (game.launchUrl === null) return 'vendor.unavailable'
  if (playMode === 'fun' && !game.supportPlay) return 'game.real.only'
  return null
}

export function isToldToAll({ paid, staked }: { paid: bigint; staked: bigint }): boolean {
  return paid >= TOLD_FROM || paid >= staked * TOLD_FROM_TIMES_STAKE
}
