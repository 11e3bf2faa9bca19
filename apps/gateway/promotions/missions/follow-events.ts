import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { startedPromotions } from '../core/supported-promotion.ts'
import { evaluatePorts } from '../core/evaluate.ts'
import type { EvaluatorPorts } from '../core/evaluate.ts'
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
 * Processes members' events: grants missions that have reached their target, and updates the boards. Any gateway may
 * run it; after an interruption the next run continues, without granting or counting twice.
 */
export async function followEvents(ports: EvaluatorPorts): Promise<void> {
  let eventCount: number
  do {
    const changes = await nextEvents(ports.db)
    eventCount = changes.length
    if (eventCount === 0) return
    for (const { promotion } of await startedPromotions(ports.db, ports.clock.now())) {
      const missions = missionsOf(promotion)
      const merchantChanges = changes.filter(({ merchantCode }) => merchantCode === promotion.merchant_code)
      if (!missions || merchantChanges.length === 0) continue
      const memberIds = [...new Set(merchantChanges.map(({ memberId }) => memberId))]
      await grantMissions(evaluatePorts(ports, promotion), missions, {
        memberIds,
        days: [...new Set(merchantChanges.map(({ day }) => day))],
      })
    }
    await countEvents(ports.db, changes, ports.clock.now())
  } while (eventCount === AT_ONCE)
}

async function nextEvents(db: Db): Promise<MemberEvent[]> {
  const { rows } = await sql<MemberEvent>`
    select id, merchant_code as "merchantCode", member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day
    from mission_event order by id limit ${AT_ONCE}`.execute(db)
  return rows
}

const countEvents = (db: Db, changes: readonly MemberEvent[], now: Date) =>
  sql`select count_mission_events(${changes.map(({ id }) => id)}::int8[], ${now})`.execute(db)
