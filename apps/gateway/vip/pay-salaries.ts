import { sql } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import type { ClubPorts } from './follow-play.ts'
import { grantClubReward, mayBeGranted } from './grant-bonuses.ts'
import { merchantsWithClub } from './level-of.ts'
import { vipLevelsOf } from './levels.ts'
import { clubPeriodsOf, membersWithLevel, recordRun, runUntil } from './periods.ts'
import type { Run } from './periods.ts'
import { salaryTitles } from './reward-titles.ts'
import type { Level } from './rules.ts'

const MEMBERS_AT_ONCE = 100

/**
 * Grants the salaries of the weeks and months that have begun, by the member's level at their start. The reward's key
 * contains the period, so that each salary is granted once. Excluded members receive none.
 */
export async function paySalaries(ports: ClubPorts): Promise<void> {
  const { db, clock } = ports
  for (const { code: merchantCode, zone } of await merchantsWithClub(db)) {
    const { week, month } = await clubPeriodsOf(db, zone, clock.now())
    await payUntil(ports, { merchantCode, kind: 'weekly', period: week })
    await payUntil(ports, { merchantCode, kind: 'monthly', period: month })
  }
}

async function payUntil(ports: ClubPorts, run: Run): Promise<void> {
  const until = await runUntil(ports.db, run)
  // For the first week and month, which had begun before the club existed, nothing is paid.
  if (until === null) return recordRun(ports.db, run)
  for (const period of await periodsAfter(ports.db, until, run)) {
    await payPeriod(ports, { ...run, period })
    await recordRun(ports.db, { ...run, period })
  }
}

/** Returns the periods that have begun since the last run; several after a downtime. */
async function periodsAfter(db: Db, until: string, { kind, period }: Run): Promise<string[]> {
  const step = kind === 'weekly' ? '1 week' : '1 month'
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(${until}::date + ${step}::interval, ${period}::date, ${step}::interval) day order by 1`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

async function payPeriod({ db, clock, rewards }: ClubPorts, { merchantCode, kind, period }: Run): Promise<void> {
  const levels = await vipLevelsOf(db, merchantCode)
  const salaryOf = (level: number) => salaryIn(levels[level], kind)
  for await (const members of membersWithLevel(db, merchantCode, MEMBERS_AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      const paid: bigint[] = []
      for (const { memberId, level } of members) {
        const amount = salaryOf(level)
        if (amount === 0n || !(await mayBeGranted(tx, { rewards, memberId, now }))) continue
        const titles = salaryTitles(level, kind === 'weekly' ? 'weekly' : 'monthly')
        const reward = { memberId, merchantCode, key: `vip:${memberId}:${kind}:${period}`, amount, now }
        await grantClubReward(tx, rewards, { ...reward, type: 'RANK_SALARY', titles })
        paid.push(memberId)
      }
      await rewards.changed(tx, paid)
    })
  }
}

const salaryIn = (level: Level | undefined, kind: Run['kind']): bigint =>
  (kind === 'weekly' ? level?.weeklySalary : level?.monthlySalary) ?? 0n
