import { randomBytes, randomInt } from 'node:crypto'

import type { BrandOptions } from './brand.ts'
import { withDatabase } from './ledger.ts'

/** Returns a unique name. */
export const newName = (): string => `joy${randomBytes(4).toString('hex')}`

/** Returns the credentials of a new player. */
export const newPlayer = () => ({ username: newName(), password: 'Lantern2027' })

/** Returns a unique mobile number of the merchant's country, without a simulated fault at the carrier. */
export const newNumber = (merchant: BrandOptions['merchant']): string =>
  merchant === 'aurora' ? `917${sixDigits()}7` : `81${sixDigits()}7`

const sixDigits = () => String(randomInt(10 ** 6)).padStart(6, '0')

export interface MemberRow {
  account: string
  upline: string | null
  method: string | null
  mobile: string | null
  email: string | null
}

const JOINED = `
  select member.account, upline.account as upline, member.register_method as method, profile.mobile, profile.email
  from member left join member upline on upline.id = member.upline_id
  left join member_profile profile on profile.member_id = member.id
  where member.merchant_code = $1 and (lower(member.account) = lower($2) or profile.mobile like '%' || $2)`

/** Returns the gateway's rows of the members with this name or number. */
export function membersNamed(merchantCode: string, nameOrNumber: string): Promise<MemberRow[]> {
  return withDatabase(async ({ pool }) => (await pool.query<MemberRow>(JOINED, [merchantCode, nameOrNumber])).rows)
}
