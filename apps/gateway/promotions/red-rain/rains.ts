import type { Db } from '../../kit/db.ts'
import { activitiesShown, findActivity, lockedActivityById } from '../activities/activity.ts'
import type { SupportedActivity } from '../activities/activity.ts'
import { isFor } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import { redRain } from '../activities/types/red-rain.ts'
import type { RainActivity } from './windows.ts'

/** Returns red rain with parsed rules; null for a promotion of another type. */
function rainIn(supported: SupportedActivity | null): RainActivity | null {
  if (!supported || supported.type !== redRain) return null
  return { ...supported.activity, rules: redRain.rules.parse(supported.activity.rules) }
}

export const findRain = async (db: Db, key: { merchantCode: string; code: string }): Promise<RainActivity | null> =>
  rainIn(await findActivity(db, key))

/** Locks it until this transaction ends: no changes and no grants meanwhile. */
export const lockedRain = async (tx: Db, id: bigint): Promise<RainActivity | null> =>
  rainIn(await lockedActivityById(tx, id))

interface RainViewer {
  merchantCode: string
  member: Participant | null
  now: Date
}

/** Returns all red rains visible to the viewer, in the merchant's order. */
export async function rainsFor(db: Db, { merchantCode, member, now }: RainViewer): Promise<RainActivity[]> {
  const promotions = await activitiesShown(db, merchantCode, now)
  return promotions.flatMap((item) => rainIn(item) ?? []).filter(({ audience }) => isFor(audience, member, now))
}
