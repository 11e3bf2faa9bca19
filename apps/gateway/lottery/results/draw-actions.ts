import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { ActionTarget, GuardedAction } from '../../kit/guarded-action.ts'
import { textOf } from '../../kit/money.ts'
import { checkReversal, checkVoid, DrawNotChanged, lockDraw, writeReversal, writeVoid } from '../draws/change-draw.ts'
import type { LockedDraw } from '../draws/change-draw.ts'
import { reversalEffect, voidEffect } from './draw-effects.ts'
import type { DrawEffect } from './draw-effects.ts'

export const VOID_ACTION = 'lottery.result.void'
export const REVERSAL_ACTION = 'lottery.result.reverse'

/** Object of a draw in change requests and the audit log. */
export const objectOfDraw = ({ game, draw }: { game: string; draw: string }): string => `draw:${game} ${draw}`

const Values = z.object({
  game: z.string().check(z.regex(/^[A-Z0-9_]{1,30}$/)),
  draw: z.string().check(z.regex(/^\d{8}(-\d{1,6})?$/)),
})
type Values = z.infer<typeof Values>

interface DrawChange {
  check(draw: LockedDraw): void
  /** Throws `DrawNotChanged` if the draw already has the state that the change sets. */
  isDone(draw: LockedDraw): boolean
  effect(db: Db, drawId: bigint): Promise<DrawEffect>
  write: typeof writeVoid
}

/**
 * Actions that void a draw and reverse a result. One person with the right `apply` may make them alone; role templates
 * have only the rights to propose and to approve. The state before contains the cost and the debtors, as at the request;
 * an approval is void once the draw has another state or result.
 */
export const drawActions: readonly GuardedAction[] = [
  drawAction(VOID_ACTION, {
    check: checkVoid,
    isDone: ({ status }) => status === 'VOID',
    effect: voidEffect,
    write: writeVoid,
  }),
  drawAction(REVERSAL_ACTION, {
    check: checkReversal,
    isDone: ({ status }) => status === 'RESULT_REVERSED',
    effect: reversalEffect,
    write: writeReversal,
  }),
]

function drawAction(name: typeof VOID_ACTION | typeof REVERSAL_ACTION, change: DrawChange): GuardedAction {
  return guardedAction({
    name,
    permission: 'lottery.result.update',
    approval: 'above limit',
    skippable: false,
    values: Values,
    readObject: async (tx, values, target) => {
      const draw = await changeableDraw(tx, values, { target, change })
      const { status, result } = draw
      return {
        object: objectOfDraw(values),
        version: `${draw.id}.${status}.${JSON.stringify(result)}`,
        before: { status, result, ...costOf(await change.effect(tx, draw.id)) },
      }
    },
    apply: async (tx, values, { merchantCode, actor, reason, now: at }) => {
      const draw = await changeableDraw(tx, values, { target: { merchantCode }, change })
      await change.write(tx, draw, { actor, at, reason })
      return values
    },
  })
}

async function changeableDraw(
  tx: Db,
  { game: code, draw: drawNumber }: Values,
  { target: { merchantCode }, change }: { target: ActionTarget; change: DrawChange },
): Promise<LockedDraw> {
  try {
    const draw = await lockDraw(tx, { merchantCode: merchantCode ?? '', code, drawNumber })
    change.check(draw)
    if (!change.isDone(draw)) return draw
  } catch (error) {
    if (!(error instanceof DrawNotChanged)) throw error
    if (error.problem === 'game.unknown' || error.problem === 'draw.unknown')
      throw new ActionProblem('draw.not_found', { draw: `${code} ${drawNumber}` })
  }
  throw new ActionProblem('draw.state', { draw: `${code} ${drawNumber}` })
}

/** Amounts of the effect, as an approver sees them. */
const costOf = ({ bets, players, paid, rebates, commissions, debts, topDebtors, debtors, currency }: DrawEffect) => ({
  bets: String(bets),
  players: String(players),
  returned: textOf(paid),
  rebates: textOf(rebates),
  commissions: textOf(commissions),
  debts: textOf(debts),
  debtors: debtorText(topDebtors, debtors, currency),
  currency,
})

const debtorText = (top: DrawEffect['topDebtors'], count: number, currency: string): string =>
  [
    ...top.map(({ account, amount }) => `${account} (${textOf(amount)} ${currency})`),
    ...(count > top.length ? [`+ ${count - top.length}`] : []),
  ].join(', ')
