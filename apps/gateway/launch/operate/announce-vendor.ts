import type { Db } from '../../kit/db.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'

/** Notifies open consoles, at the end of the transaction, that a vendor was closed, stopped or reopened. */
export async function announceVendor(tx: Db, vendor: string): Promise<void> {
  const offers = await tx.selectFrom('merchant_vendor').select('merchant_code').where('vendor', '=', vendor).execute()
  for (const merchantCode of [null, ...offers.map((offer) => offer.merchant_code)]) {
    const notice = { to: 'list', list: 'vendors', merchantCode, id: vendor, what: 'updated' } as const
    await notifyStaff(tx, { ...notice, permission: 'launch.vendor.read' })
  }
}
