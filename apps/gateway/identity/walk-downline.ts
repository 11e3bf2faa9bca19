import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { DownlineMember } from './downline.ts'
import { memberOf } from './members.ts'
import type { Member, MemberRow } from './members.ts'

/** Returns the direct downlines with these accounts, case-insensitive and in any status, locked ones included. */
export async function searchDirectlyBelow(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  accounts: readonly string[],
): Promise<Member[]> {
  const accountNames = accounts.map((account) => account.toLowerCase())
  const { rows } = await sql<MemberRow>`
    select * from member
    where merchant_code = ${merchantCode} and lower(account) = any (${accountNames}::text[]) and upline_id = ${id}`.execute(
    db,
  )
  return rows.map(memberOf)
}

export interface DownlineWalk {
  /** `account`: by account name; `newest`: by registration time, latest first. */
  order: 'account' | 'newest'
  /** Agents only, or players only. */
  kind?: 'agent' | 'player' | undefined
  /** Members who registered before this time and have not signed in since. */
  idleSince?: Date | undefined
  /** Last member of the previous page. */
  after?: Pick<Member, 'id' | 'account'> | undefined
  limit: number
}

/** Returns a page of direct downlines of a team member, in any status. Each order has its own index. */
export async function walkDownline(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  { order, kind, idleSince, after, limit }: DownlineWalk,
): Promise<DownlineMember[]> {
  const afterConditions = {
    account: after && sql`and lower(account) ~>~ lower(${after.account})`,
    newest: after && sql`and id < ${after.id}`,
  }
  const orders = { account: sql`lower(account) using ~<~`, newest: sql`id desc` }
  const { rows } = await sql<MemberRow & { has_direct: boolean }>`
    select below.*, exists (
        select from member deeper where deeper.merchant_code = below.merchant_code and deeper.upline_id = below.id
          and is_in_teams(deeper.type)
      ) as has_direct
    from (
      select * from member
      where merchant_code = ${merchantCode} and upline_id = ${id} and is_in_teams(type) ${afterConditions[order] ?? sql``}
        ${kind === undefined ? sql`` : sql`and (type <> 0) = ${kind === 'agent'}`}
        ${idleSince ? sql`and registered_at < ${idleSince} and not exists (select from sign_in where member_id = member.id and at >= ${idleSince})` : sql``}
      order by ${orders[order]} limit ${limit}) below
    order by ${orders[order]}`.execute(db)
  return rows.map((row) => ({ ...memberOf(row), hasDirect: row.has_direct }))
}
