import { plusDays } from '@ante/contract/kit/days.ts'

import type { Db } from '../../kit/db.ts'
import { parseDays } from '../../merchant/public.ts'

/** Today, and the day from which a change of rates applies: tomorrow. */
export interface ChangeDays {
  today: string
  changesFrom: string
}

export async function changeDays(db: Db, requested: { merchantCode: string; now: Date }): Promise<ChangeDays> {
  const { to: today } = await parseDays(db, requested, { range: 'today' })
  return { today, changesFrom: plusDays(today, 1) }
}
