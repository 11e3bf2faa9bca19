import { header } from '@ante/contract/kit/headers.ts'
import { getProfitAndLoss, profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { gamesOf, signedIn, writeRounds } from '../test/rounds.ts'
import type { PlayedRound, SignedInMember } from '../test/rounds.ts'

const DAYS = { from: '2026-02-27', to: '2026-03-01' }

let gateway: TestGateway
let slot: { vendor: string; nodeId: bigint }
let fish: { vendor: string; nodeId: bigint }

beforeAll(async () => {
  gateway = await startGateway()
  slot = (await gamesOf(gateway, ['ANS']))[0]!
  const { db } = gateway.ports
  const games = db.selectFrom('game').select(['vendor', 'node_id as nodeId']).where('category', '=', 'FISH')
  fish = await games.orderBy('node_id').limit(1).executeTakeFirstOrThrow()
})

afterAll(() => gateway.stop())

const round = (game: typeof slot, beganAt: string, [staked, paid]: [string, string]): PlayedRound => ({
  ...game,
  state: 'closed',
  staked: unitsOf(staked),
  paid: unitsOf(paid),
  beganAt: new Date(beganAt),
})

async function player(): Promise<SignedInMember> {
  const member = await signedIn(gateway)
  await writeRounds(gateway, member.memberId, [
    // In Manila the 28th begins and ends eight hours earlier.
    round(slot, '2026-02-27T16:00:00Z', ['10.00', '4.00']),
    round(slot, '2026-02-28T15:59:59Z', ['5.00', '20.50']),
    round(fish, '2026-02-28T03:00:00Z', ['100.00', '0.00']),
    round(fish, '2026-02-28T16:00:00Z', ['1.00', '2.00']),
    { ...round(slot, '2026-02-28T04:00:00Z', ['0.00', '0.00']), state: 'voided' },
    { ...round(slot, '2026-02-28T04:00:00Z', ['77.00', '0.00']), state: 'open' },
  ])
  return member
}

test('tells what each day and category came to, of rounds that have ended', async () => {
  const { token } = await player()
  const answer = await gateway.call(getProfitAndLoss, DAYS, { token })
  expect(answer.ok && answer.value).toMatchObject({
    total: { rounds: 4, betting: '116.00', winning: '26.50', pnl: '-89.50' },
    categories: [
      { category: 'FISH', rounds: 2, betting: '101.00', winning: '2.00', pnl: '-99.00' },
      { category: 'RNG', rounds: 2, betting: '15.00', winning: '24.50', pnl: '9.50' },
    ],
    days: [
      { day: '2026-02-27', rounds: 0, betting: '0.00', pnl: '0.00', categories: [] },
      { day: '2026-02-28', rounds: 3, betting: '115.00', winning: '24.50', pnl: '-90.50' },
      { day: '2026-03-01', rounds: 1, pnl: '1.00', categories: [{ category: 'FISH', betting: '1.00' }] },
    ],
    currency: 'PHP',
    zone: 'Asia/Manila',
    ...DAYS,
  })
})

test('the file has a line a day and category', async () => {
  const { token } = await player()
  const asked = `${profitAndLossFile.path}?${new URLSearchParams(DAYS).toString()}`
  const answer = await gateway.fetch(asked, { headers: { [header.authorization]: token } })
  expect((await answer.text()).split('\r\n')).toEqual([
    expect.stringContaining('Day (Asia/Manila),Category,Rounds,Betting,Winning,Profit and loss,Currency'),
    '2026-02-28,FISH,1,100.00,0.00,-100.00,PHP',
    '2026-02-28,RNG,2,15.00,24.50,9.50,PHP',
    '2026-03-01,FISH,1,1.00,2.00,1.00,PHP',
    '',
  ])
})

test('is one’s own alone, of a month at most', async () => {
  await player()
  const { token } = await signedIn(gateway)
  const own = await gateway.call(getProfitAndLoss, DAYS, { token })
  expect(own.ok && own.value.total).toEqual({ rounds: 0, betting: '0.00', winning: '0.00', pnl: '0.00' })
  expect(await gateway.call(getProfitAndLoss, DAYS)).toMatchObject({ ok: false, code: 'login.not.session' })
  const tooLong = { from: '2026-01-01', to: '2026-03-01' }
  expect(await gateway.call(getProfitAndLoss, tooLong, { token })).toMatchObject({ ok: false, code: 'request.invalid' })
})
