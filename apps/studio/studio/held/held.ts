import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { lockSubject } from './subject-lock.ts'
import { settleHeld, voidHeld } from './decide.ts'
import type { Decision, Wake } from './decide.ts'
import { correctHeld, decidedAmong } from './correct.ts'
import type { Decided } from './correct.ts'
import { revealHeld } from './reveal.ts'
import { setAside } from './set-aside.ts'
import type { Revealed } from './reveal.ts'
import { heldFor, heldOf } from './held-rounds.ts'
import type { Left } from './held-rounds.ts'
import type { HeldRound } from '../game.ts'
import type { Log } from '@ante/plain-server/log.ts'
import type { PlayRound } from '../rounds/play-round.ts'

/** What a game does with stakes whose outcome comes later. docs/sandbox.md says in which order. */
export interface Held {
  /** Stores a stake, asks the wallet for it, and lets the game accept it. A repeated tap gives the same round. */
  stakeHeld: PlayRound
  /** First of all in the transaction in which a subject closes or is decided: no stake of it is accepted meanwhile. */
  lockSubject(tx: Queryable, subject: string): Promise<void>
  /** The accepted stakes of a subject that wait for their outcome. */
  heldOf(tx: Queryable, subject: string): Promise<HeldRound<unknown, unknown>[]>
  /** Decides them in the game's own transaction: the first decision counts. Says which rounds this one decided. */
  settleHeld(tx: Queryable, decisions: readonly Decision[]): Promise<string[]>
  /** Gives them back, those of which no part is paid; the code says why, and the page words it. */
  voidHeld(tx: Queryable, roundIds: readonly string[], why: string): Promise<string[]>
  /** Sets those that their game cannot read aside, and says so in the log; `heldOf` leaves them out from then on. */
  setAside(tx: Queryable, roundIds: readonly string[], why: string): Promise<void>
  /** Those of these rounds that are decided, with what they come to by now. */
  decidedAmong(tx: Queryable, roundIds: readonly string[]): Promise<Decided[]>
  /** Says what decided rounds should have come to: the wallet moves the difference. Lock their subjects first. */
  correctHeld(tx: Queryable, decisions: readonly Pick<Decision, 'roundId' | 'outcome' | 'wonCents'>[]): Promise<void>
  /** Tells of decided rounds what could not be told when they were: what they were drawn from, and more of the outcome. */
  revealHeld(tx: Queryable, roundIds: readonly string[], revealed: Revealed): Promise<void>
  /** Those that have been held for long. */
  heldFor(left: Left): Promise<HeldRound<unknown, unknown>[]>
}

export function heldRounds(ports: { db: Db; log: Log; stake: PlayRound; wake: Wake }): Held {
  return {
    stakeHeld: ports.stake,
    lockSubject,
    heldOf,
    settleHeld: (tx, decisions) => settleHeld(tx, decisions, ports.wake),
    voidHeld: (tx, roundIds, why) => voidHeld(tx, roundIds, why, ports.wake),
    setAside: (tx, roundIds, why) => setAside(tx, roundIds, why, ports.log),
    decidedAmong,
    correctHeld: (tx, decisions) => correctHeld(tx, decisions, ports.wake),
    revealHeld,
    heldFor: (left) => heldFor(ports.db, left),
  }
}
