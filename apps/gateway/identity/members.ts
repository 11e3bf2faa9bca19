import type { MemberType } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import { reserveConfusable } from './registration/confusable-name.ts'
import type { MemberTable } from './tables.ts'

/** Data of a member for other capabilities. */
export interface Member {
  id: bigint
  merchantCode: string
  account: string
  type: MemberType
  uplineId: bigint | null
  status: 'active' | 'disabled'
  registeredAt: Date
}

/** Callback in the transaction of every new member, for example to open wallets. */
export type OnMemberMade = (tx: Db, member: Member) => Promise<void>

export type MemberRow = Selectable<MemberTable>

/** Returns null for an unknown id. */
export async function memberById(db: Db, id: bigint): Promise<Member | null> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? memberOf(row) : null
}

/** Returns the members with these ids, in no particular order. */
export async function membersById(db: Db, ids: readonly bigint[]): Promise<Member[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('member').selectAll().where('id', 'in', ids).execute()
  return rows.map(memberOf)
}

/** Returns the member locked until the caller's transaction ends; null for an unknown id. */
export async function lockMember(tx: Db, id: bigint): Promise<MemberRow | null> {
  const row = await tx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row ?? null
}

/** Finds a member by account, case-insensitively. */
export async function findAccount(db: Db, merchantCode: string, account: string): Promise<MemberRow | undefined> {
  if (account.includes('\0')) return undefined
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where(sql`lower(account)`, '=', sql`lower(${account})`)
    .executeTakeFirst()
}

export interface NewMember {
  merchant_code: string
  account: string
  type: MemberType
  password_hash: string | null
  upline_id?: bigint | null
  registered_at: Date
  first_login_at?: Date | null
  created_key?: string | null
  register_url?: string | null
  register_method?: string | null
  registered_from?: string | null
}

/** Creates a member; returns null if the account, a lookalike of it, or the idempotency key exists already. */
export async function insertMember(tx: Db, member: NewMember, onMemberMade: OnMemberMade): Promise<Member | null> {
  if (!(await reserveConfusable(tx, member))) return null
  const row = await tx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  const made = memberOf(row)
  await onMemberMade(tx, made)
  return made
}

export function memberOf(row: MemberRow): Member {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account,
    type: row.type,
    uplineId: row.upline_id,
    status: row.status,
    registeredAt: row.registered_at,
  }
}
