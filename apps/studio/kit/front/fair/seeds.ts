import { ClientSeed } from '@ante/contract/launch/fairness.ts'

import { newTapId } from '../play/page-key.ts'
import type { FairnessCommitment, PlayedRound, RoundView } from '../../play-contract.ts'

/** Number of rounds that can be verified without leaving the game; the game records contain all. */
const ROUNDS_KEPT = 8

export interface CheckableRound {
  round: PlayedRound
  /** The hash displayed before the stake; null for a round of an earlier visit. */
  committedHash: string | null
}

/** The commitment of the next round, the player's client seed, and the proofs of the last rounds. */
export class Seeds {
  #next: FairnessCommitment | null
  #committedHash: string | null = null
  #clientSeed: string = newTapId()
  #isOwn = false
  #rounds: CheckableRound[] = []

  constructor(next: FairnessCommitment | null) {
    this.#next = next
  }

  get next(): FairnessCommitment | null {
    return this.#next
  }

  get clientSeed(): string {
    return this.#clientSeed
  }

  /** Latest first. */
  get rounds(): readonly CheckableRound[] {
    return this.#rounds
  }

  setCommitment(next: FairnessCommitment | null): void {
    if (next) this.#next = next
  }

  /** Wraps a request for a round: stores the commitment of the next round, which every answer contains. */
  withCommitment<Params>(request: (input: Params) => Promise<RoundView>): (params: Params) => Promise<RoundView> {
    return async (requested) => {
      const round = await request(requested)
      this.setCommitment(round.next)
      return round
    }
  }

  /** Sets the client seed of all following rounds; returns false when it is not a valid seed. */
  choose(clientSeed: string): boolean {
    if (!ClientSeed.safeParse(clientSeed).success) return false
    this.#clientSeed = clientSeed
    this.#isOwn = true
    return true
  }

  chooseAtRandom(): string {
    this.#clientSeed = newTapId()
    this.#isOwn = false
    return this.#clientSeed
  }

  forNextRound(): string {
    this.#committedHash = this.#next?.serverSeedHash ?? null
    return this.#clientSeed
  }

  played(round: PlayedRound): void {
    if (this.#rounds.some((candidate) => candidate.round.roundId === round.roundId)) return
    this.#rounds = [{ round, committedHash: this.#committedHash }, ...this.#rounds].slice(0, ROUNDS_KEPT)
    this.#committedHash = null
    if (!this.#isOwn) this.chooseAtRandom()
  }
}
