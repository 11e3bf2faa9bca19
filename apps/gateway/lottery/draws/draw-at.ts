import type { ComingDraw, CurrentDraw, DrawStatus } from '@ante/contract/lottery/draws/draw.ts'

import { lockAtOf } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'
import type { StoredDrawStatus } from './tables.ts'

type Hours = Pick<Slot, 'openAt' | 'drawAt'> & { lockAt: number }

/** Returns the stored status of a draw; for INIT, derives the status from the time. Source: domain handbook 3.2. */
export function statusAt(stored: StoredDrawStatus, { openAt, lockAt, drawAt }: Hours, now: number): DrawStatus {
  if (stored !== 'INIT') return stored
  if (now < openAt) return 'INIT'
  if (now < lockAt) return 'OPEN'
  return now < drawAt ? 'LOCKED' : 'AWAITING_RESULT'
}

const text = (moment: number) => new Date(moment).toISOString()

export function comingDraw(game: Game, slot: Slot): ComingDraw {
  const { drawNumber, openAt, drawAt } = slot
  return { drawNumber, openAt: text(openAt), lockAt: text(lockAtOf(game, slot)), drawAt: text(drawAt) }
}

/** Formats the running draw for the wire; `stored` is its status in the database. */
export function currentDraw(
  game: Game,
  slot: Slot,
  { stored, now }: { stored: StoredDrawStatus; now: number },
): CurrentDraw {
  const lockAt = lockAtOf(game, slot)
  const status = statusAt(stored, { ...slot, lockAt }, now)
  return {
    ...comingDraw(game, slot),
    remainTime: status === 'OPEN' ? lockAt - now : 0,
    lockTime: game.lock_seconds,
    isSale: game.is_sale && status === 'OPEN',
    status,
  }
}
