import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('every screen is reached by keyboard, and has no accessibility violation', { timeout: 120_000 }, async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/')
  await expect.element(heading('Dashboard')).toBeVisible()
  for (const [keys, name] of [
    ['gd', 'Dashboard'],
    ['gw', 'Withdrawals'],
    ['gb', 'Deposits'],
    ['gp', 'Players'],
    ['gs', 'Staff'],
    ['gx', 'Inbox'],
    ['gr', 'Roles'],
    ['gv', 'Access reviews'],
    ['gu', 'Unused rights'],
    ['gn', 'Networks'],
    ['ga', 'Audit log'],
    ['gi', 'Approvals'],
    ['gt', 'Operations'],
    ['gm', 'Content'],
    ['gj', 'Promotions'],
    ['gz', 'Reports'],
  ] as const) {
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
    await userEvent.keyboard(keys)
    await expect.element(heading(name)).toBeVisible()
    await expect.poll(() => document.querySelector('[role=grid], table, main p')).not.toBeNull()
    expect({ name, violations: await accessibilityViolations() }).toEqual({ name, violations: [] })
  }
})

test('a page that shows one merchant offers the merchants on the platform', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/-/withdrawals')
  await expect.element(page.getByText('Choose a merchant')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Lotus' }).click()
  await expect.element(page.getByRole('radio', { name: /^To review/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/lotus/withdrawals')
})

test('the palette and the keyboard map open by keys; the palette changes the merchant', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/staff')
  await expect.element(heading('Staff')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  for (const name of ['Put a withdrawal on hold, after a confirmation', 'Write a note about a withdrawal'])
    await expect.element(page.getByRole('dialog').getByText(name)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('lotus')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Lotus')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Merchant Lotus/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/lotus/dashboard')
})

test('keys are changed for the account; the search field links a mail address to its audit entries', async () => {
  const { mail } = await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/audit')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await userEvent.keyboard('?')
  await page.getByRole('button', { name: 'Change keys' }).click()
  const next = page.getByLabelText('Next row', { exact: true })
  await next.fill('k')
  await expect.element(page.getByText(/none twice/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await next.fill('m')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Change keys' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('mm{Enter}')
  await expect.poll(() => router.state.location.search).toHaveProperty('open')

  await userEvent.keyboard('/')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(mail)
  await page.getByRole('option', { name: mail, exact: true }).click()
  await expect.poll(() => router.state.location.search).toEqual({ actor: mail })
})

test('staff see only the screens and merchants of their roles', async () => {
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/aurora/audit')
  await expect.element(page.getByText("This page doesn't exist")).toBeVisible()
  await page.getByRole('link', { name: 'Staff' }).click()
  await expect.element(heading('Staff')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
})

test('after a sign-out without an answer, a message says that the session is open, and a retry works', async () => {
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/lotus/roles')
  await page.getByRole('button', { name: /^Account/ }).click()
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('network'))
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(page.getByRole('heading', { name: "You aren't signed out" })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText("You're signed out.")).toBeVisible()
})
