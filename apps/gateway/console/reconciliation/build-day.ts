import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { reconcileSides } from '../../cashier/public.ts'
import type { Difference } from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { exactTextOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { momentOf } from '../../kit/zone-days.ts'
import { reconcileVendor } from '../../launch/public.ts'

export type BuildPorts = Pick<Ports, 'db' | 'secrets' | 'clock'>

interface MerchantDay {
  merchantCode: string
  zone: string
  day: string
  /** Whether vendor wallets are compared, which is possible only with current balances. */
  withWallets: boolean
}

interface Side {
  kind: 'provider' | 'vendor'
  code: string
  direction: 'deposit' | 'withdrawal' | 'wallet'
  booked: number
  lines: number
  problem: string
  differences: Difference[]
}

/**
 * Compares a day of a merchant with its payment providers and vendor wallets, and stores the differences. Explanations
 * by staff stay. A difference that has disappeared is marked as resolved, which is the only change of signed sides.
 */
export async function buildDay(
  ports: BuildPorts,
  { merchantCode, zone, day, withWallets }: MerchantDay,
): Promise<void> {
  const { db, clock } = ports
  const span = { from: new Date(momentOf(zone, day)), to: new Date(momentOf(zone, plusDays(day, 1))) }
  const sides = [...(await providerSides(ports, { merchantCode, ...span }))]
  if (withWallets) sides.push(...(await vendorSides(ports, merchantCode)))
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    for (const side of sides) await storeSide(tx, side, { merchantCode, day, now })
    if (withWallets) await storeLiability(tx, { merchantCode, day, now })
  })
}

async function providerSides(
  ports: BuildPorts,
  period: { merchantCode: string; from: Date; to: Date },
): Promise<Side[]> {
  const compared = await reconcileSides(ports, period)
  return compared.map((side): Side => {
    if ('unanswered' in side) {
      const { unanswered: code, direction, problem } = side
      return { kind: 'provider', code, direction, booked: 0, lines: 0, problem, differences: [] }
    }
    const { provider: code, direction, booked, lines, differences } = side
    return { kind: 'provider', code, direction, booked, lines, problem: '', differences }
  })
}

/** Compares wallets at the merchant's vendors that hold balances. */
async function vendorSides(ports: BuildPorts, merchantCode: string): Promise<Side[]> {
  const { rows } = await sql<{ code: string }>`
    select vendor.code from vendor join merchant_vendor offered on offered.vendor = vendor.code
    where offered.merchant_code = ${merchantCode} and vendor.wallet_kind = 'transfer' order by 1`.execute(ports.db)
  const sides: Side[] = []
  for (const { code } of rows) {
    const compared = await reconcileVendor(ports, code)
    const own = compared?.differences.filter((difference) => difference.merchantCode === merchantCode) ?? []
    const accounts = await accountsOf(
      ports.db,
      own.map(({ memberId }) => memberId),
    )
    const differences = own.map(
      ({ memberId, ledgerBalance, vendorBalance, currency, pendingTransfers }): Difference => {
        const pending = pendingTransfers === 0 ? '' : `, ${pendingTransfers} transfers pending`
        return {
          kind: vendorBalance === null ? 'missing in statement' : 'amount differs',
          number: accounts.get(memberId) ?? String(memberId),
          payment: '',
          ledger: `${exactTextOf(ledgerBalance)} ${currency}${pending}`,
          statement: vendorBalance === null ? '' : `${exactTextOf(vendorBalance)} ${currency}`,
        }
      },
    )
    const wallets = compared?.wallets ?? 0
    const problem = compared ? '' : 'no answer'
    sides.push({ kind: 'vendor', code, direction: 'wallet', booked: wallets, lines: wallets, problem, differences })
  }
  return sides
}

async function accountsOf(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    select id, account from member where id = any (${memberIds}::int8[])`.execute(db)
  return new Map(rows.map(({ id, account }) => [id, account]))
}

interface Build {
  merchantCode: string
  day: string
  now: Date
}

async function storeSide(tx: Db, side: Side, { merchantCode, day, now }: Build): Promise<void> {
  const { kind, code, direction, booked, lines, problem, differences } = side
  const { rows } = await sql<{ id: bigint }>`
    insert into reconciliation as built (merchant_code, day, kind, code, direction, booked, lines, problem, built_at)
    values (${merchantCode}, ${day}::date, ${kind}, ${code}, ${direction}, ${booked}, ${lines}, ${problem}, ${now})
    on conflict (merchant_code, day, kind, code, direction) do update
      set booked = excluded.booked, lines = excluded.lines, problem = excluded.problem, built_at = excluded.built_at
      where built.signed_at is null
    returning id`.execute(tx)
  // The differences of a side that did not answer stay unchanged.
  if (problem !== '') return
  const column = (name: keyof Difference) => differences.map((difference) => difference[name])
  // Marks differences that have disappeared as resolved, also those of a signed side, which are carried until then.
  await sql`
    update reconciliation_item item set resolved_at = ${now}
    from reconciliation side
    where side.id = item.reconciliation_id and side.merchant_code = ${merchantCode} and side.day = ${day}::date
      and side.kind = ${kind} and side.code = ${code} and side.direction = ${direction}
      and item.resolved_at is null and not exists (
        select from unnest(${column('kind')}::text[], ${column('number')}::text[], ${column('payment')}::text[])
          found (kind, number, payment)
        where (found.kind, found.number, found.payment) = (item.difference, item.number, item.payment))`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return
  await sql`
    insert into reconciliation_item as item
      (reconciliation_id, merchant_code, difference, number, payment, ledger, statement)
    select ${id}, ${merchantCode}, found.*
    from unnest(${column('kind')}::text[], ${column('number')}::text[], ${column('payment')}::text[],
      ${column('ledger')}::text[], ${column('statement')}::text[]) found
    on conflict (reconciliation_id, difference, number, payment) do update
      set ledger = excluded.ledger, statement = excluded.statement, resolved_at = null
      where item.ledger <> excluded.ledger or item.statement <> excluded.statement`.execute(tx)
}

async function storeLiability(tx: Db, { merchantCode, day, now }: Build): Promise<void> {
  await sql`
    insert into player_liability (merchant_code, day, amount, taken_at)
    select ${merchantCode}, ${day}::date, coalesce(sum(balance), 0), ${now}
    from account where merchant_code = ${merchantCode} and kind = 'member'
    on conflict (merchant_code, day) do nothing`.execute(tx)
}
