import type { DifferenceItem, ReconciliationDay } from '@ante/contract/console/reconciliation.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'

interface Page {
  merchantCode: string
  day: string
  after: string | undefined
  size: number
}

/**
 * Parts of the list in their order: unresolved differences of the day, those of earlier days, and resolved ones of the
 * day. Each is read by an index.
 */
const PARTS: readonly ((day: string) => RawBuilder<unknown>)[] = [
  (day) => sql`side.day = ${day}::date and item.resolved_at is null`,
  (day) => sql`side.day < ${day}::date and item.resolved_at is null`,
  (day) => sql`side.day = ${day}::date and item.resolved_at is not null`,
]

/** Returns a page of the differences of a day. The cursor is the part's index and the id of the last difference. */
export async function differencePage(
  db: Db,
  { merchantCode, day, after = '00', size }: Page,
): Promise<Pick<ReconciliationDay, 'items' | 'next'>> {
  const first = Number(after[0])
  const found: { part: number; item: DifferenceItem }[] = []
  for (const [part, condition] of PARTS.entries()) {
    if (part < first || found.length > size) continue
    const place = part === first ? after.slice(1) || '0' : '0'
    const where = sql`${condition(day)} and item.id > ${place}::int8`
    const items = await itemsWhere(db, { merchantCode, where, limit: size + 1 - found.length })
    found.push(...items.map((item) => ({ part, item })))
  }
  const page = found.slice(0, size)
  const last = page.at(-1)
  return {
    items: page.map(({ item }) => item),
    next: last && found.length > size ? `${last.part}${last.item.id}` : null,
  }
}

interface Row extends Omit<DifferenceItem, 'id' | 'reconciliation' | 'isSigned' | 'player' | 'resolvedAt'> {
  id: bigint
  reconciliation_id: bigint
  is_signed: boolean
  member_id: bigint | null
  account: string | null
  resolved_at: Date | null
}

async function itemsWhere(
  db: Db,
  { merchantCode, where, limit }: { merchantCode: string; where: RawBuilder<unknown>; limit: number },
): Promise<DifferenceItem[]> {
  const { rows } = await sql<Row>`
    select item.*, member.id as member_id, member.account
    from (
      select item.id, item.reconciliation_id, side.day::text as day, side.signed_at is not null as is_signed, side.code,
        side.direction, item.difference, item.number, item.payment, item.ledger, item.statement, item.cause, item.note,
        item.owner, item.version, item.resolved_at
      from reconciliation_item item join reconciliation side on side.id = item.reconciliation_id
      where item.merchant_code = ${merchantCode} and side.merchant_code = ${merchantCode} and ${where}
      order by item.id limit ${limit}) item
    left join deposit on item.direction = 'deposit' and deposit.transaction_id = item.number
      and deposit.merchant_code = ${merchantCode}
    left join withdrawal on item.direction = 'withdrawal' and withdrawal.id = item.number
      and withdrawal.merchant_code = ${merchantCode}
    left join member on member.id = coalesce(deposit.member_id, withdrawal.member_id, (
      select named.id from member named where item.direction = 'wallet' and named.merchant_code = ${merchantCode}
        and lower(named.account) = lower(item.number)))
    order by item.id`.execute(db)
  return rows.map(({ id, reconciliation_id: reconciliation, is_signed, member_id, account, resolved_at, ...item }) => ({
    ...item,
    id: String(id),
    reconciliation: String(reconciliation),
    isSigned: is_signed,
    player: member_id === null || account === null ? null : { id: String(member_id), account },
    resolvedAt: resolved_at?.toISOString() ?? null,
  }))
}
