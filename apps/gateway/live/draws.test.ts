import { toWire } from '@ante/contract/kit/wire-names.ts'
import { liveEvents } from '@ante/contract/live/events.ts'
import { expect, test } from 'vitest'

import { DRAW_TOPIC } from '../lottery/draws/topics.ts'
import { twoGateways } from './test/two-gateways.ts'

const site = twoGateways({ liveHeartbeatMs: 30_000 })
const draw = { gameId: 7, gameCode: 'FFC60', drawNumber: '20260120-0606', result: [1, 2, 3, 4, 5] }

test('a draw is sent to the pages of its merchant, at any gateway, and to no others', async () => {
  const pages = [await site.open(null), await site.open(null, site.other)]
  const publish = (merchantCode: string, received: object) =>
    site.gateway.ports.bus.publish(DRAW_TOPIC, JSON.stringify({ merchantCode, draw: received }))
  publish('lotus', { ...draw, gameCode: 'KENO300' })
  publish('aurora', draw)

  const onWire = toWire(liveEvents.draw, draw)
  for (const page of pages) await expect.poll(() => page.dataOf('draw')).toEqual([onWire])
})
