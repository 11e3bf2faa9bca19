import { listLotteryGames } from '@ante/contract/lottery/games/list-games.ts'
import { getPlayMenu } from '@ante/contract/lottery/games/play-menu.ts'
import { beforeEach, expect, test } from 'vitest'

import { timetableOf } from '../games/schedule.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../test/lottery-fixtures.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))
const { runCommand, outputOf } = cliOf(() => fixtures.gateway)

const LAST3 = { slips: [slip('1_2,3_4', 1071)], units: '4' }

async function codeOf(name: 'ssc' | 'pk10'): Promise<string> {
  const { id } = fixtures.game(name)
  const { db } = fixtures.gateway.ports
  return (await db.selectFrom('lottery_game').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
}

test('a paused game and a closed one are shown as such; both accept bets again later', async () => {
  const member = await fixtures.player('100.00')
  const shown = async () => {
    const list = await fixtures.gateway.call(listLotteryGames, {})
    const game = list.ok && list.value.games.find(({ gameId }) => gameId === Number(fixtures.game('ssc').id))
    return game && { isSale: game.isSale, isPaused: game.isPaused }
  }
  const sale = async (state: string) => outputOf('lottery', 'update-sale', 'aurora', await codeOf('ssc'), state)
  expect(await sale('paused')).toMatchObject({ before: 'on', after: 'paused' })
  await expect.poll(shown).toEqual({ isSale: false, isPaused: true })
  expect(await fixtures.order(member, LAST3)).toMatchObject({ code: 'LGS_BETTING_PAUSED_ERROR' })
  expect(await sale('off')).toMatchObject({ before: 'paused', after: 'off' })
  await expect.poll(shown).toEqual({ isSale: false, isPaused: false })
  expect(await fixtures.order(member, LAST3)).toMatchObject({ code: 'LGS_BETTING_GAME_CLOSED_ERROR' })
  expect(await sale('on')).toMatchObject({ before: 'off', after: 'on' })
  await fixtures.placed(member, LAST3)
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['96', '0'])
})

test('a closed play accepts no bets, the menu shows it, and other plays continue', async () => {
  const member = await fixtures.player('100.00')
  const game = await codeOf('ssc')
  const isSale = async (playId: number) => {
    const menu = await fixtures.gateway.call(getPlayMenu, {
      gameId: Number(fixtures.game('ssc').id),
      prizeMode: 'Lott',
    })
    return menu.ok && menu.value.plays.find((play) => play.playId === playId)?.isSale
  }
  expect(await outputOf('lottery', 'update-play', 'aurora', game, '1071', 'off')).toMatchObject({
    before: ['on'],
    after: ['off'],
  })
  expect(await outputOf('lottery', 'update-play', 'aurora', game, '1071', 'off')).toMatchObject({ changed: false })
  expect(await fixtures.order(member, { slips: [slip('3____', 1111), ...LAST3.slips], units: '6' })).toMatchObject({
    code: 'LGS_BETTING_PLAY_MENU_CLOSED_ERROR',
    details: { row: 1 },
  })
  expect([await isSale(1071), await isSale(1111)]).toEqual([false, true])
  await fixtures.placed(member, { slips: [slip('3____', 1111)], units: '2' })
  await outputOf('lottery', 'update-play', 'aurora', game, '1071', 'on')
  await fixtures.placed(member, LAST3)
  expect((await runCommand('lottery', 'update-play', 'aurora', game, 'nothing', 'off')).stderr).toContain(
    'no play nothing',
  )
  expect((await runCommand('lottery', 'update-play', 'aurora', game, '1071', 'maybe')).stderr).toContain('on or off')
})

test('a suspended number is refused until it is released', async () => {
  const member = await fixtures.player('100.00')
  const game = await codeOf('ssc')
  expect(await outputOf('lottery', 'suspend-number', 'aurora', game, '134')).toMatchObject({ changed: true })
  expect(await outputOf('lottery', 'suspend-number', 'aurora', game, '134')).toMatchObject({ changed: false })
  expect(await fixtures.order(member, LAST3)).toMatchObject({
    code: 'BET_NUMBER_IS_SUSPENDED_ERROR',
    details: { row: 0, number: '134' },
  })
  expect(await outputOf('lottery', 'release-number', 'aurora', game, '134')).toMatchObject({ before: 'suspended' })
  await fixtures.placed(member, LAST3)
  expect((await runCommand('lottery', 'suspend-number', 'aurora', game, 'so;much')).stderr).toContain(
    'Invalid number: so;much',
  )
  expect((await runCommand('lottery', 'suspend-number', 'aurora', 'NONE', '1')).stderr).toContain('no lottery NONE')
})

test('outside a game’s hours no draw accepts bets, and the order is refused with that reason', async () => {
  const member = await fixtures.player('100.00')
  const { clock, db } = fixtures.gateway.ports
  // Hours that begin four hours from now and last one hour, in the merchant's time zone.
  const hour = (later: number) =>
    `${String((new Date(clock.now().getTime() + 8 * 3_600_000).getUTCHours() + later) % 24).padStart(2, '0')}:00`
  const schedule = { kind: 'steady', seconds: 60, hours: { from: hour(4), to: hour(5) } } as const
  const { id } = fixtures.game('pk10')
  await db
    .updateTable('lottery_game')
    .set({ schedule: JSON.stringify(schedule) })
    .where('id', '=', id)
    .execute()
  const next = timetableOf(schedule, 'Asia/Manila').at(clock.now().getTime())
  const input = {
    slips: [slip('1_2', 6002, { series: 1940 })],
    units: '2',
    gameId: Number(id),
    currentDrawNumber: next.drawNumber,
  }
  expect(next.drawNumber).not.toBe(slotAt(fixtures.gateway).drawNumber)
  expect(await fixtures.order(member, input)).toMatchObject({
    code: 'CAN_NOT_BETTING_NOT_IN_SALE_TIME',
    details: { currentDrawNumber: null },
  })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['100', '0'])
})
