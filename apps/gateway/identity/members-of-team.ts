import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Member } from './members.ts'

/** Maximum number of ids to list; larger sets are described by an SQL condition only. */
const FEW = 200

/** A set of members of a team. */
export interface MembersOfTeam {
  merchantCode: string
  /** Ids of all members of the set; null if they are too many to list. */
  ids: readonly bigint[] | null
  /** SQL condition that a member id is in the set. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** Returns a member and all downlines except internal accounts, optionally only those with an account prefix. */
export async function membersOfTeam(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  account: string | undefined,
  few = FEW,
): Promise<MembersOfTeam> {
  const member = await db.selectFrom('member').select('path').where('id', '=', id).executeTakeFirstOrThrow()
  const hasAccountPrefix = account === undefined ? sql`true` : sql`lower(account) like ${beginningOf(account)}`
  const inTeam = sql`is_in_teams(type) and starts_with(path, ${member.path})`
  const ids =
    (await idsOfTeam(db, merchantCode, { path: member.path, hasAccountPrefix, few })) ??
    (account === undefined ? null : await idsWithPrefix(db, merchantCode, { account, inTeam, few }))
  return {
    merchantCode,
    ids,
    // A subquery per row: a join would read all members.
    has: (memberId) => sql`(select ${inTeam} and ${hasAccountPrefix} from member where id = ${memberId})`,
  }
}

const beginningOf = (account: string) => `${account.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

interface TeamQuery {
  path: string
  hasAccountPrefix: RawBuilder<unknown>
  few: number
}

/** Returns the ids of the team; null if there are too many. */
function idsOfTeam(db: Db, merchantCode: string, { path, hasAccountPrefix, few }: TeamQuery) {
  return idsOfFew(
    sql<MatchedMembers>`
      select id, is_in_teams(type) and ${hasAccountPrefix} as is_it from member
      where merchant_code = ${merchantCode} and path like ${`${path}%`} limit ${few + 1}`,
    db,
    few,
  )
}

interface PrefixQuery {
  account: string
  inTeam: RawBuilder<unknown>
  few: number
}

/** Returns the ids of team members with an account prefix; null if too many members of the merchant have the prefix. */
function idsWithPrefix(db: Db, merchantCode: string, { account, inTeam, few }: PrefixQuery) {
  return idsOfFew(
    sql<MatchedMembers>`
      select id, ${inTeam} as is_it from member
      where merchant_code = ${merchantCode} and lower(account) like ${beginningOf(account)}
      order by lower(account) using ~<~ limit ${few + 1}`,
    db,
    few,
  )
}

interface MatchedMembers {
  id: bigint
  is_it: boolean
}

async function idsOfFew(found: RawBuilder<MatchedMembers>, db: Db, few: number): Promise<bigint[] | null> {
  const { rows } = await found.execute(db)
  return rows.length > few ? null : rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
}
