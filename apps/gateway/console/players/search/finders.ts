import type { MatchKind } from '@ante/contract/console/players/search-players.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { deviceHash } from '../../../identity/public.ts'
import { plainAddress } from '../../../kit/networks.ts'

/** Finds members by one property. `by` uses an index, and returns `id` and `match`. */
interface Finder {
  kind: MatchKind
  /** Whether a text can be a value of the property; otherwise the finder is skipped. */
  accepts(text: string): boolean
  by(query: { merchant: string; text: string; limit: number }): RawBuilder<unknown>
}

const NUMBER = /^\d{1,18}$/
const MOBILE = /^\+?[\d\s().-]{6,24}$/
const MAIL = /^[^\s@]+@[^\s@]+$/
const ACCOUNT = /^\w{2,64}$/
const CARD = /^[*•\s]{0,8}\d{4}$/
const REFERENCE = /^[\w:./-]{4,120}$/
const DEVICE = /^[0-9a-f]{12,64}$/i
const DEVICE_ID = /^[\w-]{16,64}$/
const ADDRESS = /^[\da-f:.]{3,45}$/i

const digitsOf = (text: string) => text.replace(/\D/g, '')
/**
 * Returns a `like` pattern for texts that begin with `text`, whose wildcards are escaped. Finders sort with `order by …
 * using ~<~`, as the indexes for such patterns do, so that they read only the returned rows.
 */
const startOf = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Number of newest sign-ins of an address or device that are read; each member is returned once. */
const SIGN_INS = 400

const bySignIn = (condition: RawBuilder<unknown>, match: RawBuilder<unknown>, limit: number) => sql`
  select member_id as id, max(shown) as match from (
    select member_id, id as number, ${match} as shown from sign_in where ${condition} order by id desc limit ${SIGN_INS}) latest
  group by member_id order by max(number) desc limit ${limit}`

/** All finders, in the order of the results. */
export const finders: readonly Finder[] = [
  {
    kind: 'id',
    accepts: (text) => NUMBER.test(text),
    by: ({ text }) => sql`select id, id::text as match from member where id = ${BigInt(text)}::int8`,
  },
  {
    kind: 'account',
    accepts: (text) => ACCOUNT.test(text),
    by: ({ merchant, text, limit }) => sql`
      select id, account as match from member
      where merchant_code = ${merchant} and lower(account) like ${startOf(text)} order by lower(account) using ~<~ limit ${limit}`,
  },
  {
    kind: 'mobile',
    accepts: (text) => MOBILE.test(text),
    by: ({ merchant, text, limit }) => sql`
      select member_id as id, '' as match from member_profile
      where merchant_code = ${merchant} and mobile = ${`+${digitsOf(text)}`} limit ${limit}`,
  },
  {
    kind: 'mail',
    accepts: (text) => MAIL.test(text),
    by: ({ merchant, text, limit }) => sql`
      select member_id as id, '' as match from member_profile
      where merchant_code = ${merchant} and lower(email) = ${text.toLowerCase()} limit ${limit}`,
  },
  {
    kind: 'payee',
    accepts: (text) => /\p{L}{2}/u.test(text),
    by: ({ merchant, text, limit }) => sql`
      select member_id as id, '' as match from member_profile
      where merchant_code = ${merchant} and lower(payee_name) like ${startOf(text)} order by lower(payee_name) using ~<~ limit ${limit}`,
  },
  {
    kind: 'card',
    accepts: (text) => CARD.test(text),
    by: ({ merchant, text, limit }) => sql`
      select member_id as id, max(bank_code || ' ****' || last_digits) as match from (
        select member_id, id, bank_code, last_digits from bank_card
        where merchant_code = ${merchant} and last_digits = ${digitsOf(text)} order by id desc limit ${SIGN_INS}) card
      group by member_id order by max(card.id) desc limit ${limit}`,
  },
  {
    kind: 'deposit',
    accepts: (text) => REFERENCE.test(text),
    by: ({ text }) =>
      sql`select member_id as id, transaction_id as match from deposit where transaction_id = ${text.toUpperCase()}`,
  },
  {
    kind: 'withdrawal',
    accepts: (text) => REFERENCE.test(text),
    by: ({ text }) => sql`select member_id as id, id as match from withdrawal where id = ${text.toUpperCase()}`,
  },
  {
    kind: 'round',
    accepts: (text) => REFERENCE.test(text),
    by: ({ text, limit }) => sql`
      select member_id as id, vendor || ' ' || round_id as match from game_round where round_id = ${text} limit ${limit}`,
  },
  {
    kind: 'lottery',
    accepts: (text) => REFERENCE.test(text),
    by: ({ text }) => sql`
      select member_id as id, number as match from lottery_order where number = split_part(${text.toUpperCase()}, '-', 1)`,
  },
  {
    kind: 'transaction',
    accepts: (text) => REFERENCE.test(text),
    by: ({ merchant, text, limit }) => sql`
      (select transaction.member_id as id, transaction.vendor || ' ' || transaction.transaction_id as match
       from vendor cross join lateral (
         select * from seamless_transaction of_vendor
         where of_vendor.vendor = vendor.code and of_vendor.transaction_id = ${text}) transaction
       limit ${limit})
      union all
      select account.member_id, transfer.key from transfer
      join account on account.id in (transfer.debit_account, transfer.credit_account) and account.kind = 'member'
      where transfer.key = ${text}
      union all
      select payment.member_id, provider.code || ' ' || payment.provider_ref
      from payment_provider provider cross join lateral (
        select * from deposit
        where deposit.merchant_code = provider.merchant_code and deposit.provider = provider.code
          and deposit.provider_ref = ${text}) payment
      where provider.merchant_code = ${merchant}`,
  },
  {
    kind: 'device',
    accepts: (text) => DEVICE.test(text) || DEVICE_ID.test(text),
    by: ({ text, limit }) => {
      const shown = sql`left(encode(device_hash, 'hex'), 16)`
      const isHash = DEVICE.test(text) && text.length % 2 === 0
      const exact = sql`device_hash = ${deviceHash(text)}`
      if (!isHash) return bySignIn(exact, shown, limit)
      const first = Buffer.from(text.padEnd(64, '0'), 'hex')
      const last = Buffer.from(text.padEnd(64, 'f'), 'hex')
      return bySignIn(sql`(device_hash between ${first} and ${last})`, shown, limit)
    },
  },
  {
    kind: 'ip',
    accepts: (text) => ADDRESS.test(text) && /[.:]/.test(text),
    by: ({ text, limit }) => bySignIn(sql`ip = ${plainAddress(text)}`, sql`ip`, limit),
  },
]
