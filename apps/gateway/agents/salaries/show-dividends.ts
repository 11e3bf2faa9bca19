import type { DividendPeriod, Dividends } from '@ante/contract/agents/bills.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { balanceOfAccount, mainAccountOf } from '../../wallet/public.ts'
import { accountsOf, zoneOf } from './list-bills.ts'
import { unpaidOf, PAYABLE } from './pay-bill.ts'
import type { BillRow } from './pay-bill.ts'
import { payTermsOf } from './pay-terms.ts'
import { requireParty } from './require-party.ts'
import { periodAt, periodBefore } from './periods.ts'
import type { Period } from './periods.ts'
import { runningDividend } from './running-dividends.ts'
import type { HeldDividend } from './running-dividends.ts'
import { netDividendOf } from './rules.ts'
import { shownFigures, shownToPay } from './shown-bill.ts'
import type { BillFigures } from './shown-bill.ts'

const TO_PAY_SHOWN = 100

/** Returns a member's dividend of this and the last half-month, and the debts to downlines. */
export async function showDividends({ db, clock }: Pick<Ports, 'db' | 'clock'>, member: SignedIn): Promise<Dividends> {
  requireParty(member)
  const memberId = BigInt(member.memberId)
  const { merchantCode, currency } = member
  const zone = await zoneOf(db, merchantCode)
  const { held, isOffered } = await dividendsOf(db, memberId)
  const now = clock.now()
  const period = periodAt('dividend', zone, now.getTime())
  const requested = { merchantCode, currency, zone, terms: await payTermsOf(db, merchantCode), period, now }
  const running = await Promise.all(held.map((heldItem) => runningDividend(db, heldItem, requested)))
  const last = await lastPeriod(db, memberId, periodBefore('dividend', zone, period))
  const toPay = await billsToPay(db, memberId)
  const accounts = await accountsOf(db, toPay)
  const counted = running.map(({ at }) => at.getTime())
  return {
    holdsContract: held.length > 0 || last !== null,
    isOffered,
    current: held.length === 0 ? null : { ...sumOf(period, running), dividend_status: null },
    previous: last,
    countedAt: counted.length === 0 ? null : new Date(Math.min(...counted)).toISOString(),
    toPay: toPay.map((bill) => shownToPay(bill, accounts)),
    toPayTotal: textOf(toPay.reduce((sum, bill) => sum + unpaidOf(bill), 0n)),
    balance: textOf(await balanceOfAccount(db, await mainAccountOf(db, memberId))),
    currency,
    zone,
  }
}

async function dividendsOf(db: Db, memberId: bigint): Promise<{ held: HeldDividend[]; isOffered: boolean }> {
  const rows = await db
    .selectFrom('agent_contract')
    .select(['id', 'category', 'status', 'terms_id'])
    .where('downline_id', '=', memberId)
    .where('kind', '=', 'dividend')
    .where('status', 'in', ['P', 'E', 'V', 'A'])
    .orderBy('category')
    .execute()
  const held = rows.flatMap(({ id, category, status, terms_id: termsId }) =>
    status === 'P' || termsId === null ? [] : [{ contractId: id, downlineId: memberId, category, termsId }],
  )
  return { held, isOffered: rows.some(({ status }) => status === 'P') }
}

async function lastPeriod(db: Db, memberId: bigint, period: Period): Promise<DividendPeriod | null> {
  const bills = await db
    .selectFrom('agent_bill')
    .selectAll()
    .where('downline_id', '=', memberId)
    .where('kind', '=', 'dividend')
    .where('period_from', '=', period.from)
    .orderBy('category')
    .execute()
  const [first] = bills
  if (!first) return null
  const current = sumOf(
    period,
    bills.map((counted) => ({ counted })),
  )
  const gross = bills.reduce((sum, bill) => sum + bill.gross, 0n)
  const open = bills.find(({ state }) => state !== 'paid' && state !== 'not_reached')
  const status = (open ?? bills.find(({ state }) => state === 'paid') ?? first).state
  return {
    ...current,
    income: textOf(netDividendOf(gross, await dividendsOfDownlines(db, memberId, period))),
    dividend_status: status,
  }
}

/** Returns the dividends that direct downlines earned in a period. */
async function dividendsOfDownlines(db: Db, memberId: bigint, { from }: Period): Promise<bigint> {
  const { owed } = await db
    .selectFrom('agent_bill')
    .select(sql<bigint>`coalesce(sum(gross), 0)::int8`.as('owed'))
    .where('upline_id', '=', memberId)
    .where('state', '<>', 'not_reached')
    .where('kind', '=', 'dividend')
    .where('period_from', '=', from)
    .executeTakeFirstOrThrow()
  return owed
}

/** Sums all contracts of a period, with the highest rate among them. */
function sumOf(
  { from, to }: Period,
  parts: readonly { counted: BillFigures }[],
): Omit<DividendPeriod, 'dividend_status'> {
  const counts = parts.map(({ counted }) => counted)
  const best = counts.toSorted((a, b) => Number(b.gross - a.gross))[0]
  // The category CONS includes all others, so that its figures describe the whole team.
  const widest = counts.find(({ category }) => category === 'CONS') ?? best
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    betting: textOf(widest?.turnover ?? 0n),
    net_profit: textOf(widest?.net ?? 0n),
    active_member_count: widest?.active_members ?? 0,
    rate: best?.tier?.rateType === 'P' ? best.tier.rate : null,
    income: textOf(counts.reduce((sum, { gross }) => sum + gross, 0n)),
    contracts: counts.map(shownFigures),
  }
}

/** Returns the bills that the member has to pay: dividends, and salaries for which the balance was too low. */
async function billsToPay(db: Db, memberId: bigint): Promise<BillRow[]> {
  return db
    .selectFrom('agent_bill')
    .selectAll()
    .where('upline_id', '=', memberId)
    .where('state', 'in', PAYABLE)
    .where((where) => where.or([where('kind', '=', 'dividend'), where('state', '<>', 'unpaid')]))
    .orderBy('id', 'desc')
    .limit(TO_PAY_SHOWN)
    .execute()
}
