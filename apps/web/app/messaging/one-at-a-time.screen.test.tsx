import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../test/screens/run-server-action.ts'
import { findAll } from '../../test/screens/find.ts'
import { isPopupOpen } from '../../test/screens/popup.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

/** Time in which a slow connection loads the code of a sheet. */
const CODE_LOADING_MS = 1_500

const sheet = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('./popup-sheet.tsx', async (importOriginal) => {
  sheet.resolve(undefined)
  await new Promise((resolve) => setTimeout(resolve, CODE_LOADING_MS))
  return importOriginal()
})
vi.mock('../agents/contracts/pending-alert.tsx', async (importOriginal) => {
  await sheet.promise
  return importOriginal()
})

test('a contract offer is presented only after the popups, while their code loads and until they are closed', async () => {
  const member = await newMember({ type: 1 })
  await runServerAction('offerFromCompany', { memberId: member.memberId, kinds: ['daily_salary'] })
  await openScreen('/m/home', { member })
  await expect.poll(isPopupOpen).toBe(true)
  expect(findAll('dialog[open]')).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText('A contract needs your response.', { exact: false })).toBeVisible()
  expect(findAll('dialog[open]')).toHaveLength(1)
})
