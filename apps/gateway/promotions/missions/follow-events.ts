import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { activitiesRunning } from '../activities/activity.ts'
import { evaluatePorts } from '../activities/evaluate.ts'
import type { EvaluatedBy } from '../activities/evaluate.ts'
import { grantMissions } from './grant-missions.ts'
import { missionsOf } from './missions-of.ts'
import './tables.ts'

const AT_ONCE = 2_000

interface MemberEvent {
  id: bigint
  merchantCode: string
  memberId: bigint
  day: string
}

/**
 * Processes events of members: grants the missions reached, and updates the boards. Runs on any gateway; after an
 * interruption the next run continues, without granting or counting twice.
 */
export async function followEvents(ports: EvaluatedBy): Promise<void> {
  let taken: number
  do {
    const changes = await nextEvents(ports.db)
    taken = changes.length
    if (taken === 0) return
    for (const { activity } of await activitiesRunning(ports.db, ports.clock.now())) {
      const missions = missionsOf(activity)
      const own = changes.filter(({ merchantCode }) => merchantCode === activity.merchant_code)
      if (!missions || own.length === 0) continue
      const memberIds = [...new Set(own.map(({ memberId }) => memberId))]
      await grantMissions(evaluatePorts(ports, activity), missions, {
        memberIds,
        days: [...new Set(own.map(({ day }) => day))],
      })
    }
    await countEvents(ports.db, changes, ports.clock.now())
  } while (taken === AT_ONCE)
}

async function nextEvents(db: Db): Promise<MemberEvent[]> {
  const { rows } = await sql<MemberEvent>`
    select id, merchant_code as "merchantCode", member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day
    from mission_event order by id limit ${AT_ONCE}`.execute(db)
  return rows
}

const countEvents = (db: Db, changes: readonly MemberEvent[], now: Date) =>
  sql`select count_mission_events(${changes.map(({ id }) => id)}::int8[], ${now})`.execute(db)
