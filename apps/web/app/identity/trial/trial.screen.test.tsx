import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findOne } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'
import { sessionStore } from '../../lib/session/session.ts'

const main = page.getByRole('main')
const start = main.getByRole('button', { name: 'Start playing' })
const balance = page.getByRole('button', { name: /Your wallets/ })

// rules: limits-4
test('a trial shows its end time, and after it a notice with links to a new trial and the registration', async () => {
  await openScreen('/m/withdraw')
  await expect.poll(() => location.pathname).toBe('/m/login')
  await openScreen('/m/trail')
  await start.click()
  await expect.element(balance).toBeVisible()
  // The trial member continues to home, because the requested page is closed to trial members.
  await expect.poll(() => location.pathname).toBe('/m/home')

  ;(await findOne('main button[aria-haspopup="dialog"]:has(time)')).click()
  const sheet = page.getByRole('dialog', { name: 'Hot matches' })
  await expect.element(sheet.getByText('Real money only')).toBeVisible()

  const session = sessionStore.get()
  if (!session) throw new Error('The trial has no session')
  await openScreen('/m/trail', { member: { session } })
  await expect.element(main.getByText('You’re using play money')).toBeVisible()
  await expect
    .element(main.getByText(/^Pick any game in the lobby\. The trial ends at .+, or after 30 minutes of inactivity/))
    .toBeVisible()

  await runServerAction('endTrial', session.userName)
  await openScreen('/m/home', { member: { session } })
  await expect.element(page.getByRole('heading', { name: 'Your free trial has ended' })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Register instead' })).toBeVisible()
  await start.click()
  await expect.element(balance).toBeVisible()
})
