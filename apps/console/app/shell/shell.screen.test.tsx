import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('every screen is reached by keyboard, and has no accessibility violation', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/')
  for (const [keys, name] of [
    ['gs', 'Staff'],
    ['gr', 'Roles'],
    ['gv', 'Access reviews'],
    ['gu', 'Unused rights'],
    ['gn', 'Networks'],
    ['ga', 'Audit log'],
    ['gi', 'Approvals'],
  ] as const) {
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
    await userEvent.keyboard(keys)
    await expect.element(heading(name)).toBeVisible()
    await expect.poll(() => document.querySelector('[role=grid], table, main p')).not.toBeNull()
    expect({ name, violations: await accessibilityViolations() }).toEqual({ name, violations: [] })
  }
})

test('the palette and the keyboard map open by keys; the palette changes the merchant', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/staff')
  await expect.element(heading('Staff')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('lotus')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Lotus')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Merchant Lotus/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/lotus/approvals')
})

test('staff see only the screens and merchants of their roles', async () => {
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/aurora/audit')
  await expect.element(page.getByText("This page doesn't exist")).toBeVisible()
  await page.getByRole('link', { name: 'Staff' }).click()
  await expect.element(heading('Staff')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
})
