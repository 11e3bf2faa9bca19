import type { RainPlay, RainResult } from '@ante/contract/promotions/red-rain.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { RedRainPlayTable } from './tables.ts'

export type Play = Omit<Selectable<RedRainPlayTable>, 'day'> & { day: string }

/** Selects plays; days are ISO dates. */
export const playsFrom = (db: Db) =>
  db
    .selectFrom('red_rain_play')
    .selectAll()
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))

/** Whether the envelope of a play can still be opened. */
export const isOpen = ({ state, open_until: until }: Play, now: Date): boolean => state === 'open' && until > now

export const shownPlay = ({ id, ends_at: endsAt, open_until: openUntil }: Play): RainPlay => ({
  playId: String(id),
  endsAt: endsAt.toISOString(),
  openUntil: openUntil.toISOString(),
})

/** Formats the result of an ended play. */
export const shownResult = ({ id, begun_at: begunAt, ended_at: endedAt, tapped, paid }: Play): RainResult => ({
  playId: String(id),
  at: (endedAt ?? begunAt).toISOString(),
  tapped: tapped ?? 0,
  amount: textOf(paid ?? 0n),
})
