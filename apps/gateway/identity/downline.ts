import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { memberOf } from './members.ts'
import type { Member } from './members.ts'

type Agent = Pick<Member, 'id' | 'merchantCode'>

interface Page {
  /** How their account begins, whatever its case. */
  search: string
  offset: number
  limit: number
}

/** Those directly below an agent who may sign in, by account: one page of them, and how many there are. */
export async function directDownline(
  db: Db,
  agent: Agent,
  { search, offset, limit }: Page,
): Promise<{ members: Member[]; total: number }> {
  const found = below(db, agent)
    .where('status', '=', 'active')
    .where(sql<boolean>`starts_with(lower(account), lower(${search}))`)
  const [rows, counted] = await Promise.all([
    found.selectAll().orderBy('account').offset(offset).limit(limit).execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { members: rows.map(memberOf), total: Number(counted.count) }
}

/** The one of that account, if he stands directly below; a locked one too. */
export async function directlyBelow(db: Db, agent: Agent, account: string): Promise<Member | null> {
  if (account.includes('\0')) return null
  const found = below(db, agent).where(sql<boolean>`lower(account) = lower(${account})`)
  const row = await found.selectAll().executeTakeFirst()
  return row ? memberOf(row) : null
}

const below = (db: Db, { id, merchantCode }: Agent) =>
  db.selectFrom('member').where('merchant_code', '=', merchantCode).where('upline_id', '=', id)
