import type { Db } from '../kit/db.ts'

/**
 * The codes of the vendors that hold their members' money themselves, in the merchant's order. A trial merchant has none:
 * play money stays here.
 */
export async function walletVendorsOf(db: Db, merchantCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('merchant_vendor')
    .innerJoin('vendor', 'vendor.code', 'merchant_vendor.vendor')
    .select('vendor.code')
    .where('merchant_vendor.merchant_code', '=', merchantCode)
    .where('vendor.wallet_kind', '=', 'transfer')
    .orderBy('merchant_vendor.position')
    .execute()
  return rows.map(({ code }) => code)
}
