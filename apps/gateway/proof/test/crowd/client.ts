import { randomUUID } from 'node:crypto'

import { cancelDeposit, createDeposit } from '@ante/contract/cashier/deposit.ts'
import { cancelWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { cancelSubOrders, searchOrders } from '@ante/contract/lottery/orders/orders.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { transferToDownline, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'

import { decideDeposit } from '../../../cashier/deposits/decide-deposit.ts'
import { requestWithdrawalOf, PAYMENT_PASSWORD_OF_TESTS } from '../../../cashier/test/withdrawer.ts'
import { inTransaction } from '../../../kit/db.ts'
import { slotAt, slip } from '../../../lottery/test/lottery-fixtures.ts'
import type { Answer } from '../../../test/start-gateway.ts'
import type { Crowd, CrowdMember } from './crowd.ts'

type ClientAnswer = Answer<never>

/** The lottery play of single digits. */
const SINGLE_DIGIT_PLAY = 1_111
/** One client in three cancels two bets after its own, so that some bets remain for the draw in any order of calls. */
const CANCELS_EVERY = 3

/**
 * One of many clients that use the money of the same few members. Each starts at a different position of the same list
 * of calls.
 */
export class Client {
  readonly #gateway: Crowd['gateways'][number]
  readonly #vendor: Crowd['vendors'][number]
  readonly #members: readonly CrowdMember[]
  readonly #lottery: Crowd['lottery']
  readonly #memberIndex: number
  #callCount = 0
  /** Answers by call: `done`, or the refusal code. */
  readonly outcomes: string[] = []

  constructor({ gateways, vendors, members, lottery }: Crowd, index: number) {
    const at = index % 2 === 0 ? 0 : 1
    this.#gateway = gateways[at]
    this.#vendor = vendors[at]
    this.#members = members
    this.#lottery = lottery
    this.#memberIndex = index
  }

  async act(times: number): Promise<void> {
    const operations = this.#operations()
    for (let time = 0; time < times; time++) {
      this.#callCount = this.#memberIndex * 3 + time
      const caller = this.#members[(this.#memberIndex + time * 5) % this.#members.length]
      const operation = operations[this.#callCount % operations.length]
      if (!caller || !operation) return
      const { what, call } = operation
      const answer = await call(caller)
      if (answer) this.#countAnswer(what, answer)
    }
  }

  #countAnswer(what: string, answer: Answer<never> | { ok: true }): void {
    this.outcomes.push(answer.ok ? `${what} done` : `${what} ${answer.status} ${answer.code}`)
  }

  #operations() {
    return [
      { what: 'round', call: (caller: CrowdMember) => this.#playRound(caller) },
      { what: 'lottery', call: (caller: CrowdMember) => this.#betOnLottery(caller) },
      { what: 'undone bet', call: (caller: CrowdMember) => this.#undoBet(caller) },
      { what: 'line', call: (caller: CrowdMember) => this.#sendToUpline(caller) },
      { what: 'wallet', call: (caller: CrowdMember) => this.#moveToLottery(caller) },
      { what: 'withdrawal', call: (caller: CrowdMember) => this.#withdraw(caller) },
      { what: 'deposit', call: (caller: CrowdMember) => this.#deposit(caller) },
      { what: 'rebate', call: (caller: CrowdMember) => this.#claim(caller) },
    ]
  }

  #amount(): string {
    return `${1 + (this.#callCount % 9)}.${10 + (this.#memberIndex % 90)}`
  }

  async #playRound(caller: CrowdMember): Promise<ClientAnswer> {
    const [roundId, betTransactionId] = [`r-${randomUUID()}`, `b-${randomUUID()}`]
    const bet = await this.#vendor.bet(caller, { roundId, transactionId: betTransactionId, amount: this.#amount() })
    if (!bet.ok) return bet
    this.#countAnswer('bet', { ok: true })
    return as(await this.#vendor.win(caller, { roundId, betTransactionId, amount: this.#amount() }))
  }

  async #undoBet(caller: CrowdMember): Promise<ClientAnswer> {
    const [roundId, betTransactionId] = [`r-${randomUUID()}`, `b-${randomUUID()}`]
    const undo = { sessionId: caller.sessionId, transactionId: `x-${randomUUID()}`, betTransactionId, roundId }
    // Their order is random: either the bet is rolled back, or it is refused because the rollback arrived first.
    const [, undone] = await Promise.all([
      this.#vendor.bet(caller, { roundId, transactionId: betTransactionId, amount: this.#amount() }),
      this.#vendor.call(seamlessRollback, undo),
    ])
    return as(undone)
  }

  async #sendToUpline(caller: CrowdMember): Promise<ClientAnswer> {
    const input = { amount: this.#amount(), paymentPassword: PAYMENT_PASSWORD_OF_TESTS }
    const { token, sendsTo } = caller
    if (sendsTo === null) return as(await this.#gateway.call(transferToUpline, input, { token }))
    return as(await this.#gateway.call(transferToDownline, { to: sendsTo, ...input }, { token }))
  }

  async #moveToLottery({ token }: CrowdMember): Promise<ClientAnswer> {
    const [fromTypeId, toTypeId] =
      this.#callCount % 3 === 0 ? [LOTTERY_WALLET, MAIN_WALLET] : [MAIN_WALLET, LOTTERY_WALLET]
    const transfer = { fromTypeId, toTypeId, amount: this.#amount() }
    return as(await this.#gateway.call(walletTransfer, transfer, { token }))
  }

  async #withdraw(caller: CrowdMember): Promise<ClientAnswer> {
    const withdrawal = await requestWithdrawalOf(this.#gateway, caller, this.#amount())
    if (!withdrawal.ok) return as(withdrawal)
    this.#countAnswer('withdrawal asked', { ok: true })
    const { transactionId } = withdrawal.value
    return as(await this.#gateway.call(cancelWithdrawal, { transactionId }, { token: caller.token }))
  }

  /** Creates a deposit, which an operator approves while the member cancels it. */
  async #deposit({ token }: CrowdMember): Promise<ClientAnswer | null> {
    const created = await this.#gateway.call(createDeposit, { channelId: 'bank', amount: this.#amount() }, { token })
    if (!created.ok) return as(created)
    this.#countAnswer('deposit asked', { ok: true })
    const { transactionId } = created.value
    const { ports } = this.#gateway
    const row = await ports.db
      .selectFrom('deposit')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst()
    if (!row) return null
    const step = { now: ports.clock.now(), actor: 'proof' }
    const [cancelled] = await Promise.all([
      this.#gateway.call(cancelDeposit, { transactionId }, { token }),
      inTransaction(ports.db, (tx) => decideDeposit(tx, row.id, { kind: 'approve', paid: row.pay_amount }, step)),
    ])
    return as(cancelled)
  }

  /**
   * Places a bet on the same digit as all clients. Every second client cancels its bet, and other clients cancel bets
   * of the same member.
   */
  async #betOnLottery({ token }: CrowdMember): Promise<ClientAnswer> {
    const { ports } = this.#gateway
    const placed = await this.#gateway.call(
      placeOrder,
      {
        gameId: Number(this.#lottery.id),
        currentDrawNumber: slotAt({ ports }).drawNumber,
        betCartAmountSum: '2',
        prizeModeId: 1,
        bettingSlipString: slip('3____', SINGLE_DIGIT_PLAY),
      },
      { token, headers: { 'Idempotency-Key': randomUUID() } },
    )
    if (!placed.ok || this.#memberIndex % CANCELS_EVERY !== 0) return as(placed)
    this.#countAnswer('lottery bet', { ok: true })
    const bets = await this.#gateway.call(searchOrders, { gameId: Number(this.#lottery.id) }, { token })
    const open = bets.ok ? bets.value.orders.content.filter(({ mayCancel }) => mayCancel) : []
    const orderDetailIds = open.slice(0, 2).map(({ orderDetailId }) => orderDetailId)
    if (orderDetailIds.length === 0) return as(placed)
    const undone = await this.#gateway.call(cancelSubOrders, { orderDetailIds }, { token })
    this.#countAnswer('lottery cancel', undone.ok ? { ok: true } : as(undone))
    return as(placed)
  }

  async #claim({ token }: CrowdMember): Promise<ClientAnswer> {
    return as(await this.#gateway.call(claimRebate, {}, { token }))
  }
}

/** Narrows an answer to success or refusal, because clients do not check its content. */
const as = (answer: unknown): ClientAnswer => answer as ClientAnswer
