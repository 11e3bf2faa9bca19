import type { Db } from '../../kit/db.ts'
import { openWallet } from '../accounts.ts'
import type { AccountOwner } from '../accounts.ts'

/**
 * Returns the member's account at a vendor; created on first use. The account may be overdrawn, because the vendor
 * reports bets and wins shortly after the money was transferred.
 */
export async function vendorAccountOf(db: Db, owner: AccountOwner, vendor: string): Promise<bigint> {
  return openWallet(db, owner, { walletType: await vendorWalletType(db, vendor), mayOverdraw: true })
}

/** Returns the wallet type of members' balances at a vendor that holds money itself. */
export async function vendorWalletType(db: Db, vendor: string): Promise<number> {
  const { wallet_type: walletType } = await db
    .selectFrom('vendor_wallet')
    .select('wallet_type')
    .where('vendor', '=', vendor)
    .executeTakeFirstOrThrow()
  return walletType
}
