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
  if (account.includes('\0')) return null
  const found = below(db, agent).where(sql<boolean>`lower(account) = lower(${account})`)
  const row = await found.selectAll().executeTakeFirst()
  return row ? memberOf(row) : null
}

const below = (db: Db, { id, merchantCode }: Agent) =>
  db.selectFrom('member').where('merchant_code', '=', merchantCode).where('upline_id', '=', id)

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
export interface TeamMate extends Member {
  hasDirect: boolean
}

/** Those of his team directly below somebody, whatever their state, by account. */
export function directlyBelowAfter(db: Db, agent: Agent, walk: Walk): Promise<TeamMate[]> {
  return walked(db, sql`merchant_code = ${agent.merchantCode} and upline_id = ${agent.id}`, walk)
}

/** So few are looked through one by one; in larger teams the accounts are, for there most of them are hits. */
const SMALL_TEAM = 5_000

/** All below somebody, at any depth, whose account begins so. */
export async function belowAfter(db: Db, agent: Agent, size: number, walk: Walk): Promise<TeamMate[]> {
  const place = await db.selectFrom('member').select('path').where('id', '=', agent.id).executeTakeFirst()
  if (!place) return []
  const inTeam = sql`merchant_code = ${agent.merchantCode} and path like ${`${place.path}%`} and id <> ${agent.id}`
  if (size > SMALL_TEAM) return walked(db, inTeam, walk)
  // Materialised, so that the database does not read the accounts of everybody in their order instead.
  return walked(db, sql`id = any (array(select id from member where ${inTeam}))`, walk)
}

async function walked(db: Db, which: RawBuilder<unknown>, { search, after, limit }: Walk): Promise<TeamMate[]> {
  const begins = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<MemberRow & { has_direct: boolean }>`
    select below.*, exists (
        select from member deeper where deeper.merchant_code = below.merchant_code and deeper.upline_id = below.id
          and is_in_teams(deeper.type)
      ) as has_direct
    from (
      select * from member
      where ${which} and is_in_teams(type) and lower(account) like ${begins}
        ${after === undefined ? sql`` : sql`and lower(account) ~>~ lower(${after})`}
      order by lower(account) using ~<~ limit ${limit}) below
    order by lower(account) using ~<~`.execute(db)
  return rows.map((row) => ({ ...memberOf(row), hasDirect: row.has_direct }))
}
