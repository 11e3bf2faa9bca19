import { randomInt, randomUUID } from 'node:crypto'

import { addressOf } from './brand.ts'
import type { BrandOptions } from './brand.ts'
import { withDatabase } from './ledger.ts'
import { newPlayer } from './newcomer.ts'
import type { Credentials } from './steps.ts'

const GIVE_NUMBER = `
  insert into member_profile (member_id, merchant_code, mobile, mobile_verified_at)
  select id, merchant_code, $2, now() from member where account = $1 and merchant_code = 'aurora'
  on conflict (member_id) do update set mobile = excluded.mobile, mobile_verified_at = now()`

/** A number of the Philippines as one dials it after the code; no journey has another's, and it meets no fate at the carrier. */
export const newMobile = (): string => `917${String(randomInt(10 ** 6)).padStart(6, '0')}7`

/** Registers somebody at aurora by the gateway's door, with a number of the Philippines as a code would have shown it. */
export async function memberWithMobile(mobileNum: string): Promise<Credentials> {
  const credentials = newPlayer()
  const wish = { type: 0, ...credentials, confirmPassword: credentials.password }
  const answer = await fetch(`${addressOf('aurora')}/wps/member/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ModuleId: 'REG3' },
    body: JSON.stringify({ ...wish, registerUrl: 'localhost', registerMethod: 'H5' }),
  })
  if (!answer.ok) throw new Error(`Registration was refused: ${await answer.text()}`)
  await withDatabase(({ pool }) => pool.query(GIVE_NUMBER, [credentials.username, `+63${mobileNum}`]))
  return credentials
}

const GIVE_EMAIL = `
  insert into member_profile (member_id, merchant_code, email)
  select id, merchant_code, $3 from member where account = $1 and merchant_code = $2
  on conflict (member_id) do update set email = excluded.email`

/** Writes an address into a member's profile, as the registration does where a merchant asks for one. */
export async function giveEmail(account: string, merchant: BrandOptions['merchant'], email: string): Promise<void> {
  await withDatabase(({ pool }) => pool.query(GIVE_EMAIL, [account, merchant, email]))
}
