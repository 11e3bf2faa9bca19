import type { VipReason } from '@ante/contract/vip/benefits.ts'
import { sql } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { untilFewer } from '../kit/in-parts.ts'
import type { Ports } from '../kit/ports.ts'
import type { ClubRewards } from './club-rewards.ts'
import { grantUnpaid } from './grant-bonuses.ts'
import { merchantsWithClub } from './level-of.ts'
import { vipLevelsOf } from './levels.ts'
import { settledProgress } from './rules.ts'
import type { Level } from './rules.ts'
import { changeLevel, recordUnpaidBonuses, recountPlay, progressOf } from './member-progress.ts'
import type { MemberProgress } from './member-progress.ts'

export const VIP_ACTOR = 'gateway'
const AT_ONCE = 200

export interface ClubPorts extends Pick<Ports, 'db' | 'clock'> {
  rewards: ClubRewards
}

/**
 * Counts new play and raises levels. Several gateways may run this simultaneously: each takes a different part of the
 * queue.
 */
export async function followPlay(ports: ClubPorts): Promise<void> {
  await untilFewer(AT_ONCE, () => processBatch(ports))
}

interface PlayChange {
  memberId: bigint
  /** First day of the month: `2026-02-01`. Null when levels were redefined without new play. */
  month: string | null
}

async function processBatch({ db, clock, rewards }: ClubPorts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const { rows: changes } = await sql<PlayChange>`
      delete from vip_play_change where id in (
        select id from vip_play_change order by id limit ${AT_ONCE} for update skip locked
      ) returning member_id as "memberId", to_char(month, 'YYYY-MM-DD') as month`.execute(tx)
    if (changes.length === 0) return 0
    await recountPlay(tx, changes)
    const played = new Set(changes.flatMap(({ memberId, month }) => (month === null ? [] : [memberId])))
    const clubs = await clubsOf(tx)
    const progress = await progressOf(tx, [...new Set(changes.map(({ memberId }) => memberId))], now)
    const members = progress.filter(({ merchantCode }) => clubs.has(merchantCode))
    const changed: bigint[] = []
    for (const memberProgress of members) {
      const levels = clubs.get(memberProgress.merchantCode) ?? []
      if (await settle(tx, { progress: memberProgress, levels, now, hasPlayed: played.has(memberProgress.memberId) })) {
        changed.push(memberProgress.memberId)
      }
    }
    const credited = await grantUnpaid(tx, rewards, { members, now })
    await rewards.changed(tx, [...changed, ...credited])
    return changes.length
  })
}

async function clubsOf(tx: Db): Promise<Map<string, Level[]>> {
  const clubs = new Map<string, Level[]>()
  for (const { code } of await merchantsWithClub(tx)) clubs.set(code, await vipLevelsOf(tx, code))
  return clubs
}

interface Settling {
  progress: MemberProgress
  levels: readonly Level[]
  now: Date
  hasPlayed: boolean
}

/** Updates the level of a member; returns whether it has changed. */
async function settle(tx: Db, { progress, levels, now, hasPlayed }: Settling): Promise<boolean> {
  const { memberId, level: before } = progress
  const { level, peak } = settledProgress(levels, progress)
  if (level === before && peak === progress.peak) return false
  const reason = reasonOf({ progress, level, hasPlayed })
  await changeLevel(tx, progress, { level, peak, reason, now, actor: VIP_ACTOR })
  await recordUnpaidBonuses(tx, { memberId, reached: levels.slice(before + 1, level + 1), now })
  return level !== before
}

function reasonOf({
  progress,
  level,
  hasPlayed,
}: Pick<Settling, 'progress' | 'hasPlayed'> & { level: number }): VipReason {
  if (!hasPlayed) return 'terms'
  if (level < progress.level) return 'correction'
  return progress.level < progress.peak ? 'month' : 'turnover'
}
