import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { expect, onTestFinished, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'

/** Each test starts gateways, which takes long on a busy machine. */
const LONG_TIMEOUT = { timeout: 120_000 }

test('several instances share the call count of an address, per endpoint', LONG_TIMEOUT, async () => {
  const limitedGateway = await startGateway({ loginsPerMinute: 4 })
  onTestFinished(() => limitedGateway.stop())
  const other = await startGatewayOn(limitedGateway.databaseUrl, { loginsPerMinute: 4 })
  onTestFinished(() => other.stop())
  const tries = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? limitedGateway : other))
  const statuses = await Promise.all(
    tries.map(async (gateway) => {
      const answer = await gateway.call(login, { type: 'username', username: 'nobody', password: 'wrong' })
      return answer.ok ? 200 : answer.status
    }),
  )
  expect(statuses.filter((status) => status === 400)).toHaveLength(4)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  expect(await other.call(loginFreeplay, {})).toMatchObject({ ok: true })

  for (const gateway of [limitedGateway, other]) gateway.ports.clock.offsetMs = 61_000
  expect(await limitedGateway.call(login, { type: 'username', username: 'nobody', password: 'wrong' })).toMatchObject({
    status: 400,
  })
  const stored = await limitedGateway.ports.db
    .selectFrom('call_count')
    .select('key')
    .where('ends_at', '<', limitedGateway.ports.clock.now())
    .execute()
  expect(stored).toEqual([])
})

test('an address that exceeds the limit has to wait', LONG_TIMEOUT, async () => {
  const gateway = await startGateway({ loginsPerMinute: 3 })
  onTestFinished(() => gateway.stop())
  const attempt = () => gateway.call(login, { type: 'username', username: 'nobody', password: 'wrong' })
  for (let count = 1; count <= 3; count++) expect(await attempt()).toMatchObject({ status: 400 })

  const refused = await attempt()

  expect(refused).toMatchObject({ status: 429, code: 'request.too_many' })
  expect(refused).toHaveProperty('details.retryAfterSeconds', expect.any(Number))
})
