import type { GameChange } from '@ante/contract/console/game-changes.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { closesLargeShare } from '../rules.ts'
import { planChanges } from './plan-changes.ts'
import type { ChangeableGame, OtherPositions, PlannedChanges } from './plan-changes.ts'

interface CatalogueChange {
  ids: readonly bigint[]
  change: GameChange
}

export interface ReadyChanges extends PlannedChanges {
  /** Whether it closes a large share of the games of their vendors: see `closesLargeShare`. */
  isLargeClosing: boolean
  write(): Promise<void>
}

/**
 * Plans a change of games, at all merchants. Locks the table of games until the transaction ends, as imports do.
 * After `write`, open pages show the change within a second of the commit.
 */
export async function changeCatalogue(tx: Db, { ids, change }: CatalogueChange): Promise<ReadyChanges> {
  await sql`lock table game in share row exclusive mode`.execute(tx)
  const games = await selectedGames(tx, ids)
  const others = change.action === 'order' ? await otherPositions(tx, ids) : new Map()
  const planned = planChanges(ids, change, { games, others })
  return {
    ...planned,
    isLargeClosing: await isLargeClosing(tx, planned.changed),
    write: () => writeChanges(tx, planned.changed),
  }
}

function selectedGames(tx: Db, ids: readonly bigint[]): Promise<ChangeableGame[]> {
  return tx
    .selectFrom('game')
    .select(['node_id', 'vendor', 'name', 'category', 'active', 'classes', 'position'])
    .select(['feed_active', 'feed_classes', 'feed_position'])
    .where('node_id', 'in', ids)
    .execute()
}

async function otherPositions(tx: Db, ids: readonly bigint[]): Promise<OtherPositions> {
  const { rows } = await sql<{ category: string; lowest: number; highest: number }>`
    select category, min(position) as lowest, max(position) as highest from game
    where node_id <> all (${ids.map(String)}::bigint[]) group by category`.execute(tx)
  return new Map(rows.map(({ category, lowest, highest }) => [category, { lowest, highest }]))
}

/** Counts the games that staff has closed before, so that many small steps are one large step. */
async function isLargeClosing(tx: Db, changed: PlannedChanges['changed']): Promise<boolean> {
  const closing = changed.filter(({ before, after }) => before.active && !after.active)
  if (closing.length === 0) return false
  const vendors = [...new Set(closing.map(({ before }) => before.vendor))]
  const { rows } = await sql<{ open: number; closed: number }>`
    select (count(*) filter (where active))::int as open,
      (count(*) filter (where feed_active and not active))::int as closed
    from game where vendor = any (${vendors}::text[])`.execute(tx)
  const { open = 0, closed = 0 } = rows[0] ?? {}
  return closesLargeShare({ closed: closed + closing.length, of: open + closed })
}

/** Writes any number of games in one statement: as one JSON value, because the number of parameters is limited. */
async function writeChanges(tx: Db, changed: PlannedChanges['changed']): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ after: { node_id: id, active, classes, position, ...feed } }) => ({
    node_id: String(id),
    active,
    classes,
    position,
    feed_active: feed.feed_active,
    feed_classes: feed.feed_classes,
    feed_position: feed.feed_position,
  }))
  await sql`
    update game set active = changed.active, classes = changed.classes, position = changed.position,
      feed_active = changed.feed_active, feed_classes = changed.feed_classes, feed_position = changed.feed_position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      node_id bigint, active boolean, classes text[], position integer,
      feed_active boolean, feed_classes text[], feed_position integer)
    where game.node_id = changed.node_id`.execute(tx)
  await publishOnCommit(tx, 'catalogue', '')
}
