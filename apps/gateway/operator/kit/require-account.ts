import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../../kit/db.ts'
import { CommandFailed } from './failures.ts'

export interface NamedAccount {
  id: bigint
  merchantCode: string
  currency: string
  zone: string
}

const ID = /^\d{1,18}$/
const MEMBER = /^([^/]+)\/([^/]+)$/

/** Returns the account with this id, or the main wallet of `aurora/player01`; undefined if there is none. */
export async function accountNamed(db: Db, name: string): Promise<NamedAccount | undefined> {
  const query = db
    .selectFrom('account')
    .innerJoin('merchant', 'merchant.code', 'account.merchant_code')
    .select(['account.id', 'account.merchant_code as merchantCode', 'account.currency', 'merchant.zone'])
  const [, merchant, member] = MEMBER.exec(name) ?? []
  if (ID.test(name)) {
    return query.where('account.id', '=', BigInt(name)).executeTakeFirst()
  } else if (merchant !== undefined && member !== undefined) {
    return query
      .innerJoin('member', 'member.id', 'account.member_id')
      .where('account.merchant_code', '=', merchant)
      .where('member.account', '=', member)
      .where('account.wallet_type', '=', MAIN_WALLET)
      .executeTakeFirst()
  }
  return undefined
}

/** Returns the account with this id, or the main wallet of `aurora/player01`. */
export async function requireAccount(db: Db, name: string): Promise<NamedAccount> {
  const found = await accountNamed(db, name)
  if (found) return found
  throw new CommandFailed(
    `There is no account ${name}. Use its number from \`ante ledger list\`, or merchant/member, for example aurora/player01.`,
  )
}
