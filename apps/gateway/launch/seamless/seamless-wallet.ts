import pg from 'pg'

import { Batcher } from '../../kit/batcher.ts'
import { wasRolledBack } from '../../kit/db.ts'
import { BalancePublisher } from '../../wallet/public.ts'
import { addMs } from '../opening/game-sessions.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { isAnnounced, NONCE_TTL_MS, SESSION_IDLE_MS } from '../rules.ts'
import { winnersOf } from '../lobby/winners.ts'

/** A vendor's call as `answer_seamless_calls` expects it; fields that a kind does not use are omitted. */
export interface SeamlessCall {
  kind: 'balance' | 'bet' | 'win' | 'rollback' | 'resettle' | 'close' | 'look-up'
  vendor: string
  /** Omitted if the dialect has none: then repeats are detected by transaction ids only. */
  nonce?: string
  session_id: string
  /** Expected member of the session, if the vendor sends it. */
  player_id?: string
  transaction_id?: string
  round_id?: string
  /** Bet that the call refers to; for a correction the win. */
  bet_transaction_id?: string
  /** A win on the whole round instead of one of its bets. */
  for_round?: boolean
  node_id?: number | null
  game_id?: string
  /** Decimal digits, because JSON has no bigint. */
  amount?: string
  currency?: string
  close_round?: boolean
  /** Version of a correction of its win. */
  revision?: number
  /** Decimal digits: part of a stake that feeds the merchant's jackpot, or part of a win paid from it. */
  jackpot?: string
  /** For a win: also pays the whole jackpot pool. */
  jackpot_all?: boolean
  /** Decimal digits: valid bet of the round, if the vendor reports it. */
  valid?: string
  /** `\x` and hexadecimal digits. */
  fingerprint?: string
}

/** Outcome of a call; `code` is 'done' or the refusal code. */
export interface SeamlessOutcome {
  ord: number
  code: string
  reference: bigint | null
  state: 'posted' | 'voided' | 'unknown' | null
  balance: bigint | null
  currency: string | null
  /** Member whose balance changed; null if none. */
  changed_member: bigint | null
  /** Id of a round that ended above its stake and may be listed among the winners; else null. */
  win_id: bigint | null
  win_paid: bigint | null
  win_staked: bigint | null
}

interface Statement {
  name: string
  text: string
}

const ANSWER: Statement = {
  name: 'answer_seamless_calls',
  text: 'select * from answer_seamless_calls($1, $2, $3, $4)',
}

/** Statement for calls that are executed together, all or none. */
const PLAY: Statement = {
  name: 'answer_seamless_play',
  text: 'select * from answer_seamless_play($1, $2, $3, $4)',
}

/**
 * Number of concurrent batches. Two keep the database busy while the gateway does I/O; more would wait for each other's
 * locks.
 */
const BATCHES_AT_ONCE = 2
const CALLS_A_BATCH = 128
/**
 * Maximum number of waiting calls, about half a second of work: further calls are refused immediately with a retry
 * hint.
 */
const CALLS_WAITING = 2_000
/** Number of concurrent plays, each of which has a separate commit; more would take connections from other work. */
const PLAYS_AT_ONCE = 4
const PLAYS_WAITING = 500

/**
 * Error codes of a conflict with a simultaneous call, by the same transaction id or by a lock: the next attempt finds
 * its result.
 */
const RACE = new Set(['23505', '40001', '40P01'])
const ATTEMPTS = 5

type WalletPorts = Omit<LaunchPorts, 'catalogue' | 'secrets' | 'money' | 'vendorCalls'> & {
  catalogue: Pick<LaunchPorts['catalogue'], 'gameByNode'>
}

/** The money path: simultaneous vendor calls share one commit, and each gets its own outcome. */
export class SeamlessWallet {
  readonly #ports: WalletPorts
  readonly #balancePublisher: BalancePublisher
  readonly #batcher: Batcher<SeamlessCall, SeamlessOutcome>
  readonly #plays: Batcher<SeamlessCall[], SeamlessOutcome[]>

  constructor(ports: WalletPorts) {
    this.#ports = ports
    this.#balancePublisher = new BalancePublisher(ports.bus)
    this.#batcher = new Batcher({
      work: (calls) => (calls.length > 1 ? this.#commit(ANSWER, calls) : this.#commitPersistently(ANSWER, calls)),
      hadNoEffect: wasRolledBack,
      batchesAtOnce: BATCHES_AT_ONCE,
      itemsABatch: CALLS_A_BATCH,
      itemsWaiting: CALLS_WAITING,
    })
    this.#plays = new Batcher({
      work: async (plays) => Promise.all(plays.map((calls) => this.#commitPersistently(PLAY, calls))),
      hadNoEffect: wasRolledBack,
      batchesAtOnce: PLAYS_AT_ONCE,
      itemsABatch: 1,
      itemsWaiting: PLAYS_WAITING,
    })
  }

  /** Returns the outcome of the call. Throws if the outcome is unknown. */
  async answer(call: SeamlessCall): Promise<SeamlessOutcome> {
    return this.#batcher.run(call)
  }

  /** Executes calls of one session in order, all or none. Returns one outcome per call. */
  async play(calls: [SeamlessCall, ...SeamlessCall[]]): Promise<SeamlessOutcome[]> {
    return calls.length === 1 ? [await this.answer(calls[0])] : this.#plays.run(calls)
  }

  close(): void {
    this.#balancePublisher.flush()
  }

  /** Executes a statement; retries conflicts, because callers do not. */
  async #commitPersistently(statement: Statement, calls: SeamlessCall[]): Promise<SeamlessOutcome[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#commit(statement, calls)
      } catch (error) {
        if (attempt >= ATTEMPTS || !(error instanceof pg.DatabaseError) || !RACE.has(error.code ?? '')) throw error
      }
    }
  }

  async #commit(statement: Statement, calls: SeamlessCall[]): Promise<SeamlessOutcome[]> {
    const now = this.#ports.clock.now()
    const batch = JSON.stringify(calls.map((call, ord) => ({ ...call, ord })))
    const values = [batch, now, addMs(now, NONCE_TTL_MS), addMs(now, SESSION_IDLE_MS)]
    const { rows } = await this.#ports.pool.query<SeamlessOutcome>({ ...statement, values })
    rows.sort((a, b) => a.ord - b.ord)
    this.#balancePublisher.changed(rows.flatMap(({ changed_member: id }) => (id === null ? [] : [String(id)])))
    void this.#publishWins(rows.flatMap((outcome) => (isBigWin(outcome) ? [outcome.win_id] : [])))
    return rows
  }

  /** Publishes wins. The answer to the vendor does not wait for this. */
  async #publishWins(rounds: bigint[]): Promise<void> {
    if (rounds.length === 0) return
    const { db, catalogue, onWin, log } = this.#ports
    try {
      for (const { merchantCode, winner } of await winnersOf(db, catalogue, rounds)) onWin(merchantCode, winner)
    } catch (error) {
      log.warn({ event: 'win.publish_failed', err: error }, 'cannot publish wins')
    }
  }
}

function isBigWin(outcome: SeamlessOutcome): outcome is SeamlessOutcome & { win_id: bigint } {
  const { win_id: id, win_paid: paid, win_staked: staked } = outcome
  return id !== null && paid !== null && staked !== null && isAnnounced({ paid, staked })
}
