import { MAX_LEVEL } from '@ante/contract/vip/level.ts'
import type { VipProgress } from '@ante/contract/vip/progress.ts'

import type { Db } from '../kit/db.ts'
import { textOf } from '../kit/money.ts'
import { vipLevelsOf } from './levels.ts'
import { progressOf } from './member-progress.ts'
import type { MemberProgress } from './member-progress.ts'
import type { Level } from './rules.ts'

type ClubStanding = Pick<MemberProgress, 'level' | 'peak' | 'turnover' | 'month'>

/** Returns a member's standing; before any play, that of a new member. */
export async function clubStandingOf(db: Db, memberId: bigint, now: Date): Promise<ClubStanding> {
  const [progress] = await progressOf(db, [memberId], now)
  return progress ?? { level: 0, peak: 0, turnover: 0n, month: 0n }
}

/** Returns a member's level in the merchant's club, and the progress towards the next one. */
export async function clubProgressOf(
  db: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
  now: Date,
): Promise<VipProgress> {
  const [levels, standing] = await Promise.all([vipLevelsOf(db, merchantCode), clubStandingOf(db, memberId, now)])
  return shownProgress(levels, standing)
}

export const shownProgress = (levels: readonly Level[], standing: ClubStanding): VipProgress => ({
  level: standing.level,
  totalTurnover: textOf(standing.turnover),
  monthlyTurnover: { actual: textOf(standing.month), expected: textOf(levels[standing.level]?.retention ?? 0n) },
  next: nextOf(levels, standing),
})

function nextOf(levels: readonly Level[], { level, peak, turnover }: ClubStanding): VipProgress['next'] {
  const next = level < MAX_LEVEL ? levels[level + 1] : undefined
  if (!next) return null
  const missingTurnover = next.threshold > turnover ? next.threshold - turnover : 0n
  // A level that was lost at the end of a month is regained by the turnover of one month.
  const byMonth = missingTurnover === 0n && level < peak
  return {
    level: next.level,
    threshold: textOf(next.threshold),
    left: textOf(missingTurnover),
    month: byMonth ? textOf(next.retention) : null,
  }
}
