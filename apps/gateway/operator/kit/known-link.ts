import { linkTargets } from '@ante/contract/merchant/link-targets.ts'
import { parametersOf } from '@ante/contract/merchant/page-addresses.ts'
import type { ValueList } from '@ante/contract/merchant/page-addresses.ts'

import type { Db } from '../../kit/db.ts'

/**
 * Whether a link of content leads somewhere: an https address, or a page of the site whose listed parameters have values
 * that the merchant has. Parameters that only the browser reads are not checked; unknown ones are refused.
 */
export async function isKnownLink(db: Db, merchantCode: string, link: string): Promise<boolean> {
  if (link.startsWith('https://')) return URL.canParse(link)
  const { pathname, searchParams } = new URL(link, 'https://site.invalid')
  if (!linkTargets.includes(pathname)) return false
  const parameters = parametersOf(pathname)
  for (const [name, value] of searchParams) {
    const values = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (values === undefined) return false
    const isKnown =
      typeof values === 'string'
        ? await isOffered(db, { merchantCode, list: values, value })
        : values.length === 0 || values.includes(value)
    if (!isKnown) return false
  }
  return true
}

interface Named {
  merchantCode: string
  list: ValueList
  value: string
}

/** Whether a merchant has a vendor, lottery game or promotion, open or closed for now. */
async function isOffered(db: Db, { merchantCode, list, value }: Named): Promise<boolean> {
  return (await queries[list](db, merchantCode, value).executeTakeFirst()) !== undefined
}

const queries = {
  vendors: (db: Db, merchantCode: string, value: string) =>
    db
      .selectFrom('merchant_vendor')
      .select('vendor')
      .where('merchant_code', '=', merchantCode)
      .where('vendor', '=', value),
  lotteries: (db: Db, merchantCode: string, value: string) =>
    db.selectFrom('lottery_game').select('code').where('merchant_code', '=', merchantCode).where('code', '=', value),
  promotions: (db: Db, merchantCode: string, value: string) =>
    db.selectFrom('promotion').select('code').where('merchant_code', '=', merchantCode).where('code', '=', value),
}
