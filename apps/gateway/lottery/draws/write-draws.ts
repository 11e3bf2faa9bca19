import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { namesOf, rowOf } from './issues.ts'
import type { GameSlot } from './issues.ts'

export interface NewDraw extends GameSlot {
  result: unknown
}

/** Of one statement. */
const BATCH = 500

/**
 * Writes results, each once: whichever gateway comes first writes it, and the others find it written. Answers those that it
 * has written itself. An issue that somebody holds just now, such as a bet that is late to commit, is passed over.
 */
export async function writeDraws(db: Db, draws: NewDraw[], drawnAt: Date): Promise<NewDraw[]> {
  const written: NewDraw[] = []
  // Everybody in the same order: nobody waits for somebody who waits for him.
  const ordered = [...draws].sort(
    (one, other) => Number(one.game.id - other.game.id) || one.slot.drawAt - other.slot.drawAt,
  )
  for (let at = 0; at < ordered.length; at += BATCH) {
    const batch = ordered.slice(at, at + BATCH)
    const names = await inTransaction(db, (tx) => writeBatch(tx, batch, drawnAt))
    written.push(...batch.filter(({ game, slot }) => names.has(`${game.id} ${slot.numero}`)))
  }
  return written
}

/** An issue that has no row yet has no bets: nobody has to be paid. */
const drawnWithoutBets = ({ result }: NewDraw, at: Date) =>
  ({ status: 'PAID', result: JSON.stringify(result), drawn_at: at, settled_at: at }) as const

async function writeBatch(tx: Db, draws: NewDraw[], drawnAt: Date): Promise<Set<string>> {
  const held = await heldIssues(tx, draws)
  const free = draws.filter(({ game, slot }) => !held.has(`${game.id} ${slot.numero}`))
  if (free.length === 0) return new Set()
  const rows = await tx
    .insertInto('lottery_issue')
    .values(free.map((draw) => ({ ...rowOf(draw), ...drawnWithoutBets(draw, drawnAt) })))
    .onConflict((conflict) =>
      conflict
        .columns(['game_id', 'numero'])
        .doUpdateSet((eb) => ({
          status: 'DRAWN',
          result: eb.ref('excluded.result'),
          drawn_at: eb.ref('excluded.drawn_at'),
        }))
        .where('lottery_issue.status', '=', 'INIT'),
    )
    .returning(['game_id', 'numero'])
    .execute()
  return new Set(rows.map(({ game_id: gameId, numero }) => `${gameId} ${numero}`))
}

/** Those of the issues that wait for their draw, and cannot be locked now; the others are locked hereby. */
async function heldIssues(tx: Db, draws: GameSlot[]): Promise<Set<string>> {
  const { gameIds, numeros } = namesOf(draws)
  const waiting = sql`(game_id, numero) in (select * from unnest(${gameIds}::bigint[], ${numeros}::text[])) and status = 'INIT'`
  const { rows: all } = await sql<{ name: string }>`
    select game_id || ' ' || numero as name from lottery_issue where ${waiting}
  `.execute(tx)
  if (all.length === 0) return new Set()
  const { rows: locked } = await sql<{ name: string }>`
    select game_id || ' ' || numero as name from lottery_issue where ${waiting}
    order by game_id, draw_at for no key update skip locked
  `.execute(tx)
  const mine = new Set(locked.map(({ name }) => name))
  return new Set(all.map(({ name }) => name).filter((name) => !mine.has(name)))
}
