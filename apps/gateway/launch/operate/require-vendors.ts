import type { Db } from '../../kit/db.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

export interface NamedVendor {
  code: string
  name: string
}

/** Returns all vendors, or the one with this code. */
export async function requireVendors(db: Db, code: string | undefined): Promise<NamedVendor[]> {
  const vendors = await db.selectFrom('vendor').select(['code', 'name']).orderBy('code').execute()
  if (code === undefined) return vendors
  const matching = vendors.filter((vendor) => vendor.code === code)
  if (matching.length > 0) return matching
  const codes = vendors.map((vendor) => vendor.code)
  throw new CommandFailed(
    `There is no vendor ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
  )
}
