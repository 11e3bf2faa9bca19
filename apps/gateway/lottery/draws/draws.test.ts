import { webcrypto } from 'node:crypto'

import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { checkDraw } from '@ante/contract/lottery/draws/check-draw.ts'
import { listDrawCommitments } from '@ante/contract/lottery/draws/draw-proof.ts'
import { getDraw, getHotGapInfo, listDraws } from '@ante/contract/lottery/draws/draws.ts'
import { getNearDraws, listOpenDraws, listOpenVietnamDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import {
  listGameMenus,
  listLotteryGames,
  listPopularLotteryGames,
  listVietnamMenus,
} from '@ante/contract/lottery/games/list-games.ts'
import { getGameSetting, getPlayMenu } from '@ante/contract/lottery/games/play-menu.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import { FAMILIES, isFamily } from '@ante/lottery/family.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { DaySecrets } from './day-secrets.ts'

const LOTUS = { host: 'lotus.localhost' }
const SLOW = 120_000

let gateway: TestGateway
let games: LotteryGame[]
beforeAll(async () => {
  gateway = await startGateway({ lotteryDraws: true })
  games = (await answerOf(gateway.call(listLotteryGames, {}))).games
}, SLOW)
afterAll(() => gateway.stop())

async function answerOf<Value>(
  call: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const answer = await call
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const coded = (code: string): LotteryGame => {
  const game = games.find(({ gameCode }) => gameCode === code)
  if (!game) throw new Error(`no ${code}`)
  return game
}
const familyOf = ({ family }: LotteryGame) => {
  if (!isFamily(family)) throw new Error(family)
  return family
}

test('offers games of every family, at both merchants', async () => {
  const lotus = (await answerOf(gateway.call(listLotteryGames, {}, LOTUS))).games
  for (const offered of [games, lotus]) {
    expect(new Set(offered.map(({ family }) => family))).toEqual(new Set(FAMILIES))
  }
  expect(lotus[0]?.groupCode).toBe('VNC')
})

test('has past results of each house game, in its family’s format', async () => {
  for (const game of games.filter(({ isHouse }) => isHouse)) {
    const { draws, totalPages } = await answerOf(gateway.call(listDraws, { gameId: game.gameId, size: 100 }))
    expect({ game: game.gameCode, draws: draws.length, totalPages }).toEqual({
      game: game.gameCode,
      draws: 100,
      totalPages: 1,
    })
    expect(draws.filter(({ result }) => !isDraw(familyOf(game), result))).toEqual([])
  }
})

test('returns the running draw and the last result of each game', async () => {
  const opened = await answerOf(gateway.call(listOpenDraws, {}))
  expect(opened.games).toHaveLength(games.length)
  for (const { gameCode, current, last } of opened.games) {
    const now = Date.parse(opened.serverTime)
    const { isHouse, lockTime } = coded(gameCode)
    if (!current) throw new Error(gameCode)
    expect(current.remainTime).toBe(Math.max(0, current.isSale ? Date.parse(current.lockAt) - now : 0))
    expect(Date.parse(current.drawAt) - Date.parse(current.lockAt)).toBeLessThanOrEqual(lockTime * 1000)
    expect(last === null).toBe(!isHouse)
  }
  const vietnam = await answerOf(gateway.call(listOpenVietnamDraws, {}))
  expect(vietnam.games.map(({ gameCode }) => gameCode)).toContain('VNVIP45')
})

test('returns the draws around now, and as many upcoming draws as a chase may have', async () => {
  const { gameId } = coded('WINGO30')
  const near = await answerOf(gateway.call(getNearDraws, { gameId, count: 120 }))
  expect(near.coming).toHaveLength(120)
  expect(near.coming[0]?.drawNumber).toBe(near.currentDraw?.drawNumber)
  expect(near.coming[1]).toEqual(near.nextDraw)
  expect(near.previousDraw?.drawAt).toBe(near.currentDraw?.openAt)
  expect(new Set(near.coming.map(({ drawNumber }) => drawNumber)).size).toBe(120)
})

test('omits a cancelled draw from the upcoming ones', async () => {
  const { gameId } = coded('WINGO180')
  const before = await answerOf(gateway.call(getNearDraws, { gameId, count: 4 }))
  const [, off] = before.coming
  if (!off) throw new Error('there is no next draw')
  const { drawNumber, openAt, lockAt, drawAt } = off
  const { db, clock } = gateway.ports
  await db
    .insertInto('lottery_draw')
    .values({
      merchant_code: 'aurora',
      game_id: BigInt(gameId),
      draw_number: drawNumber,
      day: dayOf('Asia/Manila', Date.parse(drawAt)),
      open_at: new Date(openAt),
      lock_at: new Date(lockAt),
      draw_at: new Date(drawAt),
    })
    .execute()
  await sql`update lottery_draw set status = 'VOID' where draw_number = ${drawNumber} and game_id = ${gameId}`.execute(
    db,
  )
  // Lets the cached answers expire.
  clock.offsetMs += 1_000
  const after = await answerOf(gateway.call(getNearDraws, { gameId, count: 3 }))
  expect(after.coming.map((item) => item.drawNumber)).toEqual(
    before.coming.map((item) => item.drawNumber).filter((item) => item !== drawNumber),
  )
})

test('groups games into menus, those of Vietnam by region', async () => {
  const { menus } = await answerOf(gateway.call(listGameMenus, { prizeMode: 'ZY' }))
  expect(menus.map(({ groupCode }) => groupCode)).toEqual(['SSC'])
  const vietnam = await answerOf(gateway.call(listVietnamMenus, {}))
  expect(vietnam.menus.map(({ region }) => region)).toEqual(['NORTH', 'SOUTH', 'CENTRE'])
  const popular = await answerOf(gateway.call(listPopularLotteryGames, {}))
  expect(popular.gameIds).toContain(coded('FFC60').gameId)
})

test('returns the plays of every game, and the limits of bets', async () => {
  for (const { gameId, gameCode, prizeModes } of games) {
    for (const prizeMode of prizeModes) {
      const menu = await answerOf(gateway.call(getPlayMenu, { gameId, prizeMode }))
      expect({ gameCode, prizeMode, plays: menu.plays.length > 0 }).toEqual({ gameCode, prizeMode, plays: true })
    }
  }
  const setting = await answerOf(gateway.call(getGameSetting, { gameId: coded('FFC60').gameId }))
  expect(setting).toMatchObject({
    prizeMode: 'Lott',
    currency: 'PHP',
    singleBetPrice: '2.00',
    limits: { multiple: 9999 },
  })
  expect(setting.series).toMatchObject({ minimum: 1700, maximum: 1950, base: 2000 })
})

test('counts ball frequencies correctly', async () => {
  const { gameId } = coded('FFC60')
  const info = await answerOf(gateway.call(getHotGapInfo, { gameId }))
  const { draws } = await answerOf(gateway.call(listDraws, { gameId, size: 100 }))
  const ones = draws.flatMap(({ result }) =>
    isDraw('SSC', result) && Array.isArray(result) ? [String(result[4])] : [],
  )

  const received = info.positions.find(({ position }) => position === 'ones')
  expect(info.positions.map(({ position }) => position)).toEqual([
    'tenThousands',
    'thousands',
    'hundreds',
    'tens',
    'ones',
  ])
  for (const { ball, frequency, omission, maximumOmission } of received?.balls ?? []) {
    expect(frequency[30]).toBe(ones.slice(0, 30).filter((digit) => digit === ball).length)
    expect(frequency[100]).toBe(ones.filter((digit) => digit === ball).length)
    expect(omission).toBe(ones.includes(ball) ? ones.indexOf(ball) : ones.length)
    expect(maximumOmission).toBeGreaterThanOrEqual(omission)
  }
})

test('has statistics for every family', async () => {
  for (const { gameId, gameCode, isHouse } of games.filter((game) => game.isHouse)) {
    const { positions } = await answerOf(gateway.call(getHotGapInfo, { gameId }))
    const hits = positions.flatMap(({ balls }) => balls.map(({ frequency }) => frequency[100]))
    expect({ gameCode, isHouse, counted: hits.some((count) => count > 0) }).toEqual({
      gameCode,
      isHouse,
      counted: true,
    })
  }
})

test('proves the draws of yesterday, and no others', async () => {
  const { gameId, gameCode } = coded('THAIDAY')
  const { draws } = await answerOf(gateway.call(listDraws, { gameId, size: 100 }))
  for (const { drawNumber } of draws.slice(1, 6)) {
    const { draw, proof, family } = await answerOf(gateway.call(getDraw, { gameCode, drawNumber }))
    if (!proof || !isFamily(family)) throw new Error('no proof')
    const check = (result: unknown) =>
      checkDraw({ gameCode, drawNumber, result, proof }, (next) => drawFromBytes(family, next), webcrypto.subtle)

    expect(await check(draw.result)).toMatchObject({ secretMatches: true, chainMatches: true, resultMatches: true })
    expect(await check(draws[0]?.result)).toMatchObject({ resultMatches: false })
    const other = { ...proof, secret: '0'.repeat(64) }
    expect(
      await checkDraw(
        { gameCode, drawNumber, result: draw.result, proof: other },
        (next) => drawFromBytes(family, next),
        webcrypto.subtle,
      ),
    ).toMatchObject({ secretMatches: false, chainMatches: false, resultMatches: false })
  }
})

test('reveals a secret only after the end of its day, but publishes its hash in advance', async () => {
  const { ports } = gateway
  const secrets = new DaySecrets(ports)
  const today = dayOf('Asia/Manila', ports.clock.now().getTime())
  const hidden = await Promise.all([0, 1, 5].map((days) => secrets.of('aurora', plusDays(today, days))))
  const { gameId, gameCode } = coded('FFC30')
  const { coming } = await answerOf(gateway.call(getNearDraws, { gameId, count: 3 }))
  const { draws } = await answerOf(gateway.call(listDraws, { gameId }))
  const answers = await Promise.all([
    gateway.call(listDrawCommitments, {}),
    gateway.call(listOpenDraws, {}),
    gateway.call(listDraws, { gameId }),
    gateway.call(getHotGapInfo, { gameId }),
    ...[...coming, ...draws].map(({ drawNumber }) => gateway.call(getDraw, { gameCode, drawNumber })),
  ])
  const received = JSON.stringify(answers)
  for (const secret of hidden) expect(received).not.toContain(secret)

  const { days } = await answerOf(gateway.call(listDrawCommitments, {}))
  const tomorrow = days.find(({ day }) => day === plusDays(today, 1))
  expect(tomorrow).toMatchObject({ secret: null, secretHash: await secrets.hashOf('aurora', plusDays(today, 1)) })
})

test('uses separate secrets for each merchant', async () => {
  const { gameCode } = coded('FFC60')
  const { days } = await answerOf(gateway.call(listDrawCommitments, {}))
  const others = (await answerOf(gateway.call(listDrawCommitments, {}, LOTUS))).days
  const hashes = new Set([...days, ...others].map(({ secretHash }) => secretHash))
  expect(hashes.size).toBe(days.length + others.length)
  expect(gameCode).toBe('FFC60')
})

test.each([
  [getNearDraws, { gameId: 999_999 }, 'lottery.game.not.found'],
  [listDraws, { gameId: 999_999 }, 'lottery.game.not.found'],
  [getHotGapInfo, { gameId: 999_999 }, 'lottery.game.not.found'],
  [getPlayMenu, { gameId: 999_999 }, 'lottery.game.not.found'],
  [getPlayMenu, { gameId: 1, prizeMode: 'SEA' as const }, 'lottery.game.not.found'],
  [getGameSetting, { gameId: 999_999 }, 'lottery.game.not.found'],
  [getDraw, { gameCode: 'NONE', drawNumber: '20260120' }, 'lottery.game.not.found'],
  [getDraw, { gameCode: 'FFC60', drawNumber: '20260120-9999' }, 'lottery.draw.not.found'],
  [getDraw, { gameCode: 'FFC60', drawNumber: '20990120-0001' }, 'lottery.draw.not.found'],
  [getDraw, { gameCode: 'FFC60', drawNumber: '../../etc' }, 'request.invalid'],
  [getNearDraws, { gameId: 1, count: 121 }, 'request.invalid'],
  [listDraws, { gameId: 1, size: 101 }, 'request.invalid'],
])('refuses %o with %o: %s', async (endpoint, input, code) => {
  expect(await gateway.call(endpoint as typeof getDraw, input as never)).toMatchObject({ ok: false, code })
})

test.each(['gameId=-1', 'gameId=x', 'gameId=1e9', '', 'gameId=1&count=-1'])('refuses a query of %s', async (query) => {
  const response = await gateway.fetch(`/lgw/numeros/near?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errorCode: 'request.invalid' })
})
