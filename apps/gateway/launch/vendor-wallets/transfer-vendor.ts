import { vendorAddresses } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import type { TransferAdapter, Vendor } from '../vendors/adapter.ts'
import type { Adapters } from '../vendors/adapters.ts'

export interface TransferVendor {
  vendor: Vendor
  adapter: TransferAdapter
}

/** Returns a vendor that holds balances, with the adapter of its protocol; null if there is none with this code. */
export async function transferVendorOf(
  { db, adapters }: { db: Db; adapters: Adapters },
  code: string,
): Promise<TransferVendor | null> {
  const address = (await vendorAddresses(db)).get(code)
  const adapter = address && adapters[address.protocol]
  if (!address || adapter?.kind !== 'transfer') return null
  return { vendor: { ...address, launchUrl: address.launchUrl ?? '' }, adapter }
}
