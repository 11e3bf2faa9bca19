import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { textOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import { addExposure } from '../exposure.ts'
import type { LockedDraw } from './lock-draws.ts'
import type { ReadSlip } from './read-slips.ts'

const refuse = refusalsOf(placeOrder)

/** Maximum length of the selection in a refusal, so that it stays readable. */
const MAX_NUMBER_LENGTH = 40

interface ExposureCheck {
  memberId: bigint
  currency: string
  terms: LotteryTerms
  slips: readonly ReadSlip[]
  draws: readonly LockedDraw[]
}

export const contentOf = ({ text }: ReadSlip): string => text.split('~')[0] ?? ''

/** Refuses a slip if one of its stakes and the member's earlier bets on its number could win more than `maxPrize`. */
export async function requireNotSoldOut(tx: Db, exposing: ExposureCheck): Promise<void> {
  const { slips, draws, terms } = exposing
  const exposedSoFar = await exposedBefore(tx, exposing)
  for (const draw of draws) {
    for (const [row, slip] of slips.entries()) {
      const key = keyOf(namesOf(draw, slip))
      const exposed = (exposedSoFar.get(key) ?? 0n) + slip.topPrize * times(slip, draw)
      if (exposed > terms.maxPrize) throw soldOut(exposing, { row, slip, draw, maximum: terms.maxPrize })
      exposedSoFar.set(key, exposed)
    }
  }
}

/** Refuses a slip if all players together could win more than `maxExposure` with its number in a draw. */
export async function requireExposureBelowLimit(tx: Db, exposing: ExposureCheck): Promise<void> {
  const { slips, draws, terms } = exposing
  const exposures = draws.flatMap((draw) =>
    slips.map((slip, row) => ({
      row,
      slip,
      draw,
      ...namesOf(draw, slip),
      exposed: slip.maxPayout * times(slip, draw),
    })),
  )
  const beyond = (await addExposure(tx, exposures)).filter(({ exposed }) => exposed > terms.maxExposure)
  if (beyond.length === 0) return
  const full = new Set(beyond.map(keyOf))
  const first = exposures.find((exposure) => full.has(keyOf(exposure)))
  if (first) throw soldOut(exposing, { ...first, maximum: terms.maxExposure })
}

interface SoldOut {
  row: number
  slip: ReadSlip
  draw: LockedDraw
  maximum: bigint
}

const soldOut = ({ currency }: ExposureCheck, { row, slip, draw, maximum }: SoldOut) =>
  refuse('LGS_BETTING_NUMBER_OVER_LIMITS', {
    row,
    drawNumber: draw.slot.drawNumber,
    number: contentOf(slip).slice(0, MAX_NUMBER_LENGTH),
    maximum: textOf(maximum),
    currency,
  })

interface Names {
  drawId: bigint
  playId: number
  number: Buffer
}

const namesOf = ({ id: drawId }: LockedDraw, { play: { id: playId }, number }: ReadSlip): Names => ({
  drawId,
  playId,
  number,
})

const keyOf = ({ drawId, playId, number }: Names): string => `${drawId} ${playId} ${number.toString('hex')}`

const times = (slip: ReadSlip, draw: LockedDraw): bigint => BigInt(slip.multiple * draw.multiple)

async function exposedBefore(tx: Db, { memberId, slips, draws }: ExposureCheck): Promise<Map<string, bigint>> {
  const { rows } = await sql<Names & { exposed: bigint }>`
    select detail.draw_id as "drawId", slip.play_id as "playId", slip.number,
      sum(slip.top_prize * detail.multiple)::bigint as exposed
    from lottery_detail detail join lottery_slip slip on slip.id = detail.slip_id
    where detail.draw_id = any (${draws.map(({ id }) => id)}::int8[]) and detail.member_id = ${memberId}
      and detail.status = 2 and slip.number = any (${slips.map(({ number }) => number)}::bytea[])
    group by detail.draw_id, slip.play_id, slip.number`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row), row.exposed]))
}
