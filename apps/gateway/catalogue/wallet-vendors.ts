import type { Db } from '../kit/db.ts'

/**
 * Returns the codes of vendors that hold balances themselves, in the merchant's order. A trial merchant has none: play
 * money stays in the gateway.
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
