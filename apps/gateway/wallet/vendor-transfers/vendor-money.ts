import { payablePart } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { holdingsOf } from './holdings.ts'
import type { Holding } from './holdings.ts'
import type { VendorTransfer } from './transfers.ts'
import type { Holder, VendorWallets } from './vendor-bank.ts'
import type { VendorTransfers } from './vendor-transfers.ts'

/** Timeout of a vendor query: opening a game must not wait longer for other vendors. */
const LIMIT_MS = 1_500

/** The member whose money is moved. */
export interface Owner extends Holder {
  merchantCode: string
}

/** Money that could not be transferred back. */
export interface RemainingBalance {
  vendor: string
  walletType: number
  units: bigint
  reason: 'vendor.unavailable' | 'transfer.uncertain'
}

/** Result of a sweep: whether the money is now in the wallet needed for play. */
export type SweepResult =
  | { kind: 'ready' }
  /** Nothing was moved, because the vendor does not answer. */
  | { kind: 'vendor.unavailable' }
  | { kind: 'transfer.uncertain' | 'transfer.refused'; units: bigint }
  | { kind: 'transfer.elsewhere'; vendor: string; units: bigint }

/** Exceptions from a sweep. */
export interface SweepOptions {
  /** Vendor whose wallet keeps its balance. */
  except?: string | undefined
  /** A game session that is being left: balances at vendors whose games are still open in another window stay there. */
  leaving?: string | undefined
}

interface MoneyPorts extends Pick<Ports, 'db' | 'clock'> {
  banks: VendorWallets
  transfers: Pick<VendorTransfers, 'transfer' | 'waitForUnfinished' | 'movable'>
}

/** Moves a member's money to where it is needed for play: into the main wallet, or into that of one vendor. */
export class VendorMoney {
  readonly #ports: MoneyPorts

  constructor(ports: MoneyPorts) {
    this.#ports = ports
  }

  /**
   * Transfers all vendor balances into the main wallet, except those that are to stay. A vendor that does not answer
   * keeps its balance: nothing is lost, and the next attempt transfers it.
   */
  async sweepToMain(owner: Owner, options: SweepOptions = {}): Promise<{ moved: bigint; left: RemainingBalance[] }> {
    const { db, clock, banks } = this.#ports
    const { leaving, except } = options
    // Stored before the balances are read: of two windows left simultaneously, the later one finds no open game.
    const isLeft = leaving !== undefined && (await banks.leaveGame(owner.memberId, leaving))
    const holdings = await holdingsOf(db, owner.memberId, clock.now())
    const sweepable = holdings.filter(({ vendor, mayHoldMoney }) => mayHoldMoney && vendor !== except)
    const outcomes = await Promise.all(sweepable.map((holding) => this.#returnToMain(owner, holding, isLeft)))
    return {
      moved: outcomes.reduce<bigint>((sum, outcome) => sum + (typeof outcome === 'bigint' ? outcome : 0n), 0n),
      left: outcomes.flatMap((outcome) => (typeof outcome === 'bigint' ? [] : [outcome])),
    }
  }

  /**
   * Transfers all money to this vendor: first from other vendors, then from the main wallet. Checks that the vendor
   * responds before any money moves.
   */
  async sweepTo(owner: Owner, vendor: string): Promise<SweepResult> {
    const { banks, transfers } = this.#ports
    const unfinished = await transfers.waitForUnfinished({ memberId: owner.memberId, vendor })
    if (unfinished) return { kind: 'transfer.uncertain', units: unfinished.amount }
    const vendorBalance = await banks.of(vendor).balance(owner)
    if (vendorBalance === null) return { kind: 'vendor.unavailable' }

    const { left: remainingBalances } = await this.sweepToMain(owner, { except: vendor })
    const sendResult = await this.#send(owner, vendor)
    if (sendResult !== null) return sendResult
    const [otherBalance] = remainingBalances.filter(({ units }) => units > 0n)
    if (vendorBalance === 0n && otherBalance) {
      return { kind: 'transfer.elsewhere', vendor: otherBalance.vendor, units: otherBalance.units }
    }
    return { kind: 'ready' }
  }

  /** Transfers the whole main wallet to the vendor. Returns null when it is empty. */
  async #send(owner: Owner, vendor: string): Promise<SweepResult | null> {
    const { transfers } = this.#ports
    const amount = await transfers.movable(owner)
    if (amount === 0n) return null
    const { merchantCode } = owner
    const sent = await transfers.transfer({
      holder: owner,
      merchantCode,
      vendor,
      direction: 'in',
      amount,
      requestKey: null,
    })
    if (sent === 'under way') return { kind: 'transfer.uncertain', units: amount }
    // A concurrent bet at another vendor has reduced the balance: retry with the remaining amount.
    if (sent === 'overdrawn') return this.#send(owner, vendor)
    if (sent.state === 'DONE') return { kind: 'ready' }
    return { kind: sent.state === 'REFUNDED' ? 'transfer.refused' : 'transfer.uncertain', units: amount }
  }

  /** Returns the amount transferred back from one vendor, or the balance that stays there. */
  async #returnToMain(owner: Owner, holding: Holding, hasLeftGame: boolean): Promise<bigint | RemainingBalance> {
    const { vendor, walletType, units } = holding
    const { banks, transfers, clock } = this.#ports
    const balance = { vendor, walletType, units: units < 0n ? 0n : units }
    const unfinished = await transfers.waitForUnfinished({ memberId: owner.memberId, vendor })
    if (unfinished) return { ...balance, units: unfinished.amount, reason: 'transfer.uncertain' }
    const vendorBalance = await banks.of(vendor).balance(owner, LIMIT_MS)
    if (vendorBalance === null) return { ...balance, reason: 'vendor.unavailable' }
    const maxReturnable = units + (await banks.allowedExcess(vendor, owner))
    const amount = payablePart(owner.currency, vendorBalance < maxReturnable ? vendorBalance : maxReturnable)
    if (vendorBalance <= 0n) return 0n
    if (amount <= 0n) return { ...balance, units: vendorBalance, reason: 'transfer.uncertain' }
    // Checked at the last moment: a client reports a game as open before it requests the balance.
    if (hasLeftGame && (await banks.openFor(owner.memberId, clock.now())).includes(vendor)) return 0n

    const { merchantCode } = owner
    const request = { holder: owner, merchantCode, vendor, direction: 'out', amount, requestKey: null } as const
    const returned = await transfers.transfer(request)
    if (isDone(returned)) return amount
    const isRefused = typeof returned !== 'string' && returned.state === 'REFUNDED'
    return { ...balance, units: amount, reason: isRefused ? 'vendor.unavailable' : 'transfer.uncertain' }
  }
}

const isDone = (transfer: VendorTransfer | string): boolean => typeof transfer !== 'string' && transfer.state === 'DONE'
