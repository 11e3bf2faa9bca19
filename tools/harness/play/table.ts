import type { Prng } from '@ante/demo-art/kit/prng.ts'
import { textOf, unitsOf } from '@ante/gateway/kit/money.ts'

import type { History } from '../history/history.ts'
import type { Operation, WalletCall } from '../history/operation.ts'
import type { Seat } from './players.ts'
import type { Vendor } from './vendor.ts'

export interface TablePorts {
  vendor: Vendor
  history: History
  prng: Prng
  seat: Seat
  /** Prefix of all keys of this table: unique in the whole run. */
  prefix: string
}

type Bet = Operation<Extract<WalletCall, { kind: 'bet' }>>

const DONE_OR_NO_BALANCE = ['done', 'account.balance.not.enough']

/** One seat, with the calls that a vendor makes for it. */
export class Table {
  readonly #ports: TablePorts
  #keys = 0
  #balance: bigint

  constructor(ports: TablePorts) {
    this.#ports = ports
    this.#balance = ports.seat.opening
  }

  get prng(): Prng {
    return this.#ports.prng
  }

  /** The player's last balance received by the vendor, in units. */
  get balance(): bigint {
    return this.#balance
  }

  newRound(): string {
    return this.#key('r')
  }

  /** Creates a bet without sending it. */
  draftBet(roundId: string, units: bigint, allowedOutcomes = DONE_OR_NO_BALANCE): Bet {
    const { sessionId, currency, gameId } = this.#ports.seat
    const input = { sessionId, currency, gameId, roundId, transactionId: this.#key('b'), amount: textOf(units) }
    return this.#open({ kind: 'bet', input }, allowedOutcomes)
  }

  /** Places a stake; null if it was refused, or rolled back because its outcome is unknown. */
  async bet(roundId: string, units: bigint): Promise<Bet | null> {
    const bet = this.draftBet(roundId, units)
    const outcome = await this.#ports.vendor.attempt(bet)
    if (outcome === 'unresolved') await this.rollBack(bet)
    this.#listen(bet)
    return outcome === 'done' ? bet : null
  }

  /** Pays a win on a bet. */
  async win(bet: Bet, units: bigint, closeRound: boolean): Promise<void> {
    const win = this.#winForBet(bet, { units, closeRound }, ['done'])
    await this.#ports.vendor.insist(win)
    this.#listen(win)
  }

  /** Rolls the bet back, whether it arrived or not. */
  async rollBack(bet: Bet): Promise<void> {
    bet.rollback = this.#rollbackOf(bet, ['done'])
    await this.#ports.vendor.insist(bet.rollback)
    this.#listen(bet.rollback)
  }

  async close(roundId: string): Promise<void> {
    const { sessionId } = this.#ports.seat
    const close = this.#open({ kind: 'close', input: { sessionId, roundId } }, ['done'])
    await this.#ports.vendor.insist(close)
  }

  /** Sends the bet again, as a network duplicate. */
  async repeat(bet: Bet): Promise<void> {
    await this.#ports.vendor.attempt(bet)
  }

  /** Reuses the key of the bet with another stake. */
  async betWithOtherStake({ call: { input } }: Bet): Promise<void> {
    const amount = textOf(unitsOf(input.amount) + 100n)
    await this.#expectRefusal({ kind: 'bet', input: { ...input, amount } }, 'seamless.transaction.conflict')
  }

  async betInClosedRound(roundId: string, units: bigint): Promise<void> {
    await this.#ports.vendor.attempt(this.draftBet(roundId, units, ['seamless.round.closed']))
  }

  async winOnRolledBack(bet: Bet): Promise<void> {
    await this.#ports.vendor.attempt(
      this.#winForBet(bet, { units: 100n, closeRound: true }, ['seamless.bet.rolled_back']),
    )
  }

  async rollBackSettled(bet: Bet): Promise<void> {
    await this.#ports.vendor.attempt(this.#rollbackOf(bet, ['seamless.bet.settled']))
  }

  #winForBet(
    bet: Bet,
    { units, closeRound }: { units: bigint; closeRound: boolean },
    allowedOutcomes: string[],
  ): Operation {
    const { sessionId, roundId, currency, transactionId: betTransactionId } = bet.call.input
    const money = { currency, amount: textOf(units), closeRound }
    const input = { sessionId, roundId, betTransactionId, transactionId: this.#key('w'), ...money }
    return this.#open({ kind: 'win', input }, allowedOutcomes)
  }

  #rollbackOf({ call }: Bet, allowedOutcomes: string[]): Operation {
    const { sessionId, roundId, transactionId: betTransactionId } = call.input
    const input = { sessionId, roundId, betTransactionId, transactionId: this.#key('u') }
    return this.#open({ kind: 'rollback', input }, allowedOutcomes)
  }

  async #expectRefusal(call: WalletCall, refusal: string): Promise<void> {
    await this.#ports.vendor.attempt(this.#open(call, [refusal]))
  }

  #open<Call extends WalletCall>(call: Call, allowedOutcomes: readonly string[]): Operation<Call> {
    const { history, seat } = this.#ports
    return history.open({ player: seat.player, call, allowedOutcomes })
  }

  #listen({ answers }: Operation): void {
    this.#balance = answers.at(-1)?.balance ?? this.#balance
  }

  #key(letter: string): string {
    this.#keys += 1
    return `${this.#ports.prefix}-${letter}${this.#keys}`
  }
}
