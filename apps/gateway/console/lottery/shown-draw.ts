import { previewLotteryDraw, showLotteryDraw } from '@ante/contract/console/lottery-results.ts'
import type { ResultAttempt } from '@ante/contract/console/lottery-results.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  attemptsOfDraw,
  awaitedProblem,
  drawSteps,
  lockAtOf,
  objectOfDraw,
  presentAttempt,
  proofOf,
  releaseEffect,
  REVERSAL_ACTION,
  reversalEffect,
  statusAt,
  VOID_ACTION,
  voidEffect,
} from '../../lottery/public.ts'
import type { DaySecrets, DrawEffect, EntryAttempt, LotteryGame, StoredDrawStatus } from '../../lottery/public.ts'
import { changesInReview, personOfStaff } from '../../staff/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { requireLottery, resultBy } from './lotteries.ts'

export interface DrawPorts extends ScreenPorts {
  daySecrets: DaySecrets
}

/** A draw with or without a row. */
interface FoundDraw {
  id: bigint | null
  day: string
  status: StoredDrawStatus
  results: number
  result: unknown
  openAt: Date
  lockAt: Date
  drawAt: Date
  drawnAt: Date | null
  settledAt: Date | null
}

/** Returns a stored or scheduled draw; null if neither exists. */
async function findDraw(db: Db, game: LotteryGame, drawNumber: string): Promise<FoundDraw | null> {
  const row = await db
    .selectFrom('lottery_draw')
    .select(['id', 'status', 'results', 'result', 'open_at', 'lock_at', 'draw_at', 'drawn_at', 'settled_at'])
    .select(sql<string>`day::text`.as('day'))
    .where('game_id', '=', game.id)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst()
  if (row) {
    const { open_at: openAt, lock_at: lockAt, draw_at: drawAt, drawn_at: drawnAt, settled_at: settledAt, ...draw } = row
    return { ...draw, openAt, lockAt, drawAt, drawnAt, settledAt }
  }
  const slot = game.timetable.named(drawNumber)
  if (!slot) return null
  return {
    id: null,
    day: slot.day,
    status: 'INIT',
    results: 0,
    result: null,
    openAt: new Date(slot.openAt),
    lockAt: new Date(lockAtOf(game, slot)),
    drawAt: new Date(slot.drawAt),
    drawnAt: null,
    settledAt: null,
  }
}

/** Returns a draw with its bets, entries, steps and proof. */
export async function shownDraw(
  ports: DrawPorts,
  { game: code, draw: drawNumber }: ParsedInputOf<typeof showLotteryDraw>,
  context: StaffContext,
): Promise<OutputOf<typeof showLotteryDraw>> {
  const { db, clock, merchants, daySecrets } = ports
  const merchantCode = merchantOf(context)
  const game = await requireLottery(db, { merchantCode, code })
  const draw = await findDraw(db, game, drawNumber)
  if (!draw) throw refusalsOf(showLotteryDraw)('lottery.draw.not.found')
  const now = clock.now()
  const object = objectOfDraw({ game: code, draw: drawNumber })
  const waiting = async (action: typeof VOID_ACTION | typeof REVERSAL_ACTION) =>
    (await changesInReview(db, { merchantCode, action })).get(object) ?? null
  const [entries, bets, steps, voiding, reversal, proof] = await Promise.all([
    shownEntries(db, { game, draw, staffId: context.staff.staffId, now }),
    betsOn(db, draw.id),
    drawSteps(db, { merchantCode, code, drawNumber }),
    waiting(VOID_ACTION),
    waiting(REVERSAL_ACTION),
    game.is_house ? proofOf({ db, clock, secrets: daySecrets }, game, draw) : null,
  ])
  const { openAt, lockAt, drawAt } = draw
  const hours = { openAt: openAt.getTime(), lockAt: lockAt.getTime(), drawAt: drawAt.getTime() }
  return {
    game: { code, name: game.name, family: game.family, resultBy: resultBy(game) },
    drawNumber,
    status: statusAt(draw.status, hours, now.getTime()),
    openAt: openAt.toISOString(),
    lockAt: lockAt.toISOString(),
    drawAt: drawAt.toISOString(),
    drawnAt: draw.result === null ? null : (draw.drawnAt?.toISOString() ?? null),
    settledAt: draw.settledAt?.toISOString() ?? null,
    result: draw.result,
    shape: shapeOf(game),
    currency: merchants.of(merchantCode).currency,
    bets,
    ...entries,
    steps: steps.map(({ actor, at, ...step }) => ({ ...step, at: at.toISOString(), by: actor })),
    waiting: { void: voiding, reversal },
    proof,
    serverTime: now.toISOString(),
  }
}

/** The format of a family's results, as plain lists. */
function shapeOf({ family }: LotteryGame): OutputOf<typeof showLotteryDraw>['shape'] {
  const shape = DRAW_SHAPES[family]
  if (shape.kind === 'numbers') return { kind: 'numbers', parts: [...shape.parts] }
  if (shape.kind === 'symbols') return { ...shape, symbols: [...shape.symbols] }
  return { kind: 'table', prizes: [...shape.prizes] }
}

interface EntriesOf {
  game: LotteryGame
  draw: FoundDraw
  staffId: bigint
  now: Date
}

/**
 * Returns the present attempt without the numbers of the other person, and the attempts that ended with different ones.
 * Those are shown to the two persons who made them, and to all once the draw has a result: a third person enters blind.
 */
async function shownEntries(db: Db, { game, draw, staffId, now }: EntriesOf) {
  const { id, results, status, drawAt, settledAt, result } = draw
  const person = await personOfStaff(db, staffId)
  const attempts = id === null ? [] : await attemptsOfDraw(db, { id, results: result === null ? results : results - 1 })
  const present = presentAttempt(attempts)
  const isAwaited = awaitedProblem({ game, status, drawAt, isSettled: settledAt !== null }, now) === null
  const hasEntered = ({ entries }: EntryAttempt) => entries.some((entry) => entry.person === person)
  const ended = attempts.filter(
    ({ attempt, state }) => state === 'different' || (!isAwaited && attempt < present.attempt),
  )
  return {
    entry: isAwaited
      ? {
          ...shownAttempt(present, person, present.state === 'equal'),
          canEnter: present.state === 'open' && !hasEntered(present),
        }
      : null,
    earlier: ended.toReversed().map((attempt) => shownAttempt(attempt, person, result !== null || hasEntered(attempt))),
  }
}

const shownAttempt = ({ attempt, state, entries }: EntryAttempt, person: string, isShown: boolean): ResultAttempt => ({
  attempt,
  state,
  entries: entries.map(({ by, at, result, person: author }) => ({
    by,
    at: at.toISOString(),
    isOwn: author === person,
    result: isShown || author === person ? result : null,
  })),
})

async function betsOn(db: Db, drawId: bigint | null) {
  const { rows } = await sql<Record<'count' | 'players' | 'staked' | 'open' | 'paid', bigint>>`
    select count(*) as count, count(distinct member_id) as players, coalesce(sum(cost), 0)::bigint as staked,
      count(*) filter (where status = 2) as open, coalesce(sum(won + refunded), 0)::bigint as paid
    from lottery_detail where draw_id = ${drawId}`.execute(db)
  const { count = 0n, players = 0n, staked = 0n, open = 0n, paid = 0n } = rows[0] ?? {}
  return {
    count: Number(count),
    players: Number(players),
    staked: textOf(staked),
    open: Number(open),
    paid: textOf(paid),
  }
}

/** Returns what a release, a void or a reversal pays and takes. */
export async function previewOf(
  { db, clock }: ScreenPorts,
  { game: code, draw: drawNumber, effect }: ParsedInputOf<typeof previewLotteryDraw>,
  context: StaffContext,
): Promise<OutputOf<typeof previewLotteryDraw>> {
  const refuse = refusalsOf(previewLotteryDraw)
  const game = await requireLottery(db, { merchantCode: merchantOf(context), code })
  const draw = await findDraw(db, game, drawNumber)
  if (!draw) throw refuse('lottery.draw.not.found')
  const { id, results, status, drawAt, settledAt } = draw
  if (id === null) throw refuse('lottery.preview.impossible')
  if (effect === 'void') {
    if (status !== 'INIT') throw refuse('lottery.preview.impossible')
    return wireEffect(await voidEffect(db, id), null)
  }
  if (effect === 'reversal') {
    if (status === 'INIT' || status === 'VOID' || status === 'RESULT_REVERSED')
      throw refuse('lottery.preview.impossible')
    return wireEffect(await reversalEffect(db, id), null)
  }
  const present = presentAttempt(await attemptsOfDraw(db, { id, results }))
  const isAwaited = awaitedProblem({ game, status, drawAt, isSettled: settledAt !== null }, clock.now()) === null
  if (!isAwaited || present.state !== 'equal') throw refuse('lottery.preview.impossible')
  const release = await releaseEffect(db, id, present.entries[0]?.result)
  return wireEffect(release, release.staked - release.paid - release.rebates - release.commissions)
}

function wireEffect(effect: DrawEffect, houseResult: bigint | null): OutputOf<typeof previewLotteryDraw> {
  const named = (members: DrawEffect['topWinners']) =>
    members.map(({ account, amount }) => ({ account, amount: textOf(amount) }))
  return {
    ...effect,
    staked: textOf(effect.staked),
    paid: textOf(effect.paid),
    rebates: textOf(effect.rebates),
    commissions: textOf(effect.commissions),
    topWinners: named(effect.topWinners),
    debts: textOf(effect.debts),
    topDebtors: named(effect.topDebtors),
    highestExposure: effect.highestExposure === null ? null : textOf(effect.highestExposure),
    houseResult: houseResult === null ? null : textOf(houseResult),
  }
}
