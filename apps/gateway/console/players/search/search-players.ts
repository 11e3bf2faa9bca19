import type { FoundPlayer, searchPlayers as endpoint } from '@ante/contract/console/players/search-players.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { maskedMobile } from '../../../identity/public.ts'
import type { Db } from '../../../kit/db.ts'
import { finders } from './finders.ts'

/** Maximum number of players per property. */
const SHOWN = 10

type Groups = OutputOf<typeof endpoint>['groups']

/** Returns the players who match a text, grouped by the matching property. Every lookup uses an index. */
export async function searchPlayers(db: Db, merchant: string | null, searched: string): Promise<{ groups: Groups }> {
  const text = searched.trim()
  if (merchant === null || text === '') return { groups: [] }
  const applicable = finders.filter(({ accepts }) => accepts(text))
  const groups = await Promise.all(
    applicable.map(async ({ kind, by }) => {
      const players = await playersFrom(db, merchant, by({ merchant, text, limit: SHOWN + 1 }))
      return { kind, players: players.slice(0, SHOWN), hasMore: players.length > SHOWN }
    }),
  )
  return { groups: groups.filter(({ players }) => players.length > 0) }
}

type FoundRow = Pick<FoundPlayer, 'account' | 'type' | 'status' | 'match' | 'mobile'> & { id: bigint; at: Date }

async function playersFrom(db: Db, merchant: string, found: ReturnType<(typeof finders)[number]['by']>) {
  const { rows } = await sql<FoundRow>`
    with found as materialized (${found})
    select member.id, member.account, member.type, member.status, member.registered_at as at, found.match, profile.mobile
    from found join member on member.id = found.id
    left join member_profile profile on profile.member_id = member.id
    where member.merchant_code = ${merchant} and member.type <> ${TRIAL}`.execute(db)
  return rows.map(({ id, at, mobile, ...row }): FoundPlayer => {
    return { ...row, id: String(id), registeredAt: at.toISOString(), mobile: mobile && maskedMobile(mobile) }
  })
}
