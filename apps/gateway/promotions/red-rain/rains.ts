import type { Db } from '../../kit/db.ts'
import { activitiesShown, activityNamed, lockedActivityById } from '../activities/activity.ts'
import type { SupportedActivity } from '../activities/activity.ts'
import { isFor } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import { redRain } from '../activities/types/red-rain.ts'
import type { RainActivity } from './windows.ts'

/** Returns red rain with parsed rules; null for a promotion of another type. */
function rainIn(known: SupportedActivity | null): RainActivity | null {
  if (!known || known.type !== redRain) return null
  return { ...known.activity, rules: redRain.rules.parse(known.activity.rules) }
}

export const rainNamed = async (db: Db, named: { merchantCode: string; code: string }): Promise<RainActivity | null> =>
  rainIn(await activityNamed(db, named))

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
  const shown = await activitiesShown(db, merchantCode, now)
  return shown.flatMap((one) => rainIn(one) ?? []).filter(({ audience }) => isFor(audience, member, now))
}
