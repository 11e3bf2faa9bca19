import type { Db } from '../../kit/db.ts'
import { checkResult, DrawNotChanged, lockDraw, writeResult } from '../draws/change-draw.ts'
import type { DrawChangeProblem, LockedDraw } from '../draws/change-draw.ts'
import { addEntry, attemptsOfDraw } from './result-entries.ts'
import type { Entered } from './result-entries.ts'
import { normalResult } from './normal-result.ts'

interface DrawName {
  merchantCode: string
  code: string
  drawNumber: string
}

interface ResultEntry {
  attempt: number
  staffId: bigint
  person: string
  by: string
  at: Date
  /** As typed. */
  entered: string
}

/**
 * Stores one person's entry of a result. Locks the draw, so that of two simultaneous entries one is the second. Throws
 * `DrawNotChanged` if the draw does not await a result.
 */
export async function enterResult(
  tx: Db,
  name: DrawName,
  { entered, at, ...entry }: ResultEntry,
): Promise<{ outcome: Entered; draw: LockedDraw; result: unknown }> {
  const draw = await lockDraw(tx, name)
  requireAwaited(draw, at)
  const result = normalResult(draw.game.family, entered)
  if (result === null) throw new DrawNotChanged('result.malformed')
  const { id, results } = draw
  const of = { id, results, merchantCode: name.merchantCode }
  return { outcome: await addEntry(tx, { draw: of, at, result, ...entry }), draw, result }
}

interface Release {
  attempt: number
  actor: string
  at: Date
  reason: string
}

/**
 * Publishes the result that two persons have entered in this attempt. Returns it; null if the attempt
 * is not the present one, or has no two equal entries. Throws `DrawNotChanged`.
 */
export async function releaseResult(
  tx: Db,
  name: DrawName,
  { attempt, ...decision }: Release,
): Promise<{ draw: LockedDraw; result: unknown } | null> {
  const draw = await lockDraw(tx, name)
  requireAwaited(draw, decision.at)
  const present = (await attemptsOfDraw(tx, draw)).at(-1)
  if (present?.attempt !== attempt || present.state !== 'equal') return null
  const result = present.entries[0]?.result
  checkResult(draw, result, decision.at)
  await writeResult(tx, draw, result, decision)
  return { draw, result }
}

function requireAwaited(draw: LockedDraw, at: Date): void {
  const problem = awaitedProblem(draw, at)
  if (problem) throw new DrawNotChanged(problem)
}

/** Returns why staff cannot enter a result now, or null. */
export function awaitedProblem(
  {
    game,
    status,
    drawAt,
    isSettled,
  }: Pick<LockedDraw, 'status' | 'drawAt' | 'isSettled'> & {
    game: Pick<LockedDraw['game'], 'is_house'>
  },
  at: Date,
): DrawChangeProblem | null {
  if (status === 'VOID') return 'is.void'
  if (status === 'RESULT_REVERSED') return isSettled ? null : 'being.reversed'
  if (status !== 'INIT') return 'has.result'
  if (game.is_house) return 'house.draws'
  return at < drawAt ? 'too.early' : null
}
