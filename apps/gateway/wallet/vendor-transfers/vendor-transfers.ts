import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { transferStates } from './transfer-states.ts'
import { requireStake, lossLeft } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { payablePart } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { balanceOfAccount, mainAccountOf } from '../accounts.ts'
import { lockAccounts, TransferRefused } from '../post-transfer.ts'
import { BalancePublisher } from '../balance-publisher.ts'
import { vendorAccountOf } from './accounts.ts'
import { advance } from './advance.ts'
import type { TransferPorts } from './advance.ts'
import { MAX_TRANSFER_UNITS } from './rules.ts'
import { beginTransfer, claimDueTransfer, transferById } from './transfers.ts'
import type { VendorTransfer, TransferRequest } from './transfers.ts'
import type { Holder, VendorWallets } from './vendor-bank.ts'

/** Time that a player waits for a vendor that did not answer; the vendor is queried again within it. */
const TIMEOUT_MS = 7_000
const REFRESH_MS = 250
const UNIQUE_VIOLATION = '23505'

export interface VendorTransfersOptions {
  timeoutMs?: number
}

/** Reason why no transfer was begun. */
export type TransferNotStarted = 'overdrawn' | 'under way'

/**
 * Moves money between main wallets and vendor wallets, and resumes interrupted transfers on any instance, each step
 * once. Requested transfers run immediately; those left by a crash or a silent vendor are resumed by a job.
 */
export class VendorTransfers {
  readonly #ports: TransferPorts
  readonly #balancePublisher: BalancePublisher
  readonly #timeoutMs: number
  readonly #pendingWork = new Set<Promise<unknown>>()
  #closed = false

  constructor(
    ports: Pick<Ports, 'db' | 'clock' | 'log' | 'bus'> & { banks: VendorWallets },
    { timeoutMs = TIMEOUT_MS }: VendorTransfersOptions = {},
  ) {
    this.#balancePublisher = new BalancePublisher(ports.bus)
    this.#ports = { ...ports, balances: this.#balancePublisher }
    this.#timeoutMs = timeoutMs
  }

  /** Moves an amount, as far as possible before the timeout. A repeat of the caller's key returns the same transfer. */
  async transfer(request: TransferRequest): Promise<VendorTransfer | TransferNotStarted> {
    const repeated = await this.repeated(request)
    if (repeated) return this.#waitForEnd(repeated)
    const transfer = await this.#beginTransfer(request)
    if (typeof transfer === 'string') return transfer
    await this.#tryAdvance(transfer)
    return this.#waitForEnd(await transferById(this.#ports.db, transfer.id))
  }

  /** Returns the earlier transfer with the caller's request key. */
  async repeated({
    holder,
    requestKey,
  }: Pick<TransferRequest, 'holder' | 'requestKey'>): Promise<VendorTransfer | null> {
    if (requestKey === null) return null
    const row = await this.#ports.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('member_id', '=', holder.memberId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    return row ?? null
  }

  /** Waits for the unfinished transfer between these wallets and returns it; null if there is none. */
  async waitForUnfinished({ memberId, vendor }: { memberId: bigint; vendor: string }): Promise<VendorTransfer | null> {
    const row = await this.#ports.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('vendor', '=', vendor)
      .where('state', 'in', ['INIT', 'DEBITED', 'SENT', 'CHECKING'])
      .executeTakeFirst()
    if (!row) return null
    const transfer = await this.#waitForEnd(row)
    return isUnderWay(transfer) ? transfer : null
  }

  /**
   * Returns the movable part of the main wallet: an amount payable in its currency, up to the transfer limit and the
   * member's loss limit.
   */
  async movable({ memberId, currency }: Pick<Holder, 'memberId' | 'currency'>): Promise<bigint> {
    const { db, clock } = this.#ports
    const mainBalance = await balanceOfAccount(db, await mainAccountOf(db, memberId))
    const losses = await lossLeft(db, memberId, clock.now())
    const maxUnits = [mainBalance, MAX_TRANSFER_UNITS, ...(losses ? [losses.left] : [])].reduce((a, b) =>
      a < b ? a : b,
    )
    return maxUnits > 0n ? payablePart(currency, maxUnits) : 0n
  }

  /** Advances a due transfer that a crash or a silent vendor left. */
  async advance(id: string): Promise<void> {
    const { db, clock } = this.#ports
    const transfer = await claimDueTransfer(db, id, clock.now())
    if (transfer) await this.#tryAdvance(transfer)
  }

  /** Finishes the transfers in progress, and begins no more. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#pendingWork)
    this.#balancePublisher.flush()
  }

  async #tryAdvance(transfer: VendorTransfer): Promise<void> {
    try {
      await this.#track(advance(this.#ports, transfer))
    } catch (error) {
      if (isIllegal(transferStates, error)) return
      this.#ports.log.warn(
        { event: 'transfer.advance_failed', err: error, transferId: transfer.id },
        'cannot advance transfer',
      )
    }
  }

  /** Applies the checks of a stake to a transfer to a vendor, because the money there can be staked at any moment. */
  async #requireStake(
    tx: Db,
    { holder: { memberId, currency }, merchantCode, amount }: TransferRequest,
  ): Promise<void> {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    await requireStake(tx, { memberId, merchantCode, currency }, { amount, at: this.#ports.clock.now() })
  }

  async #beginTransfer(request: TransferRequest): Promise<VendorTransfer | TransferNotStarted> {
    const { db, clock } = this.#ports
    try {
      const { vendor, holder, direction } = request
      const allowedExcess = direction === 'out' ? await this.#ports.banks.allowedExcess(vendor, holder) : 0n
      return await inTransaction(db, async (tx) => {
        if (direction === 'in') await this.#requireStake(tx, request)
        const transfer = await beginTransfer(tx, request, clock.now())
        if (direction === 'out') await requireInBooks(tx, request, allowedExcess)
        return transfer
      })
    } catch (error) {
      if (error instanceof TransferRefused && error.reason === 'overdrawn') return 'overdrawn'
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) {
        return (await this.repeated(request)) ?? 'under way'
      }
      throw error
    }
  }

  /** Returns the transfer when it has ended or the timeout has passed. Processing continues in both cases. */
  async #waitForEnd(transfer: VendorTransfer): Promise<VendorTransfer> {
    const until = performance.now() + this.#timeoutMs
    let current = transfer
    while (isUnderWay(current) && performance.now() < until && !this.#closed) {
      await pause(REFRESH_MS)
      current = await transferById(this.#ports.db, transfer.id)
    }
    return current
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    const working = work.finally(() => this.#pendingWork.delete(working))
    this.#pendingWork.add(working)
    return working
  }
}

/**
 * Refuses a transfer from a vendor that exceeds the balance in our books plus the allowed excess. The debit has already
 * locked the account.
 */
async function requireInBooks(
  tx: Db,
  { holder, merchantCode, vendor, amount }: TransferRequest,
  allowedExcess: bigint,
): Promise<void> {
  const { memberId, currency } = holder
  const wallet = await vendorAccountOf(tx, { memberId, merchantCode, currency }, vendor)
  const walletBalance = await balanceOfAccount(tx, wallet)
  if (walletBalance < -allowedExcess)
    throw new TransferRefused('overdrawn', { key: `wallet out of ${vendor}: ${amount}`, debit: wallet })
}

const isUnderWay = ({ state }: VendorTransfer): boolean => !['DONE', 'REFUNDED', 'PENDING'].includes(state)
