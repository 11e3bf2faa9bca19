import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import type { HeldRounds } from '../../kit/held/held.ts'
import type { LobbyRow } from '../table/lobby-row.ts'
import { newTable } from '../table/table.ts'
import { subjectOf } from '../table-name.ts'
import { storeTable } from './table-store.ts'
import type { StoredTable } from './table-store.ts'

/** Sets aside an unreadable table with its buy-ins for an operator, and replaces it by an empty one. */
export async function setTableAside(
  { db, heldRounds, log }: { db: Db; heldRounds: HeldRounds; log: Log },
  stored: StoredTable,
  reason: string,
): Promise<void> {
  const { id, version } = stored
  await inTransaction(db, async (tx) => {
    await heldRounds.lockSubject(tx, subjectOf(id))
    const { rows } = await tx.query<{ lobby: LobbyRow; hands: number }>(
      `insert into holdem.table_set_aside (table_id, version, state, lobby, why)
       select id, version, state, lobby, $3 from holdem.poker_table where id = $1 and version = $2
       returning lobby, (select coalesce(max(number), 0) from holdem.hand where table_id = $1) as hands`,
      [id, version, reason],
    )
    const [storedRow] = rows
    if (!storedRow) return
    await storeTable(tx, stored, { ...newTable(storedRow.lobby.stakes), handNumber: storedRow.hands })
    const buyIns = await heldRounds.heldRoundsOf(tx, subjectOf(id))
    await heldRounds.setAside(
      tx,
      buyIns.map((round) => round.id),
      reason,
    )
  })
  log.error(
    { event: 'holdem.table_set_aside', tableId: id, version: `${version}`, why: reason },
    'poker table is set aside',
  )
}
