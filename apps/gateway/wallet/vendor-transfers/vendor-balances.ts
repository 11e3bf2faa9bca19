import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

import { TtlCache } from '../../kit/ttl-cache.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { holdingsOf } from './holdings.ts'
import type { Holding } from './holdings.ts'
import type { VendorWallets } from './vendor-bank.ts'
import type { Owner } from './vendor-money.ts'

type ShownBalance = WalletBalances['balance'][number]

/** Timeout of a vendor query: a page that waits for the balance in its header must not wait longer. */
const LIMIT_MS = 1_500
const CACHE_MS = 2_000

export interface VendorBalance extends Omit<ShownBalance, 'displayName'> {
  displayName?: string | undefined
  units: bigint
}

/** A member's balances at vendors: as reported by the vendor, or else by our books, with their time. */
export class VendorBalances {
  readonly #ports: Pick<Ports, 'db' | 'clock'> & { banks: VendorWallets }
  readonly #answers: TtlCache<bigint | null>

  constructor(ports: Pick<Ports, 'db' | 'clock'> & { banks: VendorWallets }) {
    this.#ports = ports
    this.#answers = new TtlCache(ports.clock, CACHE_MS)
  }

  /** Returns one balance for each vendor that the merchant offers, and for each at which the member has a balance. */
  async of(owner: Owner): Promise<VendorBalance[]> {
    const { db, clock, banks } = this.#ports
    const holdings = await holdingsOf(db, owner.memberId, clock.now())
    const untouched = (await this.#offeredWallets(owner.merchantCode)).filter(({ vendor }) =>
      holdings.every((holding) => holding.vendor !== vendor),
    )
    const balances = [...holdings, ...untouched].sort((a, b) => a.walletType - b.walletType)
    const names = await banks.names(balances.map(({ vendor }) => vendor))
    return Promise.all(
      balances.map(async (holding) => ({
        displayName: names.get(holding.vendor),
        ...(await this.#balanceView(owner, holding, banks)),
      })),
    )
  }

  /** Returns the wallets at the vendors that a merchant offers, by wallet type. */
  async walletsAt(merchantCode: string): Promise<Pick<ShownBalance, 'walletId' | 'accountName' | 'displayName'>[]> {
    const offeredHoldings = await this.#offeredWallets(merchantCode)
    const names = await this.#ports.banks.names(offeredHoldings.map(({ vendor }) => vendor))
    return offeredHoldings
      .toSorted((a, b) => a.walletType - b.walletType)
      .map(({ vendor, walletType }) => ({
        walletId: walletType,
        accountName: vendor,
        displayName: names.get(vendor),
      }))
  }

  async #offeredWallets(merchantCode: string): Promise<Holding[]> {
    const codes = await this.#ports.banks.offeredBy(merchantCode)
    if (codes.length === 0) return []
    const rows = await this.#ports.db.selectFrom('vendor_wallet').selectAll().where('vendor', 'in', codes).execute()
    return rows.map(({ vendor, wallet_type: walletType }) => ({
      vendor,
      walletType,
      units: 0n,
      version: 0n,
      mayHoldMoney: false,
    }))
  }

  async #balanceView(owner: Owner, holding: Holding, banks: VendorWallets): Promise<VendorBalance> {
    const { vendor, walletType, units, mayHoldMoney } = holding
    const wallet = { walletId: walletType, accountName: vendor }
    const live = mayHoldMoney ? await this.#fetchBalance(owner, holding) : units
    if (live !== null) return { ...wallet, availBalance: textOf(live), units: live }
    // Our books may lag behind the vendor's, and may even be negative.
    const balance = units < 0n ? 0n : units
    const asOf = await banks.booksAsOf(vendor)
    return { ...wallet, availBalance: textOf(balance), units: balance, ...(asOf && { asOf: asOf.toISOString() }) }
  }

  /** The cache key contains the version, so an answer from before the last transfer is not reused. */
  #fetchBalance(owner: Owner, { vendor, version }: Holding): Promise<bigint | null> {
    const queryVendor = () => this.#ports.banks.of(vendor).balance(owner, LIMIT_MS)
    return this.#answers.get(`${vendor} ${owner.memberId} ${version}`, queryVendor)
  }
}
