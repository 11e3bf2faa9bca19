import type { Db } from '../kit/db.ts'

/** A vendor with its numbers of games in the catalogue. */
interface VendorSnapshot {
  vendor: string
  name: string
  open: number
  closed: number
  /** Codes of the merchants that offer it. */
  merchants: string[]
}

/** Returns the numbers of open and closed games of each vendor, and the merchants that offer it. */
export async function vendorSnapshot(db: Db): Promise<VendorSnapshot[]> {
  const vendors = await db.selectFrom('vendor').select(['code', 'name']).orderBy('code').execute()
  const offers = await db.selectFrom('merchant_vendor').selectAll().orderBy('merchant_code').execute()
  const counts = await db
    .selectFrom('game')
    .select(({ fn }) => ['vendor', 'active', fn.countAll<bigint>().as('count')])
    .groupBy(['vendor', 'active'])
    .execute()
  const count = (code: string, active: boolean) =>
    Number(counts.find((candidate) => candidate.vendor === code && candidate.active === active)?.count ?? 0)
  return vendors.map(({ code, name }) => ({
    vendor: code,
    name,
    open: count(code, true),
    closed: count(code, false),
    merchants: offers.filter(({ vendor }) => vendor === code).map((offer) => offer.merchant_code),
  }))
}
