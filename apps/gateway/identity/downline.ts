import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'
import { memberOf, membersById } from './members.ts'
import type { Member, MemberRow } from './members.ts'

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
  const found = below(db, agent).where(sql<boolean>`lower(account) = lower(${account})`)
  const row = await found.selectAll().executeTakeFirst()
  return row ? memberOf(row) : null
}

const below = (db: Db, { id, merchantCode }: Agent) =>
  db.selectFrom('member').where('merchant_code', '=', merchantCode).where('upline_id', '=', id)

/** Who stands directly above each of them, and does until the transaction ends. */
export async function uplinesKept(tx: Db, ids: readonly bigint[]): Promise<Map<bigint, bigint | null>> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'upline_id'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(rows.map(({ id, upline_id: uplineId }) => [id, uplineId]))
}

/** Somebody of an agent's team, the agent himself included, with all between them: from the agent down to him. */
export async function lineWithinTeam(db: Db, agentId: bigint, memberId: bigint): Promise<Member[] | null> {
  const { rows } = await sql<{ id: bigint }>`
    select step.id from member asked
    cross join lateral unnest(string_to_array(trim(both '/' from asked.path), '/')::int8[]) with ordinality
      step (id, place)
    where asked.id = ${memberId} and position(${`/${agentId}/`} in asked.path) > 0
    order by step.place`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return null
  const line = ids.slice(ids.indexOf(agentId))
  const people = new Map((await membersById(db, line)).map((one) => [one.id, one]))
  return line.flatMap((id) => people.get(id) ?? [])
}

interface Walk {
  /** How their account begins, whatever its case. */
  search: string
  /** The account that the last page ended with. */
  after: string | undefined
  limit: number
}

/** A member with whether anybody stands directly below him. */
export interface DownlineMember extends Member {
  hasDirect: boolean
}

/** Those of his team directly below somebody, whatever their state, by account. */
export function directlyBelowAfter(db: Db, agent: Agent, walk: Walk): Promise<DownlineMember[]> {
  return walked(db, sql`merchant_code = ${agent.merchantCode} and upline_id = ${agent.id}`, walk)
}

/** So few are looked through one by one. */
const SMALL_TEAM = 1_000
/** Of everybody's accounts, in one answer: they stand in an index with all that it takes, so no member is read. */
const SCAN_BUDGET_MAX = 4_000

export interface FoundBelow {
  people: DownlineMember[]
  /** Up to where all accounts were looked at, whosever they are; null: to the end, or the people are a full page. */
  lookedTo: string | null
}

/**
 * Those below somebody, at any depth, whose account begins so. In a large team most accounts are hits: they are gone through,
 * so many of them in one answer, since where others' begin so too there may be very many.
 */
export async function belowAfter(
  db: Db,
  agent: Agent,
  teamSize: number,
  { scanBudgetMax = SCAN_BUDGET_MAX, ...walk }: Walk & { scanBudgetMax?: number },
): Promise<FoundBelow> {
  const place = await db.selectFrom('member').select('path').where('id', '=', agent.id).executeTakeFirst()
  if (!place) return { people: [], lookedTo: null }
  const isBelow = sql<boolean>`path like ${`${place.path}%`} and id <> ${agent.id}`
  if (teamSize <= SMALL_TEAM) {
    // Materialised, so that the database does not read the accounts of everybody in their order instead.
    const ids = sql`select id from member where merchant_code = ${agent.merchantCode} and ${isBelow}`
    return { people: await walked(db, sql`id = any (array(${ids}))`, walk), lookedTo: null }
  }
  const { search, after, limit } = walk
  const { rows } = await sql<{ id: bigint; account: string; is_it: boolean; looked: bigint }>`
    select id, account, is_it, looked from (
      select id, account, ${isBelow} and is_in_teams(type) as is_it, row_number() over () as looked
      from (
        select id, account, path, type from member
        where merchant_code = ${agent.merchantCode} and lower(account) like ${beginningOf(search)} ${behind(after)}
        order by lower(account) using ~<~ limit ${scanBudgetMax}) called) found
    where is_it or looked = ${scanBudgetMax} limit ${limit}`.execute(db)
  const hits = rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
  const last = rows.at(-1)
  return {
    people: await walked(db, sql`id = any (${hits}::int8[])`, walk),
    lookedTo: hits.length < limit && last && Number(last.looked) === scanBudgetMax ? last.account : null,
  }
}

const beginningOf = (search: string) => `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const behind = (after: string | undefined) =>
  after === undefined ? sql`` : sql`and lower(account) ~>~ lower(${after})`

async function walked(db: Db, which: RawBuilder<unknown>, { search, after, limit }: Walk): Promise<DownlineMember[]> {
  const { rows } = await sql<MemberRow & { has_direct: boolean }>`
    select below.*, exists (
        select from member deeper where deeper.merchant_code = below.merchant_code and deeper.upline_id = below.id
          and is_in_teams(deeper.type)
      ) as has_direct
    from (
      select * from member
      where ${which} and is_in_teams(type) and lower(account) like ${beginningOf(search)} ${behind(after)}
      order by lower(account) using ~<~ limit ${limit}) below
    order by lower(account) using ~<~`.execute(db)
  return rows.map((row) => ({ ...memberOf(row), hasDirect: row.has_direct }))
}
