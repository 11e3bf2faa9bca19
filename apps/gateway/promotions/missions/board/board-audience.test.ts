import { getMissionLeaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../../test/start-gateway.ts'
import { signedIn } from '../../../test/members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { closeAllPromotions } from '../../test/close-all-promotions.ts'
import { promotionOf } from '../../test/promotion-fixtures.ts'
import { play } from '../../test/rebate-fixtures.ts'
import { followEvents } from '../follow-events.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  await closeAllPromotions(gateway)
  await followEvents(gateway.ports)
})
afterAll(() => gateway.stop())

test('a board for a VIP level counts members with this level, and is hidden from others', async () => {
  const [above, at, below, without] = [
    await signedIn(gateway),
    await signedIn(gateway),
    await signedIn(gateway),
    await signedIn(gateway),
  ]
  const { db } = gateway.ports
  const levels = [
    [above, 3],
    [at, 2],
    [below, 1],
  ] as const
  for (const [{ memberId: id }, level] of levels) {
    await sql`
      insert into vip_member (member_id, merchant_code, level, peak) values (${id}, 'aurora', ${level}, ${level})
      on conflict (member_id) do update set level = excluded.level, peak = excluded.peak`.execute(db)
  }
  await promotionOf(
    gateway,
    'MISSION',
    { board: { window: 'day', prizes: [{ to: 1, amount: '10' }] } },
    { audience: { kind: 'vip', level: 2 } },
  )
  for (const member of [above, at, below, without]) await play(gateway, member, { category: 'RNG', staked: '5.00' })
  await play(gateway, above, { category: 'RNG', staked: '1.00' })
  await followEvents(gateway.ports)
  const seen = await gateway.call(getMissionLeaderboard, {}, { token: above.token })
  expect(seen.ok && seen.value.board?.rows.map(({ score, isOwn }) => [score, isOwn])).toEqual([
    ['6.00', true],
    ['5.00', false],
  ])
  expect(await gateway.call(getMissionLeaderboard, {}, { token: below.token })).toMatchObject({
    value: { board: null },
  })
})
