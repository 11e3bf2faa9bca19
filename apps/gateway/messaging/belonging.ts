import { TRIAL } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import { memberById } from '../identity/public.ts'
import type { Db } from '../kit/db.ts'
import { vipLevelOf } from '../vip/public.ts'
import { readsAgentAnnouncements } from './rules.ts'
import type { Reader } from './rules.ts'
import type { AnnouncementAudience } from './tables.ts'

/** Properties of a reader that decide about audiences. */
export interface Belonging {
  kinds: AnnouncementAudience['to'][]
  level: number
  registeredAt: Date
}

const OUTSIDE: Belonging = { kinds: ['all'], level: 0, registeredAt: new Date(0) }

/** Returns the reader's properties. Visitors and trial members only get announcements for all. */
export async function belongingOf(db: Db, reader: Reader): Promise<Belonging> {
  const id = reader === null || reader.type === TRIAL ? null : BigInt(reader.memberId)
  const member = id === null ? null : await memberById(db, id)
  if (!member || id === null) return OUTSIDE
  const kinds: Belonging['kinds'] = ['all', 'new', 'vip']
  if (readsAgentAnnouncements(reader)) kinds.push('agents')
  return { kinds, level: await vipLevelOf(db, id), registeredAt: member.registeredAt }
}

/** SQL condition that the reader belongs to the audience of an announcement. */
export const isInAudience = ({ level, registeredAt }: Belonging, now: Date) => sql<boolean>`
  case announcement.audience ->> 'to'
    when 'vip' then (announcement.audience ->> 'level')::integer <= ${level}::integer
    when 'new' then ${registeredAt}::timestamptz
      > ${now}::timestamptz - make_interval(days => (announcement.audience ->> 'days')::integer)
    else true end`
