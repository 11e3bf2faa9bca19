import { login } from '@ante/contract/identity/session.ts'
import { expect, onTestFinished, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'

test('an address that tries more often than the limit has to wait', async () => {
  const gateway = await startGateway({ loginsPerMinute: 3 })
  onTestFinished(() => gateway.stop())
  const attempt = () => gateway.call(login, { type: 'username', username: 'nobody', password: 'wrong' })
  for (let count = 1; count <= 3; count++) expect(await attempt()).toMatchObject({ status: 400 })

  const refused = await attempt()

  expect(refused).toMatchObject({ status: 429, code: 'request.too_many' })
  expect(refused).toHaveProperty('details.retryAfterSeconds', expect.any(Number))
})
