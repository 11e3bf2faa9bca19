import { sql } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { VIP_ACTOR } from './follow-play.ts'
import type { ClubPorts } from './follow-play.ts'
import { merchantsWithClub } from './level-of.ts'
import { vipLevelsOf } from './levels.ts'
import { clubPeriodsOf, membersWithLevel, recordRun, runUntil } from './periods.ts'
import { storedLevel } from './rules.ts'
import type { Level } from './rules.ts'
import { changeLevel, recountPlay, progressOf } from './member-progress.ts'
import type { MemberProgress } from './member-progress.ts'

const MEMBERS_AT_ONCE = 100

/**
 * At the end of each month, lowers the level of each member with too little turnover in that month by one. Each month
 * is evaluated once per member.
 */
export async function endMonths({ db, clock, rewards }: ClubPorts): Promise<void> {
  for (const { code: merchantCode, zone } of await merchantsWithClub(db)) {
    const now = clock.now()
    const { lastMonth: period } = await clubPeriodsOf(db, zone, now)
    const run = { merchantCode, kind: 'month', period } as const
    const until = await runUntil(db, run)
    if (until !== null && until >= period) continue
    const levels = await vipLevelsOf(db, merchantCode)
    for await (const members of membersWithLevel(db, merchantCode, MEMBERS_AT_ONCE)) {
      const memberIds = members.map(({ memberId }) => memberId)
      await inTransaction(db, async (tx) =>
        rewards.changed(tx, await endFor(tx, { memberIds, levels, lastMonth: period, now })),
      )
    }
    await recordRun(db, run)
  }
}

interface Ending {
  memberIds: bigint[]
  levels: readonly Level[]
  lastMonth: string
  now: Date
}

/** Evaluates members; returns those whose level was lowered. */
async function endFor(tx: Db, { memberIds, levels, lastMonth, now }: Ending): Promise<bigint[]> {
  // Counts play that is still queued.
  await recountPlay(
    tx,
    memberIds.map((memberId) => ({ memberId, month: lastMonth })),
  )
  const demoted: bigint[] = []
  for (const progress of await progressOf(tx, memberIds, now)) {
    const level = await levelAfter(tx, { progress, levels, lastMonth })
    if (level !== progress.level) {
      await changeLevel(tx, progress, { level, peak: progress.peak, reason: 'month end', now, actor: VIP_ACTOR })
      demoted.push(progress.memberId)
    }
  }
  await sql`
    update vip_member set reviewed_month = ${lastMonth}::date
    where member_id = any (${memberIds}::int8[]) and coalesce(reviewed_month, '-infinity') < ${lastMonth}::date`.execute(
    tx,
  )
  return demoted
}

/** Returns the level after all months that have ended since the last evaluation. */
async function levelAfter(
  tx: Db,
  { progress, levels, lastMonth }: { progress: MemberProgress; levels: readonly Level[]; lastMonth: string },
): Promise<number> {
  const { rows } = await sql<{ turnover: bigint }>`
    select coalesce(vip_month.turnover, 0) as turnover
    from generate_series(${progress.reviewed_month ?? lastMonth}::date + ${progress.reviewed_month ? 1 : 0} * interval '1 month',
      ${lastMonth}::date, '1 month') ended
    left join vip_month on vip_month.member_id = ${progress.memberId} and vip_month.month = ended::date
    order by ended`.execute(tx)
  return rows.reduce((level, { turnover }) => storedLevel(levels, level, turnover), progress.level)
}
