import { openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { signUp } from './kit/session.ts'
import { newName } from './kit/newcomer.ts'

test('a toast that comes while a sheet is open stands in it, where it is seen and read out @aurora', async ({
  page,
  say,
  merchant,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const username = newName()
  await signUp(page, { username, password: 'Demo2026' })
  await giveMoney(username, merchant, 30_000n)
  await openAwake(page, '/m/transaction/record')
  await page.getByRole('main').getByRole('list').getByRole('button').first().tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('Copy: {label}').replace('{label}', say('Reference')) }).tap()
  const toast = sheet.getByRole('status').filter({ hasText: /\S/ })
  await expect(toast).toBeVisible()
  await look(page, `toast-in-sheet-${merchant}-${language}`)
  // The topmost of all that stands there: what a finger would meet, were it to be touched.
  const isOnTop = await toast.evaluate((element) => element.matches(':popover-open'))
  expect(isOnTop).toBe(true)
})
