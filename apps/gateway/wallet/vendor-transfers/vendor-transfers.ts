import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { transferStates } from './transfer-states.ts'
import { demandStake, lossLeft } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { payablePart } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { balanceOfAccount, mainAccountOf } from '../accounts.ts'
import { lockAccounts, TransferRefused } from '../post-transfer.ts'
import { BalancePublisher } from '../tell-balances.ts'
import { vendorAccountOf } from './accounts.ts'
import { advance } from './advance.ts'
import type { TransferPorts } from './advance.ts'
import { MOST } from './rules.ts'
import { beginTransfer, takeDueTransfer, transferById } from './transfers.ts'
import type { VendorTransfer, Wanted } from './transfers.ts'
import type { Holder, VendorWallets } from './vendor-bank.ts'

/** How long somebody who wants to play waits for a vendor that gave no answer: it is asked again in that time. */
const TIMEOUT_MS = 7_000
const REFRESH_MS = 250
const UNIQUE_VIOLATION = '23505'

export interface VendorTransfersOptions {
  timeoutMs?: number
}

/** Why nothing was begun. */
export type NotBegun = 'overdrawn' | 'under way'

/**
 * Moves money between main wallets and vendors', and goes on with what was left in the middle: on any instance, each
 * step once. What it was asked for it does at once; what a crash or a silent vendor leaves, it looks for.
 */
export class VendorTransfers {
  readonly #ports: TransferPorts
  readonly #news: BalancePublisher
  readonly #patienceMs: number
  readonly #working = new Set<Promise<unknown>>()
  #closed = false

  constructor(
    ports: Pick<Ports, 'db' | 'clock' | 'log' | 'bus'> & { banks: VendorWallets },
    { timeoutMs = TIMEOUT_MS }: VendorTransfersOptions = {},
  ) {
    this.#news = new BalancePublisher(ports.bus)
    this.#ports = { ...ports, news: this.#news }
    this.#patienceMs = timeoutMs
  }

  /** Moves an amount, as far as it goes before patience ends. The caller's key makes a repetition the same transfer. */
  async transfer(wanted: Wanted): Promise<VendorTransfer | NotBegun> {
    const before = await this.repeated(wanted)
    if (before) return this.#ended(before)
    const begun = await this.#begin(wanted)
    if (typeof begun === 'string') return begun
    await this.#goOn(begun)
    return this.#ended(await transferById(this.#ports.db, begun.id))
  }

  /** The transfer that the caller has asked for before, by his own name for it. */
  async repeated({ holder, requestKey }: Pick<Wanted, 'holder' | 'requestKey'>): Promise<VendorTransfer | null> {
    if (requestKey === null) return null
    const found = await this.#ports.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('member_id', '=', holder.memberId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    return found ?? null
  }

  /** The one between these wallets that has not ended, after waiting for it; null where there is none any more. */
  async underWay({ memberId, vendor }: { memberId: bigint; vendor: string }): Promise<VendorTransfer | null> {
    const found = await this.#ports.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('vendor', '=', vendor)
      .where('state', 'in', ['INIT', 'DEBITED', 'SENT', 'CHECKING'])
      .executeTakeFirst()
    if (!found) return null
    const waited = await this.#ended(found)
    return isUnderWay(waited) ? waited : null
  }

  /**
   * What of the main wallet can be moved: what its currency can pay, no more than the limit, and no more than its owner allows
   * himself to lose.
   */
  async movable({ memberId, currency }: Pick<Holder, 'memberId' | 'currency'>): Promise<bigint> {
    const { db, clock } = this.#ports
    const held = await balanceOfAccount(db, await mainAccountOf(db, memberId))
    const losses = await lossLeft(db, memberId, clock.now())
    const most = [held, MOST, ...(losses ? [losses.left] : [])].reduce((one, other) => (one < other ? one : other))
    return most > 0n ? payablePart(currency, most) : 0n
  }

  /** Advances a transfer that is due: one that a crash or a silent vendor left. */
  async advance(id: string): Promise<void> {
    const { db, clock } = this.#ports
    const transfer = await takeDueTransfer(db, id, clock.now())
    if (transfer) await this.#goOn(transfer)
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#working)
    this.#news.flush()
  }

  async #goOn(transfer: VendorTransfer): Promise<void> {
    try {
      await this.#work(advance(this.#ports, transfer))
    } catch (error) {
      if (!isIllegal(transferStates, error)) this.#ports.log.warn({ err: error }, 'a transfer has to wait')
    }
  }

  /** What lies at a vendor may be lost there at any moment, so bringing it there is looked at as staking it. */
  async #demandStake(tx: Db, { holder: { memberId, currency }, merchantCode, amount }: Wanted): Promise<void> {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    await demandStake(tx, { memberId, merchantCode, currency }, { amount, at: this.#ports.clock.now() })
  }

  async #begin(wanted: Wanted): Promise<VendorTransfer | NotBegun> {
    const { db, clock } = this.#ports
    try {
      const { vendor, holder, direction } = wanted
      const ahead = direction === 'out' ? await this.#ports.banks.mayRunAhead(vendor, holder) : 0n
      return await inTransaction(db, async (tx) => {
        if (direction === 'in') await this.#demandStake(tx, wanted)
        const begun = await beginTransfer(tx, wanted, clock.now())
        if (direction === 'out') await demandInBooks(tx, wanted, ahead)
        return begun
      })
    } catch (error) {
      if (error instanceof TransferRefused && error.reason === 'overdrawn') return 'overdrawn'
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) {
        return (await this.repeated(wanted)) ?? 'under way'
      }
      throw error
    }
  }

  /** The transfer when it has ended, or when patience has. Whoever is at work on it goes on all the same. */
  async #ended(transfer: VendorTransfer): Promise<VendorTransfer> {
    const until = performance.now() + this.#patienceMs
    let seen = transfer
    while (isUnderWay(seen) && performance.now() < until && !this.#closed) {
      await pause(REFRESH_MS)
      seen = await transferById(this.#ports.db, transfer.id)
    }
    return seen
  }

  #work<Result>(work: Promise<Result>): Promise<Result> {
    const working = work.finally(() => this.#working.delete(working))
    this.#working.add(working)
    return working
  }
}

/** More than our books can explain does not leave a vendor. The account is locked by the transfer that has debited it. */
async function demandInBooks(tx: Db, { holder, merchantCode, vendor, amount }: Wanted, ahead: bigint): Promise<void> {
  const { memberId, currency } = holder
  const wallet = await vendorAccountOf(tx, { memberId, merchantCode, currency }, vendor)
  const left = await balanceOfAccount(tx, wallet)
  if (left < -ahead)
    throw new TransferRefused('overdrawn', { key: `wallet out of ${vendor}: ${amount}`, debit: wallet })
}

const isUnderWay = ({ state }: VendorTransfer): boolean => !['DONE', 'REFUNDED', 'PENDING'].includes(state)
