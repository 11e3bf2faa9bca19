import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const link = (name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })

test('the console is viewed as a role: with its pages, without changes, and with a way back', async () => {
  await act('newPlayer', { balance: '10.00' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/roles?role=support')
  await page.getByRole('button', { name: 'View as this role' }).click()
  await expect.element(page.getByText('You see the console as the role Support. Nothing can be changed.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
  await expect.element(link('Players')).toBeVisible()
  for (const hidden of ['Staff', 'Roles', 'Audit log', 'Dashboard', 'Reconciliation'])
    expect({ hidden, found: link(hidden).query() }).toEqual({ hidden, found: null })
  expect(await accessibilityViolations()).toEqual([])

  // The role may write notes, so the form is offered; the change itself is refused without a call.
  await page.getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Not written')
  const calls = vi.spyOn(window, 'fetch')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText(/^You view the console as a role: nothing can be changed\./)).toBeVisible()
  expect(calls.mock.calls.filter(([, request]) => request?.method === 'POST')).toEqual([])
  calls.mockRestore()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Back to your own roles' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  expect(router.state.location.search).toEqual({ role: 'support' })
  await expect.element(link('Audit log')).toBeVisible()
  expect(page.getByText(/You see the console as the role/).query()).toBeNull()
})

test('limits are below each other beside the mark, and the code of an object is below its meaning', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/aurora/roles?role=finance')
  await expect.element(page.getByText('500 PHP', { exact: false }).first()).toBeVisible()
  const limited = [...document.querySelectorAll('main td')].filter(({ textContent }) => textContent.includes('a day'))
  expect(limited.length).toBeGreaterThan(0)
  for (const cell of limited) {
    const mark = cell.querySelector('svg')?.getBoundingClientRect()
    const limits = [...cell.querySelectorAll('[class*=limits] > span')].map((limit) => limit.getBoundingClientRect())
    expect(limits).toHaveLength(2)
    expect(new Set(limits.map(({ left }) => left)).size).toBe(1)
    expect(Math.abs((limits[0]?.top ?? 0) - (mark?.top ?? 0))).toBeLessThan(6)
  }
  for (const head of document.querySelectorAll('main tbody th')) {
    const text = document.createRange()
    text.selectNode(head.firstChild ?? head)
    expect(head.querySelector('code')?.getBoundingClientRect().left).toBe(text.getBoundingClientRect().left)
  }
})
