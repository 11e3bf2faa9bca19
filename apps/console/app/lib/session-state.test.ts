import { expect, test } from 'vitest'

import { staffSession } from './session-state.ts'
import { stepUpRequests } from './step-up-requests.ts'

test('calls that await a second factor are cancelled when the session ends', async () => {
  staffSession.begin('token')
  const confirmed = stepUpRequests.openDialog()
  staffSession.end('idle')
  expect(await confirmed).toBe(false)
  expect(stepUpRequests.isOpen.get()).toBe(false)
})
