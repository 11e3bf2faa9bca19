import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { ChasePhase } from '@ante/contract/lottery/orders/betting.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { refusalsOf } from '../../../kit/serve.ts'
import { timetableOf } from '../../games/schedule.ts'
import type { Slot, Timetable } from '../../games/schedule.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { chaseAtMost } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'

const refuse = refusalsOf(placeOrder)

type Asked = Pick<ParsedInputOf<typeof placeOrder>, 'currentNumero' | 'chase'>

/** An issue that is bet on, and by what the slips' multiples are multiplied there. */
export interface PlannedIssue {
  slot: Slot
  lockAt: number
  multiple: number
}

interface Planning {
  game: LotteryGameRow
  zone: string
  terms: LotteryTerms
  now: Date
}

/** The issues of an order, in their order: all of them take bets now or will. */
export function planIssues(asked: Asked, planning: Planning): PlannedIssue[] {
  const { game, zone } = planning
  const timetable = timetableOf(game.schedule, zone)
  const current = timetable.named(asked.currentNumero)
  if (!current) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'currentNumero' })
  const phases = asked.chase.length === 0 ? [{ numero: asked.currentNumero, multiple: 1 }] : asked.chase
  demandChaseOnSale(asked.chase, planning)
  demandOpen(current, timetable, planning)
  const planned = phases.map(({ numero, multiple }) => {
    const slot = timetable.named(numero)
    if (!slot) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'chase' })
    return { slot, lockAt: lockOf(slot, game), multiple }
  })
  for (const [place, { slot }] of planned.entries()) {
    const before = planned[place - 1]?.slot ?? null
    const isBehind = before === null ? slot.drawAt >= current.drawAt : slot.drawAt > before.drawAt
    if (!isBehind) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'chase' })
  }
  return planned
}

const lockOf = ({ drawAt }: Slot, { lock_seconds: seconds }: LotteryGameRow): number => drawAt - seconds * 1_000

function demandChaseOnSale(chase: readonly ChasePhase[], { game, terms }: Planning): void {
  const { schedule } = game
  const maximum = chaseAtMost(terms, schedule.kind === 'steady' ? schedule.seconds : null)
  if (chase.length > maximum) throw refuse('SYSTEM_NOT_ALLOW_CHASE', { maximum })
}

/** The issue that the player saw is the one that takes bets now; otherwise he is told which one does. */
function demandOpen(slot: Slot, timetable: Timetable, { game, now }: Planning): void {
  const moment = now.getTime()
  if (slot.openAt <= moment && moment < lockOf(slot, game)) return
  throw notOpen(slot, { timetable, game, now })
}

/** Why no bet is taken on an issue any more, or yet. */
export function notOpen(
  slot: Slot,
  { timetable, game, now }: { timetable: Timetable; game: LotteryGameRow; now: Date },
) {
  const moment = now.getTime()
  const running = timetable.at(moment)
  const isOpen = running.openAt <= moment && moment < lockOf(running, game)
  const closed = { currentNumero: isOpen ? running.numero : null, serverTime: now.toISOString() }
  if (slot.openAt <= moment) return refuse('BETTING_TIME_OUT', closed)
  if (running.openAt > moment) return refuse('CAN_NOT_BETTING_NOT_IN_SALE_TIME', closed)
  return refuse('SYSTEM_NOT_ALLOW_BETTING', closed)
}
