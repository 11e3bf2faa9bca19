import { listOpenRounds } from '@ante/contract/launch/open-rounds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { writeRounds } from '../test/rounds.ts'
import { NORTHLIGHT, openVendorStudio } from '../test/vendor-fixtures.ts'
import type { VendorStudio } from '../test/vendor-fixtures.ts'

/** Time in milliseconds after which a round counts as unfinished: before, it may still be in progress. */
const SETTLING_MS = 11_000
/** For a busy machine. */
const WAIT = { timeout: 20_000, interval: 250 }

let gateway: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio
beforeAll(async () => {
  gateway = await startGateway()
  ;({ sandbox, studio } = await openVendorStudio(gateway))
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

/** Returns a member's unfinished rounds, with the clock advanced beyond the cache lifetime. */
async function openOf(token: string) {
  gateway.ports.clock.offsetMs += SETTLING_MS
  const answer = await gateway.call(listOpenRounds, {}, { token })
  return answer.ok ? answer.value.list : []
}

test('a round whose win has not arrived is shown as waiting for payment', async () => {
  const { token } = await signedIn(gateway, '20.00')
  const opened = await studio.launch(NORTHLIGHT, token)
  const page = await studio.page(opened.ok ? opened.value.content.game_url : '')
  await studio.disturb([{ vendor: 'ANS', call: 'win', fault: 'drop-request', times: 100 }])
  const { body } = await page.round()
  expect(await openOf(token)).toMatchObject([{ roundId: body['roundId'], waitingFor: 'payment' }])

  await studio.disturb([])
  await expect.poll(() => openOf(token), WAIT).toEqual([])
}, 40_000)

test('for a round that its vendor does not know or report, the reason is unknown', async () => {
  const { memberId, token } = await signedIn(gateway)
  const { nodeId } = await studio.gameOf(NORTHLIGHT)
  const round = { vendor: 'ANS', nodeId: BigInt(nodeId), state: 'open', staked: 10_000n, paid: 0n } as const
  await writeRounds(gateway, memberId, [{ ...round, roundId: 'r-nobodys', beganAt: gateway.ports.clock.now() }])
  expect(await openOf(token)).toMatchObject([{ roundId: 'r-nobodys', waitingFor: 'unknown' }])
  await sandbox.setOutage('ANS', true)
  expect(await openOf(token)).toMatchObject([{ roundId: 'r-nobodys', waitingFor: 'unknown' }])
})

test('an open bet on a match is no unfinished round, and hides none before it', async () => {
  const { memberId, token } = await signedIn(gateway)
  const { nodeId: reels } = await studio.gameOf(NORTHLIGHT)
  const { nodeId: book } = await studio.gameOf({ vendor: 'BTI', category: 'SPORTS', gameId: 'bluetide-sportsbook' })
  const beganAt = gateway.ports.clock.now()
  const open = { state: 'open', staked: 10_000n, paid: 0n, beganAt } as const
  await writeRounds(gateway, memberId, [
    { ...open, vendor: 'ANS', nodeId: BigInt(reels), roundId: 'r-reels' },
    ...Array.from({ length: 12 }, (_, bet) => ({
      ...open,
      vendor: 'BTI',
      nodeId: BigInt(book),
      roundId: `r-bet-${bet}`,
      beganAt: new Date(beganAt.getTime() + 1),
    })),
  ])
  expect((await openOf(token)).map(({ roundId }) => roundId)).toEqual(['r-reels'])
})
