import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { DownlineMember } from './downline.ts'
import { memberOf } from './members.ts'
import type { Member, MemberRow } from './members.ts'

/** Those of these accounts who stand directly below somebody, whatever their case and state; locked ones too. */
export async function directlyBelowNamed(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  accounts: readonly string[],
): Promise<Member[]> {
  const named = accounts.map((account) => account.toLowerCase())
  const { rows } = await sql<MemberRow>`
    select * from member
    where merchant_code = ${merchantCode} and lower(account) = any (${named}::text[]) and upline_id = ${id}`.execute(db)
  return rows.map(memberOf)
}

export interface DownlineWalk {
  /** By account, or whoever came last first. */
  order: 'account' | 'newest'
  /** Agents alone, or players alone. */
  kind?: 'agent' | 'player' | undefined
  /** Who has not signed in since then, and was there by then. */
  idleSince?: Date | undefined
  /** The one that the last page ended with. */
  after?: Pick<Member, 'id' | 'account'> | undefined
  limit: number
}

/** Those of his team directly below somebody, whatever their state, each order along an index of its own. */
export async function walkDownline(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  { order, kind, idleSince, after, limit }: DownlineWalk,
): Promise<DownlineMember[]> {
  const behind = {
    account: after && sql`and lower(account) ~>~ lower(${after.account})`,
    newest: after && sql`and id < ${after.id}`,
  }
  const by = { account: sql`lower(account) using ~<~`, newest: sql`id desc` }
  const { rows } = await sql<MemberRow & { has_direct: boolean }>`
    select below.*, exists (
        select from member deeper where deeper.merchant_code = below.merchant_code and deeper.upline_id = below.id
          and is_in_teams(deeper.type)
      ) as has_direct
    from (
      select * from member
      where merchant_code = ${merchantCode} and upline_id = ${id} and is_in_teams(type) ${behind[order] ?? sql``}
        ${kind === undefined ? sql`` : sql`and (type <> 0) = ${kind === 'agent'}`}
        ${idleSince ? sql`and registered_at < ${idleSince} and not exists (select from sign_in where member_id = member.id and at >= ${idleSince})` : sql``}
      order by ${by[order]} limit ${limit}) below
    order by ${by[order]}`.execute(db)
  return rows.map((row) => ({ ...memberOf(row), hasDirect: row.has_direct }))
}
