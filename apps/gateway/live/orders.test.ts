import type { LiveEvent } from '@ante/contract/live/events.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { expect, test } from 'vitest'

import { advanceToNextDraw, slotAt, createGame, slip } from '../lottery/test/lottery-fixtures.ts'
import { signedIn } from '../test/members.ts'
import type { LiveReader } from './test/live-reader.ts'
import { twoGateways } from './test/two-gateways.ts'

/** The heartbeat interval is longer than this test, so that heartbeats send nothing. */
const site = twoGateways({ liveHeartbeatMs: 30_000 })

const publishedVersions = (reader: LiveReader) =>
  (reader.dataOf('order') as LiveEvent<'order'>[]).map(({ version }) => version)

test('a lottery order is sent to its member’s pages and to no others, together with the balance', async () => {
  const { gateway } = site
  const game = await createGame(gateway, { family: 'SSC' })
  const [member, other] = [await signedIn(gateway, '500.00'), await signedIn(gateway, '500.00')]
  const [page, foreign] = [await site.open(member.token), await site.open(other.token)]
  const balances = () => (page.dataOf('balance') as LiveEvent<'balance'>[]).at(-1)?.sumBalance
  await expect.poll(balances).toBe('500.00')
  advanceToNextDraw(gateway)
  const order = {
    gameId: Number(game.id),
    currentDrawNumber: slotAt(gateway).drawNumber,
    betCartAmountSum: '2',
    prizeModeId: 1,
    bettingSlipString: slip('3____', 1111),
  } as const
  expect(await gateway.call(placeOrder, order, member)).toMatchObject({ ok: true })
  await expect.poll(balances).toBe('498.00')
  await expect.poll(() => publishedVersions(page)).toEqual([1])
  expect(publishedVersions(foreign)).toEqual([])
})
