import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { lockSubject } from './subject-lock.ts'
import { settleHeld, voidHeld } from './decide.ts'
import type { Decision, ScheduleWakeUp } from './decide.ts'
import { correctHeld, decidedAmong } from './correct.ts'
import type { Decided } from './correct.ts'
import { revealHeld } from './reveal.ts'
import { setAside } from './set-aside.ts'
import type { Revealed } from './reveal.ts'
import { overdueHeldRounds, heldRoundsOf } from './held-rounds.ts'
import type { OverdueQuery } from './held-rounds.ts'
import type { HeldRound } from '../game.ts'
import type { Log } from '@ante/plain-server/log.ts'
import type { PlayRound } from '../rounds/play-round.ts'

/** Operations of a game on stakes whose outcome comes later. docs/demo-services.md describes their order. */
export interface HeldRounds {
  /** Stores a stake, calls the wallet, and lets the game accept it. A repeated tap returns the same round. */
  stakeHeld: PlayRound
  /** Must be called first in the transaction that closes or decides a subject: no stake of it is accepted meanwhile. */
  lockSubject(tx: Queryable, subject: string): Promise<void>
  /** Returns the accepted, undecided stakes of a subject. */
  heldRoundsOf(tx: Queryable, subject: string): Promise<HeldRound<unknown, unknown>[]>
  /**
   * Decides rounds in the game's own transaction: the first decision counts. Returns the rounds decided by this call.
   */
  settleHeld(tx: Queryable, decisions: readonly Decision[]): Promise<string[]>
  /**
   * Refunds the stakes of rounds without a paid part; the code contains the reason, for which the page has a message.
   */
  voidHeld(tx: Queryable, roundIds: readonly string[], reason: string): Promise<string[]>
  /** Sets aside rounds that their game cannot read, and logs it; `heldRoundsOf` omits them from then on. */
  setAside(tx: Queryable, roundIds: readonly string[], reason: string): Promise<void>
  /** Returns the decided ones of these rounds with their current results. */
  decidedAmong(tx: Queryable, roundIds: readonly string[]): Promise<Decided[]>
  /** Stores corrected results of decided rounds: the wallet moves the difference. Lock their subjects first. */
  correctHeld(tx: Queryable, decisions: readonly Pick<Decision, 'roundId' | 'outcome' | 'wonCents'>[]): Promise<void>
  /**
   * Adds data to decided rounds that could not be published earlier: their seeds and draws, and more of the outcome.
   */
  revealHeld(tx: Queryable, roundIds: readonly string[], revealed: Revealed): Promise<void>
  /** Returns held rounds that are older than `olderThanMs`, oldest first. */
  overdueHeldRounds(query: OverdueQuery): Promise<HeldRound<unknown, unknown>[]>
}

export function heldRounds(ports: { db: Db; log: Log; stake: PlayRound; wake: ScheduleWakeUp }): HeldRounds {
  return {
    stakeHeld: ports.stake,
    lockSubject,
    heldRoundsOf,
    settleHeld: (tx, decisions) => settleHeld(tx, decisions, ports.wake),
    voidHeld: (tx, roundIds, reason) => voidHeld(tx, roundIds, reason, ports.wake),
    setAside: (tx, roundIds, reason) => setAside(tx, roundIds, reason, ports.log),
    decidedAmong,
    correctHeld: (tx, decisions) => correctHeld(tx, decisions, ports.wake),
    revealHeld,
    overdueHeldRounds: (query) => overdueHeldRounds(ports.db, query),
  }
}
