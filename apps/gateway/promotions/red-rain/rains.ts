import type { Db } from '../../kit/db.ts'
import { activitiesShown, activityNamed, lockedActivityById } from '../activities/activity.ts'
import type { KnownActivity } from '../activities/activity.ts'
import { isFor } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import { redRain } from '../activities/types/red-rain.ts'
import type { RainActivity } from './windows.ts'

/** Red rain, its rules read again by its own schema; null for a promotion of another type. */
function rainIn(known: KnownActivity | null): RainActivity | null {
  if (!known || known.by !== redRain) return null
  return { ...known.activity, rules: redRain.rules.parse(known.activity.rules) }
}

export const rainNamed = async (db: Db, named: { merchantCode: string; code: string }): Promise<RainActivity | null> =>
  rainIn(await activityNamed(db, named))

/** Nobody changes it, or is given anything by it, until this transaction ends. */
export const lockedRain = async (tx: Db, id: bigint): Promise<RainActivity | null> =>
  rainIn(await lockedActivityById(tx, id))

interface Looking {
  merchantCode: string
  member: Participant | null
  now: Date
}

/** All that whoever looks may know of, in the merchant's order. */
export async function rainsFor(db: Db, { merchantCode, member, now }: Looking): Promise<RainActivity[]> {
  const shown = await activitiesShown(db, merchantCode, now)
  return shown.flatMap((one) => rainIn(one) ?? []).filter(({ audience }) => isFor(audience, member, now))
}
