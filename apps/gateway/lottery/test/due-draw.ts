import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'

import { signedIn } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { timetableOf } from '../games/schedule.ts'
import { storeLotteryGame } from '../games/store-game.ts'

const SCHEDULE = { kind: 'steady', seconds: 60 } as const
const ZONE = 'Asia/Manila'
/** A bet of 2.00 that the first digit is 3: it wins 19.50. */
const BET = '3____~1~1111~1~1950~1'

/** Creates an SSC lottery of aurora, and places a bet of a new player at the beginning of its draw. */
export async function runningDraw(gateway: TestGateway) {
  const { db, clock } = gateway.ports
  const code = `T${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const game = { code, name: code, family: 'SSC', group: 'SSC', prizeModes: ['Lott'] } as const
  const sold = { schedule: SCHEDULE, lockSeconds: 5, isHouse: false, merchantCode: 'aurora', position: 0 }
  await storeLotteryGame(db, { ...game, ...sold })
  const timetable = timetableOf(SCHEDULE, ZONE)
  const slot = timetable.after(timetable.at(clock.now().getTime()))
  clock.offsetMs += slot.openAt + 1_000 - clock.now().getTime()
  const { id } = await db
    .selectFrom('lottery_game')
    .select('id')
    .where('code', '=', code)
    .where('merchant_code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  const member = await signedIn(gateway, '100.00')
  const order = {
    gameId: Number(id),
    currentDrawNumber: slot.drawNumber,
    betCartAmountSum: '2',
    prizeModeId: 1,
    bettingSlipString: BET,
  } as const
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answer = await gateway.call(placeOrder, order, { token: member.token, headers })
  if (!answer.ok) throw new Error(answer.code)
  return { game: code, draw: slot.drawNumber, slot }
}

/** As `runningDraw`, and advances the clock beyond the time of the draw. */
export async function dueDraw(gateway: TestGateway) {
  const draw = await runningDraw(gateway)
  const { clock } = gateway.ports
  clock.offsetMs += draw.slot.drawAt + 1_000 - clock.now().getTime()
  return draw
}
