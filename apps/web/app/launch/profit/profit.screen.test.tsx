import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const main = page.getByRole('main')
const result = () => centsIn(findAll('main section[aria-live] bdi')[0]?.textContent)

test("a member sees each day's result, as a chart and as figures", async () => {
  const member = await newMember({ balance: '500.00' })
  await openScreen('/m/profitandloss?days=month', { member })
  await expect.element(main.getByText('Nothing played on these dates')).toBeVisible()

  await runServerAction('playRound', { memberId: member.memberId, stake: '40.00', win: '65.50' })
  await runServerAction('playRound', { memberId: member.memberId, stake: '10.00', win: '0.00' })
  await main.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect.poll(result).toBe(15_50)
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(main.getByRole('region', { name: 'By game category' })).toMatchTextContent('50.00')

  const days = main.getByRole('slider', { name: 'Result by day. Choose a day for details.' }).element()
  if (days instanceof HTMLElement) days.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(result).toBe(0)
  await main.getByRole('button', { name: 'All days' }).click()
  await expect.poll(result).toBe(15_50)
  const { name } = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(name).toMatch(/^profit-and-loss-.*\.csv$/)
})
