import {
  listPopularLotteryGames,
  listRecentLotteryGames,
  listRecentVietnamGames,
} from '@ante/contract/lottery/games/list-games.ts'
import { getGameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { readGames } from './games.ts'

let gateway: TestGateway
let token: string
let idOf: (code: string) => number
beforeAll(async () => {
  gateway = await startGateway()
  const games = await readGames(gateway.ports.db)
  idOf = (code) => Number(games.find((game) => game.code === code && game.merchant_code === 'aurora')?.id)
  token = (await signedIn(gateway, '100')).token
})
afterAll(() => gateway.stop())

const open = (code: string) => gateway.call(getGameSetting, { gameId: idOf(code) }, { token })

test('lists games whose betting pages a member has opened, latest first, without duplicates', async () => {
  expect(await gateway.call(listRecentLotteryGames, {}, { token })).toEqual({ ok: true, value: { gameIds: [] } })
  for (const code of ['FFC60', 'VNVIP45', 'KENO300', 'FFC60']) {
    gateway.ports.clock.offsetMs += 1_000
    expect(await open(code)).toMatchObject({ ok: true })
  }
  const gameIds = ['FFC60', 'KENO300', 'VNVIP45'].map(idOf)
  expect(await gateway.call(listRecentLotteryGames, {}, { token })).toEqual({ ok: true, value: { gameIds } })
  expect(await gateway.call(listRecentVietnamGames, {}, { token })).toMatchObject({
    value: { gameIds: [idOf('VNVIP45')] },
  })
})

test('ranks games that members open before the merchant’s hot games, and ignores openings older than a week', async () => {
  const popular = async () => {
    const answer = await gateway.call(listPopularLotteryGames, {})
    return answer.ok ? answer.value.gameIds : []
  }
  await open('KENO300')
  expect((await popular()).slice(0, 3)).toContain(idOf('KENO300'))
  gateway.ports.clock.offsetMs += 8 * 86_400_000
  expect(await popular()).not.toContain(idOf('KENO300'))
})

test('returns no recent games to a visitor, and no game of another merchant', async () => {
  expect(await gateway.call(listRecentLotteryGames, {})).toMatchObject({ ok: false, code: 'login.not.session' })
  const answer = await gateway.call(getGameSetting, { gameId: idOf('FFC60') }, { host: 'lotus.localhost' })
  expect(answer).toMatchObject({ ok: false, code: 'lottery.game.not.found' })
})
