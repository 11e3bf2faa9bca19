import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, slotAt, lotteryFixtures, createGame, slip } from '../test/lottery-fixtures.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))
const { runCommand, outputOf } = cliOf(() => fixtures.gateway)

test('sums 13 and 14 refund bets placed while the merchant’s setting is on, and no earlier ones', async () => {
  const { db } = fixtures.gateway.ports
  const game = await createGame(fixtures.gateway, { family: 'PCB' })
  const { code } = await db
    .selectFrom('lottery_game')
    .select('code')
    .where('id', '=', game.id)
    .executeTakeFirstOrThrow()
  const bet = { gameId: Number(game.id), slips: [`${slip('s', 10_502)}~50`], units: '50' }
  const slot = slotAt(fixtures.gateway)
  const [early, late] = [await fixtures.player('100.00'), await fixtures.player('100.00')]

  await fixtures.placed(early, bet)
  expect(await outputOf('lottery', 'update-special-sums', 'aurora', code, 'refund')).toMatchObject({
    before: 'none',
    after: 'refund',
  })
  await fixtures.placed(late, bet)
  await outputOf('lottery', 'update-special-sums', 'aurora', code, 'none')
  await fixtures.end(slot, { status: 'DRAWN', result: [4, 4, 5] }, game)
  await fixtures.settle()

  const [[before], [after]] = [await fixtures.orders(early), await fixtures.orders(late)]
  expect(before).toMatchObject({ orderStatus: 4 })
  expect(after).toMatchObject({ orderStatus: 16 })
  expect(await fixtures.balancesOf(late.memberId)).toEqual(['50', '50'])
})

test('the setting is refused for a game of another family', async () => {
  const { db } = fixtures.gateway.ports
  const { id } = fixtures.game('ssc')
  const { code } = await db.selectFrom('lottery_game').select('code').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await runCommand('lottery', 'update-special-sums', 'aurora', code, 'refund')).stderr).toContain(
    'not a PC28 lottery',
  )
  expect((await runCommand('lottery', 'update-special-sums', 'aurora', code, 'maybe')).stderr).toContain(
    'none or refund',
  )
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
