import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { move } from '../../kit/state-machine/move.ts'
import { entryStates } from '../core/entries/entry-states.ts'
import { REWARDS_TOPIC } from '../issue-reward.ts'

const AT_ONCE = 100

interface Ended {
  memberId: bigint
  entryId: bigint | null
}

/** Ends the entries of expired rewards, each once on any gateway, and notifies the members' open pages. */
export async function expireRewards({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  let ended: number
  do {
    ended = await inTransaction(db, async (tx) => {
      const { rows } = await sql<Ended>`
        update reward set expiry_notified = true where id in (
          select id from reward where status = 'issued' and not expiry_notified and expires_at <= ${now}
          order by expires_at limit ${AT_ONCE} for update skip locked
        ) returning member_id as "memberId", entry_id as "entryId"`.execute(tx)
      for (const { entryId } of rows) {
        if (entryId === null) continue
        await move(tx, entryStates, { id: entryId, from: 'issued', to: 'expired' }, { now, actor: 'gateway' })
      }
      const members = [...new Set(rows.map(({ memberId }) => String(memberId)))]
      if (members.length > 0) await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify(members))
      return rows.length
    })
  } while (ended === AT_ONCE)
}
