import { getDraw, listDraws } from '@ante/contract/lottery/draws/draws.ts'
import { getNearDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import { listLotteryGames } from '@ante/contract/lottery/games/list-games.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { lotteryGamesOf } from '../public.ts'
import type { LotteryGame } from '../public.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const WAIT = { timeout: 30_000, interval: 50 }
/** Six numbers and the special number. */
const RESULT = [3, 17, 22, 25, 40, 41, 8]
const TEXTS = RESULT.map(String)

let gateway: TestGateway
let games: LotteryGame[]
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  games = (await lotteryGamesOf(gateway.ports.db)).filter((game) => game.merchant_code === 'aurora')
})
afterAll(() => gateway.stop())

function gameCalled(code: string): LotteryGame {
  const game = games.find((candidate) => candidate.code === code)
  if (!game) throw new Error(code)
  return game
}

/** Returns the latest past draw numbers of HK6, latest first. */
function past(count: number, code = 'HK6'): string[] {
  const { timetable } = gameCalled(code)
  const drawNumbers: string[] = []
  let slot = timetable.at(Date.now())
  while (drawNumbers.length < count) {
    slot = timetable.before(slot)
    drawNumbers.push(slot.drawNumber)
  }
  return drawNumbers
}

async function drawOf(drawNumber: string) {
  const answer = await gateway.call(getDraw, { gameCode: 'HK6', drawNumber })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('lists the games of one merchant, or of all', async () => {
  const own = await outputOf('lottery', 'list', 'aurora')
  expect(own).toHaveLength(games.length)
  expect(own).toContainEqual({
    merchant: 'aurora',
    game: 'HK6',
    name: 'Hong Kong Mark Six',
    family: 'LHC',
    schedule: 'at 21:30 (Asia/Hong_Kong)',
    resultBy: 'operator',
    sale: 'on',
  })
  expect(await outputOf('lottery')).toHaveLength(2 * games.length)
})

test('takes a game off sale and puts it back, which the running gateway applies immediately', async () => {
  const { id } = gameCalled('KENO300')
  const isSale = async () => {
    const answer = await gateway.call(listLotteryGames, {})
    return answer.ok && answer.value.games.find(({ gameId }) => gameId === Number(id))?.isSale
  }
  expect(await outputOf('lottery', 'update-sale', 'aurora', 'KENO300', 'off')).toMatchObject({
    changed: true,
    before: 'on',
    after: 'off',
  })
  await expect.poll(isSale, WAIT).toBe(false)
  const near = await gateway.call(getNearDraws, { gameId: Number(id) })
  expect(near).toMatchObject({ ok: true, value: { currentDraw: null } })

  expect(await outputOf('lottery', 'update-sale', 'aurora', 'KENO300', 'off')).toMatchObject({ changed: false })
  await outputOf('lottery', 'update-sale', 'aurora', 'KENO300', 'on')
  await expect.poll(isSale, WAIT).toBe(true)
})

test('enters a result once, and a repeat changes nothing', async () => {
  const [drawNumber = ''] = past(1)
  expect(await outputOf('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, ...TEXTS)).toMatchObject({
    changed: true,
  })
  expect(await outputOf('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, JSON.stringify(RESULT))).toMatchObject({
    changed: false,
  })

  expect(await drawOf(drawNumber)).toMatchObject({ draw: { result: RESULT }, wasReversed: false, proof: null })
  const listed = await gateway.call(listDraws, { gameId: Number(gameCalled('HK6').id) })
  expect(listed).toMatchObject({ ok: true, value: { draws: [{ drawNumber, result: RESULT }] } })
  expect((await runCommand('lottery', 'void-draw', 'aurora', 'HK6', drawNumber)).stderr).toContain(
    'already has a result',
  )
})

test('reverses a result, then accepts the right one, and logs everything', async () => {
  const [, drawNumber = ''] = past(2)
  const right = [1, 2, 3, 4, 5, 6, 7]
  await outputOf('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, ...TEXTS)
  expect((await runCommand('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, '1 2 3 4 5 6 7')).stderr).toContain(
    'lottery reverse-result',
  )

  await outputOf('lottery', 'reverse-result', 'aurora', 'HK6', drawNumber, '--reason', 'two were swapped')
  expect(await drawOf(drawNumber)).toMatchObject({
    draw: { status: 'RESULT_REVERSED', result: null },
    wasReversed: true,
  })
  // The old payments are reversed first.
  await expect
    .poll(
      async () =>
        (await runCommand('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, JSON.stringify(right))).code,
      WAIT,
    )
    .toBe(0)
  await expect.poll(async () => (await drawOf(drawNumber)).draw.status, WAIT).toBe('RE_PAID')
  expect(await drawOf(drawNumber)).toMatchObject({ draw: { result: right }, wasReversed: true })
  expect(await outputOf('lottery', 'show-draw', 'aurora', 'HK6', drawNumber)).toMatchObject([
    { from: 'INIT', to: 'DRAWN', result: RESULT },
    { to: 'RESULT_REVERSED', result: RESULT, reason: 'two were swapped' },
    { from: 'RESULT_REVERSED', to: 'DRAWN', result: right },
  ])
})

test('cancels a past or upcoming draw, and refuses a result for it', async () => {
  const [, , drawNumber = ''] = past(3)
  const coming = gameCalled('HK6').timetable.at(Date.now()).drawNumber
  for (const item of [drawNumber, coming]) {
    expect(await outputOf('lottery', 'void-draw', 'aurora', 'HK6', item)).toMatchObject({ changed: true })
    expect(await outputOf('lottery', 'void-draw', 'aurora', 'HK6', item)).toMatchObject({ changed: false })
  }
  expect((await runCommand('lottery', 'enter-result', 'aurora', 'HK6', drawNumber, ...TEXTS)).stderr).toContain(
    'is voided',
  )
  expect((await runCommand('lottery', 'reverse-result', 'aurora', 'HK6', drawNumber)).stderr).toContain('is voided')
  expect(await outputOf('lottery', 'list-draws', 'aurora', 'HK6')).toContainEqual(
    expect.objectContaining({ draw: drawNumber, status: 'VOID' }),
  )
})

test('refuses manual results of house draws, and of draws not yet due', async () => {
  const { drawNumber } = gameCalled('THAIGOV').timetable.at(Date.now())
  const table = { first: ['123456'], second: ['1', '2', '3', '4', '5'].map((n) => n.repeat(6)), front3: ['123', '456'] }
  const result = JSON.stringify({ ...table, back3: ['789', '012'], bottom2: ['34'] })
  expect((await runCommand('lottery', 'enter-result', 'aurora', 'THAIGOV', drawNumber, result)).stderr).toContain(
    'not drawn yet',
  )
  const [house = ''] = past(1, 'LHC300')
  expect((await runCommand('lottery', 'enter-result', 'aurora', 'LHC300', house, ...TEXTS)).stderr).toContain(
    'drawn by the gateway',
  )
})

test.each([
  [['enter-result', 'aurora', 'NONE', '20260120', '1'], 1, 'no lottery NONE'],
  [['enter-result', 'aurora', 'HK6', '20260120-0001', ...TEXTS], 1, 'no draw'],
  [['enter-result', 'aurora', 'HK6', 'PAST', '1', '2', '3'], 1, 'Invalid result'],
  [['enter-result', 'aurora', 'HK6', 'PAST', '[1,'], 2, 'Invalid JSON'],
  [['enter-result', 'aurora', 'HK6', 'PAST', '1 1 1 1 1 1 1'], 1, 'Invalid result'],
  [['reverse-result', 'aurora', 'HK6', 'PAST'], 1, 'no result'],
  [['void-draw', 'nobody', 'HK6', 'PAST'], 1, 'no merchant'],
  [['list-draws', 'aurora', 'HK7'], 1, 'HK6'],
  [['update-sale', 'aurora', 'HK6', 'maybe'], 2, 'on, off or paused'],
])('refuses %j with a reason', async (message, code, sentence) => {
  const [, , , drawNumber = ''] = past(4)
  const received = await runCommand('lottery', ...message.map((word) => (word === 'PAST' ? drawNumber : word)))
  expect(received).toMatchObject({ code })
  expect(received.stderr).toContain(sentence)
})
