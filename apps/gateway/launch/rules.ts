import { KEEP_OPEN_EVERY_MS } from '@ante/contract/launch/game-open.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { LaunchableGame, VendorAvailability } from '../catalogue/public.ts'
import { unitsOf } from '../kit/money.ts'

/** Source: domain handbook 13. */
export const LAUNCH_TOKEN_MS = 60_000
/** Idle time after which the game must be reopened. */
export const SESSION_IDLE_MS = 60 * 60_000
export const SESSION_MAX_AGE_MS = 12 * 3_600_000

/** Time without a call after which a game window counts as closed: three times the maximum interval of calls. */
export const WINDOW_MS = 3 * KEEP_OPEN_EVERY_MS
/** Time after which the balance in a game is transferred back if its window has disappeared without notice. */
export const GAME_LEFT_MS = 30 * 60_000

/** Maximum launches per member and minute, far above normal use, so that scripts cannot fill the table of sessions. */
export const LAUNCHES_PER_MINUTE = 60

/** Tolerance for a vendor's clock. */
export const CLOCK_SKEW_MS = 5 * 60_000
/**
 * Retention of nonces. The timestamp of a call may be ahead by the tolerance, and the call can be replayed until it is
 * behind by the tolerance.
 */
export const NONCE_TTL_MS = 2 * CLOCK_SKEW_MS

/** A win is announced if it reaches this multiple of the stake, or `ANNOUNCED_FROM`. */
const ANNOUNCED_FROM_TIMES_STAKE = 5n
const ANNOUNCED_FROM = unitsOf('50.00')

export type PlayMode = 'real' | 'fun'

export function playModeOf(memberType: number): PlayMode {
  return memberType === TRIAL ? 'fun' : 'real'
}

/** Types of members of staff and tests. */
export const INTERNAL_TYPES = [40, 41, 42]

/** Whether a member's wins may be listed among the winners: only real players. */
export function isRanked(memberType: number): boolean {
  return memberType !== TRIAL && !INTERNAL_TYPES.includes(memberType)
}

/** Returns the refusal code if this game cannot be opened at this availability of its vendor, else null. */
export function launchRefusal(game: LaunchableGame, playMode: PlayMode, availability: VendorAvailability) {
  if (availability === 'restricted') return 'vendor.restricted'
  if (availability !== 'open') return 'vendor.closed'
  if (game.launchUrl === null) return 'vendor.unavailable'
  if (playMode === 'fun' && !game.supportPlay) return 'game.real.only'
  return null
}

export function isAnnounced({ paid, staked }: { paid: bigint; staked: bigint }): boolean {
  return paid >= ANNOUNCED_FROM || paid >= staked * ANNOUNCED_FROM_TIMES_STAKE
}
