import { payablePart } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { holdingsOf } from './holdings.ts'
import type { Holding } from './holdings.ts'
import type { VendorTransfer } from './transfers.ts'
import type { Holder, VendorWallets } from './vendor-bank.ts'
import type { VendorTransfers } from './vendor-transfers.ts'

/** Whoever opens a game waits no longer for a vendor that he does not go to. */
const LIMIT_MS = 1_500

/** Whose money is to be moved. */
export interface Owner extends Holder {
  merchantCode: string
}

/** Money that could not be brought home. */
export interface RemainingBalance {
  vendor: string
  walletType: number
  units: bigint
  reason: 'vendor.unavailable' | 'transfer.uncertain'
}

/** Whether the money is where somebody wants to play; if not, where it is. */
export type Brought =
  | { kind: 'ready' }
  /** Nothing was moved there, for the vendor does not answer. */
  | { kind: 'vendor.unavailable' }
  | { kind: 'transfer.uncertain' | 'transfer.refused'; units: bigint }
  | { kind: 'transfer.elsewhere'; vendor: string; units: bigint }

/** What is not brought home. */
export interface Staying {
  /** What lies at this vendor. */
  except?: string | undefined
  /** A game session that is left: what lies where another window still shows a game, for there he plays with it. */
  leaving?: string | undefined
}

interface MoneyPorts extends Pick<Ports, 'db' | 'clock'> {
  banks: VendorWallets
  transfers: Pick<VendorTransfers, 'transfer' | 'underWay' | 'movable'>
}

/** Brings a member's money to where he plays: into the main wallet, or into that of one vendor. */
export class VendorMoney {
  readonly #ports: MoneyPorts

  constructor(ports: MoneyPorts) {
    this.#ports = ports
  }

  /**
   * All that lies at vendors comes into the main wallet, but for what is to stay. A vendor that does not answer keeps
   * what it has: nothing of it is lost, and the next time brings it.
   */
  async sweepToMain(owner: Owner, staying: Staying = {}): Promise<{ moved: bigint; left: RemainingBalance[] }> {
    const { db, clock, banks } = this.#ports
    const { leaving, except } = staying
    // Noted before anything is looked for: of two windows that are left at one moment the later one finds none.
    const isLeft = leaving !== undefined && (await banks.leaveGame(owner.memberId, leaving))
    const holdings = await holdingsOf(db, owner.memberId, clock.now())
    const asked = holdings.filter(({ vendor, isRecentlyUsed }) => isRecentlyUsed && vendor !== except)
    const outcomes = await Promise.all(asked.map((holding) => this.#fetch(owner, holding, isLeft)))
    return {
      moved: outcomes.reduce<bigint>((sum, outcome) => sum + (typeof outcome === 'bigint' ? outcome : 0n), 0n),
      left: outcomes.flatMap((outcome) => (typeof outcome === 'bigint' ? [] : [outcome])),
    }
  }

  /**
   * Everything comes to this vendor: first what lies at others, then what is in the main wallet. The vendor is asked for a
   * sign of life before anything moves.
   */
  async sweepTo(owner: Owner, vendor: string): Promise<Brought> {
    const { banks, transfers } = this.#ports
    const before = await transfers.underWay({ memberId: owner.memberId, vendor })
    if (before) return { kind: 'transfer.uncertain', units: before.amount }
    const there = await banks.of(vendor).balance(owner)
    if (there === null) return { kind: 'vendor.unavailable' }

    const { left } = await this.sweepToMain(owner, { except: vendor })
    const moved = await this.#send(owner, vendor)
    if (moved !== null) return moved
    const [elsewhere] = left.filter(({ units }) => units > 0n)
    if (there === 0n && elsewhere) {
      return { kind: 'transfer.elsewhere', vendor: elsewhere.vendor, units: elsewhere.units }
    }
    return { kind: 'ready' }
  }

  /** All of the main wallet goes to the vendor. Null where there is nothing in it. */
  async #send(owner: Owner, vendor: string): Promise<Brought | null> {
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
    // A bet at another vendor has taken some of it in this very moment: what is left goes.
    if (sent === 'overdrawn') return this.#send(owner, vendor)
    if (sent.state === 'DONE') return { kind: 'ready' }
    return { kind: sent.state === 'REFUNDED' ? 'transfer.refused' : 'transfer.uncertain', units: amount }
  }

  /** How much came back from one vendor, or what stays there. */
  async #fetch(owner: Owner, holding: Holding, withoutPlay: boolean): Promise<bigint | RemainingBalance> {
    const { vendor, walletType, units } = holding
    const { banks, transfers, clock } = this.#ports
    const known = { vendor, walletType, units: units < 0n ? 0n : units }
    const before = await transfers.underWay({ memberId: owner.memberId, vendor })
    if (before) return { ...known, units: before.amount, reason: 'transfer.uncertain' }
    const there = await banks.of(vendor).balance(owner, LIMIT_MS)
    if (there === null) return { ...known, reason: 'vendor.unavailable' }
    const explained = units + (await banks.mayRunAhead(vendor, owner))
    const amount = payablePart(owner.currency, there < explained ? there : explained)
    if (there <= 0n) return 0n
    if (amount <= 0n) return { ...known, units: there, reason: 'transfer.uncertain' }
    // Looked for at the last moment: whoever opens a game tells of it before he asks what is there.
    if (withoutPlay && (await banks.openFor(owner.memberId, clock.now())).includes(vendor)) return 0n

    const { merchantCode } = owner
    const wanted = { holder: owner, merchantCode, vendor, direction: 'out', amount, requestKey: null } as const
    const back = await transfers.transfer(wanted)
    if (isDone(back)) return amount
    const isRefused = typeof back !== 'string' && back.state === 'REFUNDED'
    return { ...known, units: amount, reason: isRefused ? 'vendor.unavailable' : 'transfer.uncertain' }
  }
}

const isDone = (transfer: VendorTransfer | string): boolean => typeof transfer !== 'string' && transfer.state === 'DONE'
