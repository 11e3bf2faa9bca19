import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type {
  seamlessBet,
  seamlessResettle,
  seamlessRollback,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'

export type LedgerAnswer = { value: Record<string, unknown> } | { code: string; details?: Record<string, unknown> }

const CURRENCY = 'PHP'

/** One player's balance, under the rules of the seamless wallet's contract. */
export class FakeLedger {
  balanceCents: bigint
  readonly #answers = new Map<string, { content: string; reference: string }>()
  readonly #bets = new Map<string, { cents: bigint; state: 'posted' | 'won' | 'voided' }>()
  /** By transaction. */
  readonly #wins = new Map<string, { roundId: string; cents: bigint; version: number }>()
  readonly #closed = new Set<string>()
  readonly #moved = new Map<string, bigint>()

  constructor(balanceCents: bigint) {
    this.balanceCents = balanceCents
  }

  get balance(): string {
    const digits = this.balanceCents.toString().padStart(3, '0')
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`
  }

  /** Returns the net amount that this round has moved to the player so far. */
  movedBy(roundId: string): bigint {
    return this.#moved.get(roundId) ?? 0n
  }

  bet(bet: InputOf<typeof seamlessBet>): LedgerAnswer {
    return this.#applyOnce(bet.transactionId, bet, () => {
      if (this.#bets.get(bet.transactionId)?.state === 'voided') return { code: 'seamless.transaction.rolled_back' }
      if (this.#closed.has(bet.roundId)) return { code: 'seamless.round.closed' }
      const cents = centsOf(bet.amount)
      if (cents > this.balanceCents) return { code: 'account.balance.not.enough', details: this.#money() }
      this.#move(bet.roundId, -cents)
      this.#bets.set(bet.transactionId, { cents, state: 'posted' })
      return null
    })
  }

  win(win: InputOf<typeof seamlessWin>): LedgerAnswer {
    return this.#applyOnce(win.transactionId, win, () => {
      const bet = this.#bets.get(win.betTransactionId)
      if (!bet) return { code: 'seamless.bet.not.found' }
      if (bet.state === 'voided') return { code: 'seamless.bet.rolled_back' }
      if (this.#closed.has(win.roundId)) return { code: 'seamless.round.closed' }
      this.#move(win.roundId, centsOf(win.amount))
      bet.state = 'won'
      this.#wins.set(win.transactionId, { roundId: win.roundId, cents: centsOf(win.amount), version: 0 })
      if (win.closeRound) this.#closed.add(win.roundId)
      return null
    })
  }

  /** The balance may become negative here: debts are handled by the gateway. */
  resettle(input: InputOf<typeof seamlessResettle>): LedgerAnswer {
    return this.#applyOnce(input.transactionId, input, () => {
      const win = this.#wins.get(input.winTransactionId)
      if (win?.roundId !== input.roundId) return { code: 'seamless.win.not.found' }
      if (win.version > input.version) return null
      this.#move(input.roundId, centsOf(input.amount) - win.cents)
      Object.assign(win, { cents: centsOf(input.amount), version: input.version })
      return null
    })
  }

  rollback(rollback: InputOf<typeof seamlessRollback>): LedgerAnswer {
    return this.#applyOnce(rollback.transactionId, rollback, () => {
      const bet = this.#bets.get(rollback.betTransactionId)
      if (bet?.state === 'won') return { code: 'seamless.bet.settled' }
      if (bet?.state === 'posted') this.#move(rollback.roundId, bet.cents)
      this.#bets.set(rollback.betTransactionId, { cents: bet?.cents ?? 0n, state: 'voided' })
      return null
    })
  }

  /** A repeated transaction moves nothing; its answer has the same reference and the current balance. */
  #applyOnce(id: string, input: object, apply: () => LedgerAnswer | null): LedgerAnswer {
    const content = JSON.stringify(input)
    const before = this.#answers.get(id)
    if (before && before.content !== content) return { code: 'seamless.transaction.conflict' }
    if (before) return { value: { reference: before.reference, ...this.#money() } }
    const refused = apply()
    if (refused) return refused
    const reference = `ref-${this.#answers.size + 1}`
    this.#answers.set(id, { content, reference })
    return { value: { reference, ...this.#money() } }
  }

  #move(roundId: string, cents: bigint): void {
    this.balanceCents += cents
    this.#moved.set(roundId, this.movedBy(roundId) + cents)
  }

  #money() {
    return { balance: this.balance, currency: CURRENCY }
  }
}

function centsOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
}
