import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'
import { memberOf, membersById } from './members.ts'
import type { Member, MemberRow } from './members.ts'

type Agent = Pick<Member, 'id' | 'merchantCode'>

interface Page {
  /** Prefix of the account, case-insensitive. */
  search: string
  offset: number
  limit: number
}

/** Returns a page of an agent's active direct downlines, by account, and their number. */
export async function directDownline(
  db: Db,
  agent: Agent,
  { search, offset, limit }: Page,
): Promise<{ members: Member[]; total: number }> {
  const found = directDownlinesOf(db, agent)
    .where('status', '=', 'active')
    .where(sql<boolean>`starts_with(lower(account), lower(${search}))`)
  const [rows, counted] = await Promise.all([
    found.selectAll().orderBy('account').offset(offset).limit(limit).execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { members: rows.map(memberOf), total: Number(counted.count) }
}

/** Returns the direct downline with this account, locked ones included. */
export async function directlyBelow(db: Db, agent: Agent, account: string): Promise<Member | null> {
  const found = directDownlinesOf(db, agent).where(sql<boolean>`lower(account) = lower(${account})`)
  const row = await found.selectAll().executeTakeFirst()
  return row ? memberOf(row) : null
}

const directDownlinesOf = (db: Db, { id, merchantCode }: Agent) =>
  db.selectFrom('member').where('merchant_code', '=', merchantCode).where('upline_id', '=', id)

/** Returns the upline of each member by member id, and locks these members until the transaction ends. */
export async function lockedUplines(tx: Db, ids: readonly bigint[]): Promise<Map<bigint, bigint | null>> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'upline_id'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(rows.map(({ id, upline_id: uplineId }) => [id, uplineId]))
}

/** Returns the line from an agent down to a team member, both included; null if the member is not in the team. */
export async function lineWithinTeam(db: Db, agentId: bigint, memberId: bigint): Promise<Member[] | null> {
  const { rows } = await sql<{ id: bigint }>`
    select step.id from member requested
    cross join lateral unnest(string_to_array(trim(both '/' from requested.path), '/')::int8[]) with ordinality
      step (id, place)
    where requested.id = ${memberId} and position(${`/${agentId}/`} in requested.path) > 0
    order by step.place`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return null
  const line = ids.slice(ids.indexOf(agentId))
  const people = new Map((await membersById(db, line)).map((person) => [person.id, person]))
  return line.flatMap((id) => people.get(id) ?? [])
}

interface Walk {
  /** Prefix of the account, case-insensitive. */
  search: string
  /** Last account of the previous page. */
  after: string | undefined
  limit: number
}

/** A member, and whether the member has direct downlines. */
export interface DownlineMember extends Member {
  hasDirect: boolean
}

/** Returns a page of direct downlines of a team member, in any status, ordered by account. */
export function directlyBelowAfter(db: Db, agent: Agent, walk: Walk): Promise<DownlineMember[]> {
  return walked(db, sql`merchant_code = ${agent.merchantCode} and upline_id = ${agent.id}`, walk)
}

/** Team size up to which members are scanned individually. */
const SMALL_TEAM = 1_000
/** Maximum number of accounts scanned per answer. The scan reads only the index, which contains all columns needed. */
const SCAN_BUDGET_MAX = 4_000

export interface FoundBelow {
  people: DownlineMember[]
  /** Last scanned account, if the scan budget is spent; null if the scan reached the end or filled the page. */
  scannedTo: string | null
}

/**
 * Returns members below an agent, at any depth, with this account prefix. For a large team it scans the merchant's
 * account index. The scan is limited, because many accounts outside the team may have the same prefix.
 */
export async function searchTeam(
  db: Db,
  agent: Agent,
  teamSize: number,
  { scanBudgetMax = SCAN_BUDGET_MAX, ...walk }: Walk & { scanBudgetMax?: number },
): Promise<FoundBelow> {
  const member = await db.selectFrom('member').select('path').where('id', '=', agent.id).executeTakeFirst()
  if (!member) return { people: [], scannedTo: null }
  const isBelow = sql<boolean>`path like ${`${member.path}%`} and id <> ${agent.id}`
  if (teamSize <= SMALL_TEAM) {
    // An array subquery prevents the planner from scanning all accounts of the merchant in order.
    const ids = sql`select id from member where merchant_code = ${agent.merchantCode} and ${isBelow}`
    return { people: await walked(db, sql`id = any (array(${ids}))`, walk), scannedTo: null }
  }
  const { search, after, limit } = walk
  const { rows } = await sql<{ id: bigint; account: string; is_it: boolean; scanned: bigint }>`
    select id, account, is_it, scanned from (
      select id, account, ${isBelow} and is_in_teams(type) as is_it, row_number() over () as scanned
      from (
        select id, account, path, type from member
        where merchant_code = ${agent.merchantCode} and lower(account) like ${beginningOf(search)} ${afterCondition(after)}
        order by lower(account) using ~<~ limit ${scanBudgetMax}) called) found
    where is_it or scanned = ${scanBudgetMax} limit ${limit}`.execute(db)
  const matchedIds = rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
  const last = rows.at(-1)
  return {
    people: await walked(db, sql`id = any (${matchedIds}::int8[])`, walk),
    scannedTo: matchedIds.length < limit && last && Number(last.scanned) === scanBudgetMax ? last.account : null,
  }
}

const beginningOf = (search: string) => `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const afterCondition = (after: string | undefined) =>
  after === undefined ? sql`` : sql`and lower(account) ~>~ lower(${after})`

async function walked(
  db: Db,
  condition: RawBuilder<unknown>,
  { search, after, limit }: Walk,
): Promise<DownlineMember[]> {
  const { rows } = await sql<MemberRow & { has_direct: boolean }>`
    select below.*, exists (
        select from member deeper where deeper.merchant_code = below.merchant_code and deeper.upline_id = below.id
          and is_in_teams(deeper.type)
      ) as has_direct
    from (
      select * from member
      where ${condition} and is_in_teams(type) and lower(account) like ${beginningOf(search)} ${afterCondition(after)}
      order by lower(account) using ~<~ limit ${limit}) below
    order by lower(account) using ~<~`.execute(db)
  return rows.map((row) => ({ ...memberOf(row), hasDirect: row.has_direct }))
}
