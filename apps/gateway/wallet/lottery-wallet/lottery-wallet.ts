import { randomUUID } from 'node:crypto'

import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'
import type { Selectable } from 'kysely'

import { claimKey } from '../../kit/call-keys.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { payablePart } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { balanceOfAccount, mainAccountOf, merchantAccount, openWallet, walletAccountOf } from '../accounts.ts'
import type { AccountOwner } from '../accounts.ts'
import { lockAccounts, postTransfer } from '../post-transfer.ts'
import type { BalancePublisher } from '../balance-publisher.ts'
import { transactionCode } from '../transaction-codes.ts'
import type { Owner } from '../vendor-transfers/vendor-money.ts'
import type { WalletMoveTable } from './tables.ts'

export type WalletMove = Selectable<WalletMoveTable>

export interface MoveRequest {
  owner: AccountOwner
  direction: 'in' | 'out'
  amount: bigint
  requestKey: string | null
}

interface LotteryPorts extends Pick<Ports, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

/**
 * A member's separate wallet for the lottery. It is an account of the gateway's ledger, so each move is one commit.
 */
export class LotteryWallet {
  readonly #ports: LotteryPorts

  constructor(ports: LotteryPorts) {
    this.#ports = ports
  }

  /**
   * Moves an amount; returns the available balance instead if it is smaller. A repeat of the same key returns the same
   * move.
   */
  async move(request: MoveRequest): Promise<WalletMove | { has: bigint }> {
    const { db, clock, balances } = this.#ports
    const outcome = await inTransaction(db, (tx) => moveWithin(tx, request, clock.now()))
    if ('id' in outcome) balances.changed([String(request.owner.memberId)])
    return outcome
  }

  /** Moves the whole balance back into the main wallet. Returns the moved amount. */
  async sweepToMain(owner: Owner): Promise<bigint> {
    const { db } = this.#ports
    const account = await walletAccountOf(db, { memberId: owner.memberId, walletType: LOTTERY_WALLET })
    const amount = account === null ? 0n : payablePart(owner.currency, await balanceOfAccount(db, account))
    if (amount === 0n) return 0n
    const outcome = await this.move({ owner, direction: 'out', amount, requestKey: null })
    // A concurrent stake has reduced the balance: retry with the remaining amount.
    return 'id' in outcome ? outcome.amount : this.sweepToMain(owner)
  }

  /** Returns the earlier move with the caller's request key. */
  async repeated({ memberId }: Owner, requestKey: string | null): Promise<WalletMove | null> {
    return requestKey === null ? null : repeatedIn(this.#ports.db, memberId, requestKey)
  }

  /** Returns the member's latest moves, newest first. */
  last(memberId: bigint, atMost: number): Promise<WalletMove[]> {
    return this.#ports.db
      .selectFrom('wallet_move')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('moved_at', 'desc')
      .limit(atMost)
      .execute()
  }
}

async function moveWithin(tx: Db, request: MoveRequest, now: Date): Promise<WalletMove | { has: bigint }> {
  const { owner, direction, amount, requestKey } = request
  const main = await mainAccountOf(tx, owner.memberId)
  const lottery = await openWallet(tx, owner, { walletType: LOTTERY_WALLET })
  await lockAccounts(tx, [main, lottery])
  const before = requestKey === null ? null : await repeatedIn(tx, owner.memberId, requestKey)
  if (before) return before
  const [from, to] = direction === 'in' ? [main, lottery] : [lottery, main]
  const has = await balanceOfAccount(tx, from)
  if (has < amount) return { has }
  await claimKey(tx, { memberId: owner.memberId, merchantCode: owner.merchantCode, key: requestKey })
  const move = await recordMove(tx, request, now)
  await postMove(tx, move, { from, to })
  return move
}

function repeatedIn(db: Db, memberId: bigint, requestKey: string): Promise<WalletMove | null> {
  return db
    .selectFrom('wallet_move')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
    .then((found) => found ?? null)
}

/** Stores a move; its money is posted in the same transaction. */
export function recordMove(
  tx: Db,
  { owner, direction, amount, requestKey }: MoveRequest,
  now: Date,
): Promise<WalletMove> {
  return tx
    .insertInto('wallet_move')
    .values({
      id: randomUUID(),
      merchant_code: owner.merchantCode,
      member_id: owner.memberId,
      currency: owner.currency,
      wallet_type: LOTTERY_WALLET,
      direction,
      amount,
      request_key: requestKey,
      moved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Posts both transfers of a move, as for a move to or from a vendor wallet: the record in each wallet names the other
 * one.
 */
export async function postMove(tx: Db, move: WalletMove, { from, to }: { from: bigint; to: bigint }): Promise<void> {
  const { id, merchant_code: merchantCode, currency, amount, moved_at: at } = move
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const leg = { amount, reference: `wallet:${id}`, at }
  const { walletTransferOut, walletTransferIn } = transactionCode
  await postTransfer(tx, { ...leg, key: `wallet:${id}:out`, code: walletTransferOut, debit: from, credit: clearing })
  await postTransfer(tx, { ...leg, key: `wallet:${id}:in`, code: walletTransferIn, debit: clearing, credit: to })
}
