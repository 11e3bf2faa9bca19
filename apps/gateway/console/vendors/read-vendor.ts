import { showVendor } from '@ante/contract/console/vendors.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { TEMPORARY_KEY } from '../../launch/public.ts'
import { readVendors } from './read-vendors.ts'
import type { VendorsOf } from './read-vendors.ts'

type Shown = OutputOf<typeof showVendor>

const refuse = refusalsOf(showVendor)

interface VendorOf extends VendorsOf {
  vendor: string
  seesConnection: boolean
}

/** Returns a vendor with its connection. At a merchant, a vendor that it does not offer looks like a missing one. */
export async function readVendor(db: Db, of: VendorOf): Promise<Shown> {
  const [vendor] = await readVendors(db, of)
  if (!vendor) throw refuse('vendor.not.found')
  const stored = await db.selectFrom('vendor').selectAll().where('code', '=', of.vendor).executeTakeFirstOrThrow()
  const offers = await db
    .selectFrom('merchant_vendor')
    .select('merchant_code')
    .where('vendor', '=', of.vendor)
    .orderBy('merchant_code')
    .execute()
  const merchants = offers.map(({ merchant_code: code }) => code)
  return {
    vendor,
    wallet: stored.wallet_kind,
    protocol: stored.protocol,
    merchants: of.merchantCode === null ? merchants : merchants.filter((code) => code === of.merchantCode),
    connection: of.seesConnection
      ? { launchUrl: stored.launch_url, serviceUrl: stored.service_url, keys: await keysOf(db, of.vendor) }
      : null,
  }
}

async function keysOf(db: Db, vendor: string) {
  const keys = await db
    .selectFrom('vendor_key')
    .select(['key_id', 'made_at', 'used_at'])
    .where('vendor', '=', vendor)
    .where('key_id', 'not like', `${TEMPORARY_KEY}%`)
    .orderBy('made_at', 'desc')
    .execute()
  return keys.map(({ key_id: id, made_at: addedAt, used_at: usedAt }) => ({
    id,
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}
