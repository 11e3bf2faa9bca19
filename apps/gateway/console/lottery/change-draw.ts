import { randomUUID } from 'node:crypto'

import { enterLotteryResult, releaseLotteryResult, requestDrawVoid } from '@ante/contract/console/lottery-results.ts'
import type { requestDrawReversal } from '@ante/contract/console/lottery-results.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  DrawNotChanged,
  enterResult,
  objectOfDraw,
  releaseResult,
  REVERSAL_ACTION,
  VOID_ACTION,
} from '../../lottery/public.ts'
import { changesInReview, personOfStaff, submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { findStatus } from './find-status.ts'

/** Stores one person's entry of a result. The audit log has it without the numbers until a second person has entered. */
export async function enter(
  ports: ScreenPorts,
  { game, draw: drawNumber, attempt, result: entered }: ParsedInputOf<typeof enterLotteryResult>,
  context: StaffContext,
): Promise<OutputOf<typeof enterLotteryResult>> {
  const refuse = refusalsOf(enterLotteryResult)
  const name = { merchantCode: merchantOf(context), code: game, drawNumber }
  const { staffId, name: by } = context.staff
  return explained(ports, name, () =>
    inTransaction(ports.db, async (tx) => {
      const person = await personOfStaff(tx, staffId)
      const entry = { attempt, staffId, person, by, at: ports.clock.now(), entered }
      const { outcome, result } = await enterResult(tx, name, entry)
      if (outcome === 'own') throw refuse('lottery.entry.own')
      if (outcome === 'stale') throw refuse('lottery.entry.stale')
      const object = objectOfDraw({ game, draw: drawNumber })
      const after = { attempt, outcome, ...(outcome !== 'first' && { result }) }
      await context.audit(tx, { action: 'lottery.result.enter', object, before: null, after })
      return { outcome }
    }),
  )
}

/** Publishes the result that two persons have entered. */
export async function release(
  ports: ScreenPorts,
  { game, draw: drawNumber, attempt, reason }: ParsedInputOf<typeof releaseLotteryResult>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(releaseLotteryResult)
  const name = { merchantCode: merchantOf(context), code: game, drawNumber }
  return explained(ports, name, () =>
    inTransaction(ports.db, async (tx) => {
      const decision = { attempt, actor: context.staff.name, at: ports.clock.now(), reason: reason ?? '' }
      const released = await releaseResult(tx, name, decision)
      if (!released) throw refuse('lottery.entry.stale')
      const { draw, result } = released
      await context.audit(tx, {
        action: 'lottery.result.release',
        object: objectOfDraw({ game, draw: drawNumber }),
        reason: reason ?? null,
        before: { status: draw.status },
        after: { status: 'DRAWN', result },
      })
      return {}
    }),
  )
}

interface DrawName {
  merchantCode: string
  code: string
  drawNumber: string
}

/** Turns the problems of a draw into refusals of the call. */
async function explained<Value>(
  { db, clock }: ScreenPorts,
  name: DrawName,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DrawNotChanged)) throw error
    const refuse = refusalsOf(enterLotteryResult)
    if (error.problem === 'game.unknown') throw refuse('lottery.not.found')
    if (error.problem === 'draw.unknown') throw refuse('lottery.draw.not.found')
    if (error.problem === 'house.draws') throw refuse('lottery.draw.by.house')
    if (error.problem === 'result.malformed') throw refuse('lottery.result.invalid')
    throw refuse('lottery.draw.not.awaited', { status: await findStatus(db, name, clock.now()) })
  }
}

type Requested = ParsedInputOf<typeof requestDrawVoid>

/** Requests the void of a draw. */
export const requestVoid = (ports: ScreenPorts, input: Requested, context: StaffContext) =>
  requestChange(ports, { ...input, action: VOID_ACTION }, context)

/** Requests the reversal of a result. */
export const requestReversal = (ports: ScreenPorts, input: Requested, context: StaffContext) =>
  requestChange(ports, { ...input, action: REVERSAL_ACTION }, context)

type Action = typeof VOID_ACTION | typeof REVERSAL_ACTION

function requestChange(
  ports: ScreenPorts,
  { game, draw, reason, action }: Requested & { action: Action },
  context: StaffContext,
): Promise<OutputOf<typeof requestDrawReversal>> {
  const merchantCode = merchantOf(context)
  const object = objectOfDraw({ game, draw })
  // The action has locked the draw: of two simultaneous requests the second one finds the first.
  const onLocked = async (tx: Db) => {
    if ((await changesInReview(tx, { merchantCode, action })).has(object))
      throw refusalsOf(requestDrawVoid)('lottery.request.waiting')
  }
  const submitted = { action, values: { game, draw }, reason, key: randomUUID(), onLocked } as const
  return submitChange(ports, submitted, submitterOf(ports, context))
}
