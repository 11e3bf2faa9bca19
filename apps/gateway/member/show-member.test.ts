import { login } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { expect, test } from 'vitest'

import { sharedGateway } from '../test/shared-gateway.ts'

const gateway = sharedGateway()

// rules: calls-15
test.each([
  ['player01', 0, true],
  ['agent01', 1, true],
  ['agent00', 2, false],
  ['tester40', 40, true],
  ['tester42', 42, false],
])('%s gets the own data', async (username, type, toUpline) => {
  const session = await gateway.call(login, { type: 'username', username, password: 'Demo2026' })
  const token = session.ok ? session.value.token : ''

  const answer = await gateway.call(getMemberInfo, {}, { token })

  expect(answer).toEqual({
    ok: true,
    value: {
      id: expect.stringMatching(/^\d+$/),
      account: username,
      type,
      regDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      toUpline,
      level: 0,
      headIcon: null,
    },
  })
})

test('a visitor gets no data', async () => {
  expect(await gateway.call(getMemberInfo, {})).toMatchObject({ ok: false, status: 401, code: 'login.not.session' })
})
