import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

test('the dashboard has figures of three days, a chart that can be shown as a table, and links to the queues', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const router = openConsole('/m/aurora')
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Gross gaming revenue' }).getByText('Last week')).toBeVisible()
  const chart = page.getByRole('region', { name: 'By hour' })
  await expect.poll(() => chart.element().querySelectorAll('.recharts-line').length).toBe(3)

  await chart.getByRole('button', { name: 'Show table' }).click()
  await expect.element(chart.getByRole('rowheader', { name: '23:00' })).toBeVisible()

  // The values do not change while the pointer is over the section.
  await userEvent.hover(page.getByRole('region', { name: 'Revenue' }))
  await page.getByRole('link', { name: 'Changes to approve' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/aurora/approvals')
})
