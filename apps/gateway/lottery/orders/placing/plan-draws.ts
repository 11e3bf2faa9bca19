import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { ChasePhase } from '@ante/contract/lottery/orders/betting.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../../kit/db.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { timetableOf } from '../../games/schedule.ts'
import type { Slot, Timetable } from '../../games/schedule.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { maxChaseDraws } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'

const refuse = refusalsOf(placeOrder)

type Input = Pick<ParsedInputOf<typeof placeOrder>, 'currentDrawNumber' | 'chase'>

/** A draw of an order, with the factor by which the multiples of the slips are multiplied. */
export interface PlannedDraw {
  slot: Slot
  lockAt: number
  multiple: number
}

interface Planning {
  db: Db
  game: LotteryGameRow
  zone: string
  terms: LotteryTerms
  now: Date
}

/** Returns the draws of an order by time; refuses unless all accept bets, now or later. */
export async function planDraws(input: Input, planning: Planning): Promise<PlannedDraw[]> {
  const { game, zone } = planning
  const timetable = timetableOf(game.schedule, zone)
  const current = timetable.named(input.currentDrawNumber)
  if (!current) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'currentNumero' })
  const phases = input.chase.length === 0 ? [{ drawNumber: input.currentDrawNumber, multiple: 1 }] : input.chase
  requireChaseLength(input.chase, planning)
  await requireOpen(current, timetable, planning)
  const plannedDraws = phases.map(({ drawNumber, multiple }) => {
    const slot = timetable.named(drawNumber)
    if (!slot) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'chase' })
    return { slot, lockAt: lockOf(slot, game), multiple }
  })
  for (const [index, { slot }] of plannedDraws.entries()) {
    const previousSlot = plannedDraws[index - 1]?.slot ?? null
    const isLater = previousSlot === null ? slot.drawAt >= current.drawAt : slot.drawAt > previousSlot.drawAt
    if (!isLater) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'chase' })
  }
  return plannedDraws
}

const lockOf = ({ drawAt }: Slot, { lock_seconds: seconds }: LotteryGameRow): number => drawAt - seconds * 1_000

function requireChaseLength(chase: readonly ChasePhase[], { game, terms }: Planning): void {
  const { schedule } = game
  const maximum = maxChaseDraws(terms, schedule.kind === 'steady' ? schedule.seconds : null)
  if (chase.length > maximum) throw refuse('SYSTEM_NOT_ALLOW_CHASE', { maximum })
}

/** Refuses if the draw that the player saw is not open; the refusal names the open draw. */
async function requireOpen(slot: Slot, timetable: Timetable, { db, game, now }: Planning): Promise<void> {
  const moment = now.getTime()
  if (slot.openAt <= moment && moment < lockOf(slot, game)) return
  throw await notOpen(slot, { db, timetable, game, now })
}

interface PlanningTime extends Pick<Planning, 'db' | 'game' | 'now'> {
  timetable: Timetable
}

/** Returns the refusal for a draw that no longer accepts bets, or does not accept bets yet. */
export async function notOpen(slot: Slot, at: PlanningTime) {
  const moment = at.now.getTime()
  const closed = await closedWith(at)
  if (slot.openAt <= moment) return refuse('BETTING_TIME_OUT', closed)
  if (at.timetable.at(moment).openAt > moment) return refuse('CAN_NOT_BETTING_NOT_IN_SALE_TIME', closed)
  return refuse('SYSTEM_NOT_ALLOW_BETTING', closed)
}

/** Returns the refusal for a draw that is void, or has a result already. */
export const closedForBets = async (at: PlanningTime) => refuse('SYSTEM_NOT_ALLOW_BETTING', await closedWith(at))

/** Returns the details of a refusal: the running draw if it accepts bets, else null, and the time. */
async function closedWith({ db, timetable, game, now }: PlanningTime) {
  const runningSlot = timetable.at(now.getTime())
  const isOpen = runningSlot.openAt <= now.getTime() && now.getTime() < lockOf(runningSlot, game)
  const canBet = isOpen && !(await hasEnded(db, game, runningSlot))
  return { currentDrawNumber: canBet ? runningSlot.drawNumber : null, serverTime: now.toISOString() }
}

async function hasEnded(db: Db, { id }: LotteryGameRow, { drawNumber }: Slot): Promise<boolean> {
  const draws = db
    .selectFrom('lottery_draw')
    .select('id')
    .where('game_id', '=', id)
    .where('draw_number', '=', drawNumber)
  return (await draws.where('status', '<>', 'INIT').executeTakeFirst()) !== undefined
}
