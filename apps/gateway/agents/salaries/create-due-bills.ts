import type { Db } from '../../kit/db.ts'
import type { PayingMerchant } from './compute-bills.ts'
import { createBills, computedPeriods } from './create-bills.ts'
import type { PayPorts } from './pay-due.ts'
import { periodAt, periodBefore } from './periods.ts'
import type { Period, PeriodKind } from './periods.ts'

/** In order of computation: hourly salaries are deducted from daily ones. */
const KINDS: readonly PeriodKind[] = ['hourly_salary', 'daily_salary', 'dividend']
/**
 * Number of past periods that are computed automatically. After a longer outage, older ones are computed manually: see
 * docs/operate.md.
 */
const PERIODS_BACK: Record<PeriodKind, number> = { hourly_salary: 72, daily_salary: 14, dividend: 3 }

type MakeDuePorts = Pick<PayPorts, 'db' | 'clock' | 'log'>

/**
 * Creates the bills of all periods that ended since the last run, for each merchant. A failure is logged and does not
 * block other merchants.
 */
export async function createDueBills(ports: MakeDuePorts): Promise<void> {
  for (const merchant of await payingMerchants(ports.db)) {
    try {
      await createBillsOf(ports, merchant)
    } catch (error) {
      ports.log.warn(
        { event: 'bill.create_failed', err: error, merchantCode: merchant.code },
        'cannot create bills of agents',
      )
    }
  }
}

async function createBillsOf(ports: MakeDuePorts, merchant: PayingMerchant): Promise<void> {
  for (const kind of KINDS) {
    for (const period of await periodsDue(ports.db, merchant, kind, ports.clock.now())) {
      await createBills(ports, { merchant, kind, period })
      if (kind === 'dividend') await logDividendsHeld(ports, merchant, period)
    }
  }
}

/** Logs that dividends await approval, which is the operators' only notification. */
async function logDividendsHeld({ db, log }: MakeDuePorts, { code }: PayingMerchant, period: Period): Promise<void> {
  const { held: contractCount } = await db
    .selectFrom('agent_bill')
    .select(({ fn }) => fn.countAll<bigint>().as('held'))
    .where('merchant_code', '=', code)
    .where('kind', '=', 'dividend')
    .where('period_from', '=', period.from)
    .where('state', '=', 'unapproved')
    .executeTakeFirstOrThrow()
  if (contractCount > 0n) {
    log.warn(
      { event: 'dividend.awaits_approval', merchantCode: code, day: period.day, bills: Number(contractCount) },
      'dividends wait for approval',
    )
  }
}

/** Returns all merchants except trial merchants. */
function payingMerchants(db: Db): Promise<PayingMerchant[]> {
  return db
    .selectFrom('merchant')
    .select(['code', 'currency', 'zone'])
    .where('trial_of', 'is', null)
    .orderBy('code')
    .execute()
}

/**
 * Returns the ended periods that are not computed yet, oldest first; for a merchant without computed periods only the
 * latest one.
 */
async function periodsDue(db: Db, { code, zone }: PayingMerchant, kind: PeriodKind, now: Date): Promise<Period[]> {
  const latest = periodBefore(kind, zone, periodAt(kind, zone, now.getTime()))
  const ended: Period[] = [latest]
  while (ended.length < PERIODS_BACK[kind]) ended.push(periodBefore(kind, zone, ended.at(-1) ?? latest))
  const done = await computedPeriods(db, code, { kind, from: ended.at(-1)?.from ?? latest.from })
  const periods = done ? ended.filter(({ from }) => from > done.since && !done.begun.has(from.getTime())) : [latest]
  return periods.filter(({ computedAt }) => computedAt <= now).toReversed()
}
