import type { Db } from '../../kit/db.ts'

export interface VendorAccountOwner {
  memberId: bigint
  merchantCode: string
  currency: string
}

/**
 * The member's account for what he has at a vendor; made where it is asked for the first time. It may be overdrawn: it follows
 * the vendor's books, whose news of bets and wins come a little after the money they are about.
 */
export async function vendorAccountOf(db: Db, owner: VendorAccountOwner, vendor: string): Promise<bigint> {
  const found = await findVendorAccount(db, owner.memberId, vendor)
  if (found !== undefined) return found
  const type = await walletTypeOf(db, vendor)
  await db
    .insertInto('account')
    .values({
      merchant_code: owner.merchantCode,
      currency: owner.currency,
      kind: 'member',
      member_id: owner.memberId,
      wallet_type: type,
      may_overdraw: true,
      balance: 0n,
      version: 0n,
      head: Buffer.alloc(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await findVendorAccount(db, owner.memberId, vendor)
  if (made === undefined) throw new Error(`the account of member ${owner.memberId} for ${vendor} could not be made`)
  return made
}

async function findVendorAccount(db: Db, memberId: bigint, vendor: string): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('account')
    .innerJoin('vendor_wallet', 'vendor_wallet.wallet_type', 'account.wallet_type')
    .select('account.id')
    .where('account.kind', '=', 'member')
    .where('account.member_id', '=', memberId)
    .where('vendor_wallet.vendor', '=', vendor)
    .executeTakeFirst()
  return found?.id
}

async function walletTypeOf(db: Db, vendor: string): Promise<number> {
  const { wallet_type: type } = await db
    .selectFrom('vendor_wallet')
    .select('wallet_type')
    .where('vendor', '=', vendor)
    .executeTakeFirstOrThrow()
  return type
}
