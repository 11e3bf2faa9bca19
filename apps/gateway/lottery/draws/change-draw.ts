import { isDraw } from '@ante/lottery/draw.ts'

import type { Db } from '../../kit/db.ts'
import { wakeJobOnCommit } from '../../kit/job-queue/add-job.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { readGames } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import { drawMessage } from './generate-results.ts'
import { move } from '../../kit/state-machine/move.ts'
import { drawStates } from './draw-states.ts'
import { rowOf } from './game-slot.ts'
import type { StoredDrawStatus } from './tables.ts'
import { DRAW_TOPIC, SETTLE_JOB } from './topics.ts'

/** Reason why a draw cannot be changed manually. */
export type DrawChangeProblem =
  | 'game.unknown'
  | 'draw.unknown'
  /** A house draw: its result comes from the merchant's secret and cannot be entered manually. */
  | 'house.draws'
  /** The draw is not due yet. */
  | 'too.early'
  /** The result does not fit the game family. */
  | 'result.malformed'
  /** The draw has another result, which must be reversed first. */
  | 'has.result'
  | 'has.no.result'
  /** The payments of the old result are still being reversed. */
  | 'being.reversed'
  | 'is.void'

export class DrawNotChanged extends Error {
  readonly problem: DrawChangeProblem

  constructor(problem: DrawChangeProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface LockedDraw {
  id: bigint
  game: Game
  drawNumber: string
  status: StoredDrawStatus
  result: unknown
  /** Number of results so far. */
  results: number
  drawAt: Date
  isSettled: boolean
}

/**
 * Returns a draw, locked until the transaction ends. Inserts the row of a scheduled draw that has none. Throws
 * `DrawNotChanged` if the game or the draw does not exist.
 */
export async function lockDraw(
  tx: Db,
  { merchantCode, code, drawNumber }: { merchantCode: string; code: string; drawNumber: string },
) {
  const game = (await readGames(tx)).find(
    (candidate) => candidate.merchant_code === merchantCode && candidate.code === code,
  )
  if (!game) throw new DrawNotChanged('game.unknown')
  const slot = game.timetable.named(drawNumber)
  if (slot) {
    await tx
      .insertInto('lottery_draw')
      .values(rowOf({ game, slot }))
      .onConflict((conflict) => conflict.columns(['game_id', 'draw_number']).doNothing())
      .execute()
  }
  const row = await tx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_id', '=', game.id)
    .where('draw_number', '=', drawNumber)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DrawNotChanged('draw.unknown')
  const { id, status, result, results, draw_at: drawAt, settled_at: settledAt } = row
  return { id, game, drawNumber, status, result, results, drawAt, isSettled: settledAt !== null }
}

interface OperatorDecision {
  actor: string
  at: Date
  reason: string
}

/** Refuses a result that an operator may not enter for this draw. A repeat of the current result is allowed. */
export function checkResult(
  { game, status, result, drawAt, isSettled }: LockedDraw,
  requested: unknown,
  at: Date,
): void {
  if (!isDraw(game.family, requested)) throw new DrawNotChanged('result.malformed')
  if (status === 'VOID') throw new DrawNotChanged('is.void')
  if (status === 'RESULT_REVERSED' && !isSettled) throw new DrawNotChanged('being.reversed')
  if (status === 'INIT' && game.is_house) throw new DrawNotChanged('house.draws')
  if (status === 'INIT' && at < drawAt) throw new DrawNotChanged('too.early')
  if (result !== null && JSON.stringify(result) !== JSON.stringify(requested)) throw new DrawNotChanged('has.result')
}

export async function writeResult(
  tx: Db,
  draw: LockedDraw,
  requested: unknown,
  { actor, at, reason }: OperatorDecision,
): Promise<void> {
  const text = JSON.stringify(requested)
  const change = { result: text, drawn_at: at > draw.drawAt ? at : draw.drawAt }
  const step = { now: at, actor, reason, change, historyColumns: { result: text } }
  await move(tx, drawStates, { id: draw.id, from: draw.status, to: 'DRAWN' }, step)
  await publishOnCommit(
    tx,
    DRAW_TOPIC,
    drawMessage({ game: draw.game, drawNumber: draw.drawNumber, result: requested }),
  )
  await wakeJobOnCommit(tx, SETTLE_JOB)
}

export function checkVoid({ status }: LockedDraw): void {
  if (status !== 'INIT' && status !== 'VOID') throw new DrawNotChanged('has.result')
}

/** Voids the draw: all stakes are refunded. */
export async function writeVoid(tx: Db, draw: LockedDraw, { actor, at, reason }: OperatorDecision): Promise<void> {
  await move(tx, drawStates, { id: draw.id, from: draw.status, to: 'VOID' }, { now: at, actor, reason })
  await wakeJobOnCommit(tx, SETTLE_JOB)
}

export function checkReversal({ status }: LockedDraw): void {
  if (status === 'VOID') throw new DrawNotChanged('is.void')
  if (status === 'INIT') throw new DrawNotChanged('has.no.result')
}

/** Removes a wrong result: settlement then reverses its payments. The right result is entered afterwards. */
export async function writeReversal(tx: Db, draw: LockedDraw, { actor, at, reason }: OperatorDecision): Promise<void> {
  const step = {
    now: at,
    actor,
    reason,
    change: { result: null },
    historyColumns: { result: JSON.stringify(draw.result) },
  }
  await move(tx, drawStates, { id: draw.id, from: draw.status, to: 'RESULT_REVERSED' }, step)
  await wakeJobOnCommit(tx, SETTLE_JOB)
}
