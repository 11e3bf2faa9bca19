import { BillState } from '@ante/contract/agents/bills.ts'
import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { BillChange, showAgentBill } from '@ante/contract/console/agent-bills.ts'
import type { AgentBillRow, listAgentBills, listBillsOfAgent } from '@ante/contract/console/agent-bills.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { billStep, termsOf } from '../../agents/public.ts'
import type { BillRow } from '../../agents/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, namesOf } from './agent-of-call.ts'

type Ports = Pick<ScreenPorts, 'db' | 'merchants'>

/** Largest id, for a page without a cursor. */
const END = 9_223_372_036_854_775_807n
const cursorOf = (after: string | undefined): bigint => (after === undefined ? END : BigInt(after))

/** A bill with its day as text, which the driver reads as a time. */
interface StoredBill extends BillRow {
  day_text: string
}

const DAY_TEXT = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day_text')
const billsOf = (db: Db) => db.selectFrom('agent_bill').selectAll().select(DAY_TEXT)

/** Returns a page of the bills of a merchant. Each pair of kind and state is read by the index `agent_bill_listed`. */
export async function billsPage(
  ports: Ports,
  merchantCode: string,
  { kind, state, after, size }: ParsedInputOf<typeof listAgentBills>,
): Promise<OutputOf<typeof listAgentBills>> {
  const kinds = kind === undefined ? ContractKind.options : [kind]
  const states = state === undefined ? BillState.options : [state]
  const { rows: found } = await sql<{ id: bigint }>`
    select bill.id from unnest(${kinds}::text[]) kind cross join unnest(${states}::text[]) state
    cross join lateral (
      select id from agent_bill
      where merchant_code = ${merchantCode} and kind = kind.kind and state = state.state and id < ${cursorOf(after)}
      order by id desc limit ${size + 1}) bill
    order by bill.id desc limit ${size + 1}`.execute(ports.db)
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await billsOf(ports.db).where('id', 'in', ids).orderBy('id', 'desc').execute()
  return shownPage(ports, merchantCode, { rows, size })
}

/** Returns a page of the bills that a member receives, or pays. */
export async function billsOfAgentPage(
  ports: Ports,
  merchantCode: string,
  { agent, side, after, size }: ParsedInputOf<typeof listBillsOfAgent>,
): Promise<OutputOf<typeof listBillsOfAgent>> {
  const { id } = await agentOfCall(ports.db, { merchantCode, agent })
  let bills = billsOf(ports.db).where('id', '<', cursorOf(after))
  // The index of payers leaves out bills of which nothing is to be paid.
  if (side === 'payer') bills = bills.where('upline_id', '=', id).where('state', '<>', 'not_reached')
  else bills = bills.where('downline_id', '=', id)
  const rows = await bills
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return shownPage(ports, merchantCode, { rows, size })
}

async function shownPage(
  { db, merchants }: Ports,
  merchantCode: string,
  { rows, size }: { rows: readonly StoredBill[]; size: number },
) {
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return { rows: await shownRows(db, page), next, currency: merchants.of(merchantCode).currency }
}

async function shownRows(db: Db, rows: readonly StoredBill[]): Promise<AgentBillRow[]> {
  const name = await namesOf(
    db,
    rows.flatMap((row) => [row.upline_id, row.downline_id]),
  )
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    category: row.category,
    day: row.day_text,
    upline: name(row.upline_id),
    downline: name(row.downline_id) ?? { id: String(row.downline_id), account: '', type: 0 },
    turnover: textOf(row.turnover),
    amount: textOf(row.amount),
    paid: textOf(row.paid),
    state: row.state,
  }))
}

/** Returns a bill with the figures from which it was computed. */
export async function shownBill(
  { db, merchants }: Ports,
  merchantCode: string,
  { bill: id }: ParsedInputOf<typeof showAgentBill>,
): Promise<OutputOf<typeof showAgentBill>> {
  const found = await billsOf(db)
    .where('id', '=', BigInt(id))
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  if (!found) throw refusalsOf(showAgentBill)('agent.bill.not.found')
  const [row] = await shownRows(db, [found])
  if (!row) throw new Error(`bill ${id} was not shown`)
  const terms = await termsOf(db, [found.terms_id])
  const textOrNull = (units: bigint | null) => (units === null ? null : textOf(units))
  const isDividend = found.net !== null
  return {
    bill: row,
    currency: merchants.of(merchantCode).currency,
    contract: String(found.contract_id),
    from: found.period_from.toISOString(),
    to: found.period_to.toISOString(),
    createdAt: found.made_at.toISOString(),
    dueAt: found.due_at?.toISOString() ?? null,
    attempts: found.attempts,
    expiresAt: found.expires_at.toISOString(),
    betting: textOf(found.betting),
    activeMembers: found.active_members,
    activeFrom: textOf(found.active_from),
    net: textOrNull(found.net),
    carried: isDividend ? textOf(found.carried) : null,
    houseWin: textOrNull(found.house_win),
    tiers: terms.get(found.terms_id)?.tiers ?? [],
    tier: found.tier,
    next: found.next_tier,
    gross: textOf(found.gross),
    deduction: textOf(found.deduction),
    payments: await paymentsOf(db, found.id),
    changes: BillChange.options.filter((change) => billStep(found, change) !== null),
  }
}

async function paymentsOf(db: Db, billId: bigint) {
  const rows = await db
    .selectFrom('agent_bill_payment')
    .selectAll()
    .where('bill_id', '=', billId)
    .orderBy('part')
    .limit(PAYMENTS_SHOWN)
    .execute()
  const name = await namesOf(
    db,
    rows.map((row) => row.by_member),
  )
  return rows.map((row) => ({
    part: row.part,
    amount: textOf(row.amount),
    at: row.at.toISOString(),
    by: name(row.by_member)?.account ?? null,
  }))
}

const PAYMENTS_SHOWN = 100
