import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

test('when a game cannot be launched without a connection, the page shows a message with a heading', async () => {
  const member = await newMember({})
  await breakNetwork(/launchGame/, 'cut')
  await openScreen('/m/launchGame?vendor=ANS&gameId=nothing&nodeId=1', { member })
  await expect.element(page.getByRole('heading', { level: 1, name: 'We can’t be reached' })).toBeVisible()
})
