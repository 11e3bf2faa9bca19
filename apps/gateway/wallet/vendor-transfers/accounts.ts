import type { Db } from '../../kit/db.ts'
import { openWallet } from '../accounts.ts'
import type { AccountOwner } from '../accounts.ts'

/**
 * The member's account for what he has at a vendor; made where it is asked for the first time. It may be overdrawn: it follows
 * the vendor's books, whose news of bets and wins come a little after the money they are about.
 */
export async function vendorAccountOf(db: Db, owner: AccountOwner, vendor: string): Promise<bigint> {
  return openWallet(db, owner, { walletType: await vendorWalletType(db, vendor), mayOverdraw: true })
}

/** The number of the wallet that members have at a vendor which holds their money itself. */
export async function vendorWalletType(db: Db, vendor: string): Promise<number> {
  const { wallet_type: walletType } = await db
    .selectFrom('vendor_wallet')
    .select('wallet_type')
    .where('vendor', '=', vendor)
    .executeTakeFirstOrThrow()
  return walletType
}
