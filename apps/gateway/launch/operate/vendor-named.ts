import type { Db } from '../../kit/db.ts'
import { NotDone } from '../../operator/kit/failures.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

export interface NamedVendor {
  code: string
  name: string
}

/** Returns all vendors, or the one with this code. */
export async function vendorsNamed(db: Db, code: string | undefined): Promise<NamedVendor[]> {
  const vendors = await db.selectFrom('vendor').select(['code', 'name']).orderBy('code').execute()
  if (code === undefined) return vendors
  const named = vendors.filter((vendor) => vendor.code === code)
  if (named.length > 0) return named
  const codes = vendors.map((vendor) => vendor.code)
  throw new NotDone(`There is no vendor ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`)
}
