import { listAgents, TEAM_SUM_DAYS } from '@ante/contract/console/agents.ts'
import type { AgentRow, findAgents, showAgentPath, TeamFigures } from '@ante/contract/console/agents.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { daysIn } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { countedAtOf, teamSums } from '../../agents/public.ts'
import type { CategorySums } from '../../agents/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, lineIdsOf } from './agent-of-call.ts'

const refuse = refusalsOf(listAgents)

/** Days before today that the sums have by default, today included. */
const DEFAULT_DAYS = 7
/** Number of accounts that a search returns. */
const FOUND_LIMIT = 10

type Ports = Pick<ScreenPorts, 'db' | 'clock' | 'merchants'>

interface Days {
  from: string
  until: string
}

/** Parses the days of the sums. Refuses a range that is empty or too long. */
export function sumDays(
  { clock, merchants }: Pick<Ports, 'clock' | 'merchants'>,
  merchantCode: string,
  input: { from?: string | undefined; until?: string | undefined },
): Days {
  const today = dayOf(merchants.of(merchantCode).zone, clock.now().getTime())
  const until = input.until ?? today
  const days = { from: input.from ?? plusDays(until, 1 - DEFAULT_DAYS), until }
  const count = daysIn({ from: days.from, to: days.until })
  if (count < 1 || count > TEAM_SUM_DAYS) throw refuse('agent.days.invalid', { most: TEAM_SUM_DAYS })
  return days
}

export interface StoredRow {
  id: bigint
  account: string
  type: AgentRow['type']
  status: 'active' | 'disabled'
  members: bigint
  balance: bigint
}

/** Reads tree rows of members that a subquery selects: `id`, `account`, `type`, `status`. */
const readRows = async (db: Db, members: RawBuilder<unknown>): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`
    select found.id, found.account, found.type, found.status, coalesce(team.members, 0) as members,
      coalesce(team.balance, 0) as balance
    from (${members}) found left join team on team.agent_id = found.id
    order by found.id desc`.execute(db)
  return rows
}

const COLUMNS = sql`select id, account, type, status from member`

/** Returns tree rows of these members, in no particular order. */
export const rowsOfMembers = (db: Db, ids: readonly bigint[]): Promise<StoredRow[]> =>
  readRows(db, sql`${COLUMNS} where id = any (${[...ids]}::int8[])`)

/** Shows rows with the sums of their teams over the days. */
export async function withSums(db: Db, rows: readonly StoredRow[], { from, until }: Days): Promise<AgentRow[]> {
  const sums = await teamSums(
    db,
    rows.map(({ id }) => id),
    { from, to: until },
  )
  return rows.map(({ id, account, type, status, members, balance }) => ({
    id: String(id),
    account,
    type,
    isActive: status === 'active',
    // A team includes its agent.
    members: Math.max(0, Number(members) - 1),
    balance: textOf(balance),
    sums: figuresOf(sums.get(id) ?? []),
  }))
}

/** What the merchant keeps of the bets, in the ledger's units. */
export const resultOf = (sum: Omit<CategorySums, 'category'>): bigint =>
  sum.betting - sum.winning - sum.rebate - sum.commission - sum.promotion - sum.salary - sum.dividend

function figuresOf(sums: readonly CategorySums[]): TeamFigures {
  const total = (amount: (sum: CategorySums) => bigint) => textOf(sums.reduce((units, sum) => units + amount(sum), 0n))
  return {
    deposits: total(({ deposit }) => deposit),
    withdrawals: total(({ withdrawal }) => withdrawal),
    bets: total(({ betting }) => betting),
    result: total(resultOf),
    rebates: total(({ rebate, commission }) => rebate + commission),
  }
}

/** Returns the fields that each answer with sums has. */
export const periodOf = async ({ db, merchants }: Ports, merchantCode: string, days: Days) => ({
  ...days,
  countedAt: await countedAtOf(db),
  currency: merchants.of(merchantCode).currency,
})

/**
 * Returns a page of a branch. Agents without an upline are the roots, by the index `member_root`; agents below a member
 * are read by `member_agent_below`, players by `member_newest_below`.
 */
export async function branchPage(
  ports: Ports,
  merchantCode: string,
  { parent, kind, from, until, after, size }: ParsedInputOf<typeof listAgents>,
): Promise<OutputOf<typeof listAgents>> {
  const { db } = ports
  const days = sumDays(ports, merchantCode, { from, until })
  if (parent !== undefined) await agentOfCall(db, { merchantCode, agent: parent })
  const isAfter = after === undefined ? sql`` : sql`and id < ${BigInt(after)}`
  const members =
    parent === undefined
      ? sql`upline_id is null and type in (1, 2)`
      : sql`upline_id = ${BigInt(parent)} and type = ${sql.lit(kind === 'agents' ? 1 : 0)}`
  const found = await readRows(
    db,
    sql`${COLUMNS} where merchant_code = ${merchantCode} and ${members} ${isAfter} order by id desc limit ${size + 1}`,
  )
  const { page, next } = pageOf(found, size, ({ id }) => String(id))
  return { rows: await withSums(db, page, days), next, ...(await periodOf(ports, merchantCode, days)) }
}

/** Returns the rows from the root down to a member. */
export async function pathOf(
  ports: Ports,
  merchantCode: string,
  { agent, from, until }: ParsedInputOf<typeof showAgentPath>,
): Promise<OutputOf<typeof showAgentPath>> {
  const { db } = ports
  const days = sumDays(ports, merchantCode, { from, until })
  const { id } = await agentOfCall(db, { merchantCode, agent })
  const line = await lineIdsOf(db, id)
  const rows = await withSums(db, await rowsOfMembers(db, line), days)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: line.flatMap((one) => byId.get(String(one)) ?? []),
    ...(await periodOf(ports, merchantCode, days)),
  }
}

/** Returns the first members, by account, whose account begins with a text. Trial members have no place in the tree. */
export async function foundAgents(
  { db }: Pick<Ports, 'db'>,
  merchantCode: string,
  { account }: ParsedInputOf<typeof findAgents>,
): Promise<OutputOf<typeof findAgents>> {
  const prefix = `${account
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{ id: bigint; account: string; type: AgentRow['type']; line: string[] }>`
    select found.id, found.account, found.type, array(
        select agent.account from unnest(line_of(found.path)) with ordinality step (id, place)
        join member agent on agent.id = step.id where step.id <> found.id order by step.place) as line
    from (
      select id, account, type, path from member
      where merchant_code = ${merchantCode} and type <> 4 and lower(account) like ${prefix}
      order by lower(account) using ~<~ limit ${FOUND_LIMIT}) found
    order by lower(found.account) using ~<~`.execute(db)
  return { found: rows.map(({ id, ...one }) => ({ ...one, id: String(id) })) }
}
