import { toWire } from '@ante/contract/kit/wire-names.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { CallRefused } from '../lib/calls/call-errors.ts'
import type { Call } from '../lib/calls/call.ts'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { launched } from './queries.ts'
import type { Launch } from './queries.ts'

const lobbyMissing = launchGame.refusals['game.lobby.missing']
const LAUNCH_INPUT = { vendor: 'ANS', gameId: 'northlight-reels', nodeId: 10_001 }
const GAME = {
  content: { game_url: 'https://games.example/?token=1' },
  sessionId: 's-1',
  gameName: 'Northlight Reels',
  playMode: 'real',
  moneyAtVendor: false,
  walletTypeId: 2,
}

/** An open play screen, with the number of launch requests. */
async function opened(answer: () => unknown) {
  let requests = 0
  const call = async () => {
    requests += 1
    return answer()
  }
  const queries = createQueryClient(call as Call)
  const screen = new QueryObserver(queries, launched(LAUNCH_INPUT, 1))
  const shownLaunches: (Launch | undefined)[] = []
  const stop = screen.subscribe(({ data }) => shownLaunches.push(data))
  await expect.poll(() => shownLaunches.at(-1)).toBeDefined()
  return { queries, stop, last: () => shownLaunches.at(-1), requests: () => requests }
}

test('an open game is launched once, even if other data is reloaded', async () => {
  const { queries, stop, requests } = await opened(() => GAME)
  await queries.invalidateQueries()
  await queries.refetchQueries()
  expect(requests()).toBe(1)
  stop()
})

test.each<[CallRefused, object]>([
  [new CallRefused('game.not.found', {}, ''), { code: 'game.not.found' }],
  [
    new CallRefused('vendor.closed', { vendorName: 'Jade Lantern', until: null }, ''),
    { code: 'vendor.closed', details: { vendorName: 'Jade Lantern', until: null } },
  ],
  [
    new CallRefused('request.too_many', { retryAfterSeconds: 60 }, ''),
    { code: 'too.many', details: { retryAfterSeconds: 60 } },
  ],
])('a refusal is an answer with its own message: %j', async (refused, problem) => {
  const { stop, last } = await opened(() => {
    throw refused
  })
  expect(last()).toMatchObject({ kind: 'refused', problem })
  stop()
})

test('a vendor without a lobby leads to the list of its games', async () => {
  const { stop, last } = await opened(() => {
    throw new CallRefused('game.lobby.missing', toWire(lobbyMissing, { vendor: 'TCG_SEA', category: 'LOTT' }), '')
  })
  expect(last()).toEqual({ kind: 'list', to: '/m/gameLobby?vassalage=TCG_SEA&gameType=LOTT' })
  stop()
})
