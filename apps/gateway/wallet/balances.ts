import { FROZEN_WALLET, getBalance, LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../kit/db.ts'
import { textOf } from '../kit/money.ts'
import { refusalsOf } from '../kit/serve.ts'
import { currencySymbol, walletName } from './rules.ts'
import { unitsInTransit } from './vendor-transfers/holdings.ts'
import type { VendorBalance, VendorBalances } from './vendor-transfers/vendor-balances.ts'
import type { Owner } from './vendor-transfers/vendor-money.ts'

const refuse = refusalsOf(getBalance)

/** Returns the wallets of a member, including those at vendors; `typeId` 0 means all of them. */
export async function balancesOf(
  { db, vendorBalances }: { db: Db; vendorBalances: VendorBalances },
  owner: Owner,
  { typeId, isTrial }: { typeId: number; isTrial: boolean },
): Promise<WalletBalances> {
  const [{ own, frozen }, atVendors, inTransit] = await Promise.all([
    ownWallets(db, owner.memberId),
    vendorBalances.of(owner),
    unitsInTransit(db, owner.memberId),
  ])
  const wallets = [...own, ...(isTrial ? [] : unopened(own)), ...atVendors]
  const shownWallets = wallets.filter(({ walletId }) => typeId === 0 || walletId === typeId)
  if (typeId !== 0 && shownWallets.length === 0) throw refuse('wallet.not.found')
  return {
    sumBalance: textOf(shownWallets.reduce((total, { units }) => total + units, 0n)),
    balance: shownWallets.map(({ walletId, accountName, displayName, availBalance, asOf }) => ({
      walletId,
      accountName,
      ...(displayName !== undefined && { displayName }),
      availBalance,
      ...(walletId === MAIN_WALLET && frozen > 0n && { frozen: textOf(frozen) }),
      ...(asOf !== undefined && { asOf }),
    })),
    ...(inTransit > 0n && { inTransit: textOf(inTransit) }),
    currency: owner.currency,
    currencySymbol: currencySymbol(owner.currency),
  }
}

/** Returns an empty lottery wallet for members who have not used it yet; trial accounts have none. */
function unopened(own: readonly VendorBalance[]): VendorBalance[] {
  if (own.some(({ walletId }) => walletId === LOTTERY_WALLET)) return []
  return [{ walletId: LOTTERY_WALLET, accountName: walletName(LOTTERY_WALLET), availBalance: textOf(0n), units: 0n }]
}

/** Returns the wallets held by the gateway, and the frozen amount of the main one. */
async function ownWallets(db: Db, memberId: bigint): Promise<{ own: VendorBalance[]; frozen: bigint }> {
  const accounts = await db
    .selectFrom('account')
    .leftJoin('vendor_wallet', 'vendor_wallet.wallet_type', 'account.wallet_type')
    .select(['account.wallet_type', 'balance'])
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .where('vendor_wallet.vendor', 'is', null)
    .orderBy('account.wallet_type')
    .execute()
  const wallets = accounts.map(({ wallet_type: type, balance: units }) => ({
    walletId: type ?? 0,
    accountName: walletName(type ?? 0),
    availBalance: textOf(units ?? 0n),
    units: units ?? 0n,
  }))
  return {
    own: wallets.filter(({ walletId }) => walletId !== FROZEN_WALLET),
    frozen: wallets.find(({ walletId }) => walletId === FROZEN_WALLET)?.units ?? 0n,
  }
}

export interface BalanceState {
  memberId: string
  /** Increases with every change of the member's wallets. */
  version: number
  sumBalance: string
  mainBalance: string
  /** Amount in transit: debited from one wallet and not yet credited to the other. */
  inTransit?: string
  currency: string
}

/** Returns the balance states of these members by one query. */
export async function balanceStates(db: Db, memberIds: string[]): Promise<BalanceState[]> {
  if (memberIds.length === 0) return []
  // In one statement, so that a transferred amount is counted exactly once: in one of the wallets, or in transit.
  const rows = await db
    .selectFrom('account')
    .select(({ fn, selectFrom }) => [
      'member_id',
      'currency',
      fn.sum<string>('balance').as('sum'),
      fn.sum<string | null>('balance').filterWhere('wallet_type', '=', MAIN_WALLET).as('main'),
      fn.sum<string>('version').as('version'),
      selectFrom('vendor_transfer')
        .select(({ fn: inner }) => inner.sum<string | null>('amount').as('way'))
        .whereRef('vendor_transfer.member_id', '=', 'account.member_id')
        .where('ended_at', 'is', null)
        .as('way'),
    ])
    .where('kind', '=', 'member')
    .where('wallet_type', '<>', FROZEN_WALLET)
    .where('member_id', 'in', memberIds.map(BigInt))
    .groupBy(['member_id', 'currency'])
    .execute()
  return rows.map(({ member_id: id, currency, sum, main, version, way }) => ({
    memberId: String(id),
    version: Number(version),
    sumBalance: textOf(BigInt(sum)),
    mainBalance: textOf(BigInt(main ?? 0)),
    ...(way !== null && { inTransit: textOf(BigInt(way)) }),
    currency,
  }))
}
