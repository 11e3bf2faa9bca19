import type { BrandOptions } from './brand.ts'
import { withDatabase } from './ledger.ts'

const EMAIL_PAGE = `
  insert into member_profile (member_id, merchant_code, email)
  select id, merchant_code, $3 from member where account = $1 and merchant_code = $2
  on conflict (member_id) do update set email = excluded.email`

/** Writes an email address into a member's profile, as the registration does where a merchant requires one. */
export async function setEmail(account: string, merchant: BrandOptions['merchant'], email: string): Promise<void> {
  await withDatabase(({ pool }) => pool.query(EMAIL_PAGE, [account, merchant, email]))
}
