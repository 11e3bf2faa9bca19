import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const rows = () => page.getByRole('row')

test('games are filtered in the address, page by page, and their gaps are shown', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/-/games?vendor=KBR')
  await expect.element(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible()
  await expect.element(rows().nth(50)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => router.state.location.search).toHaveProperty('page')
  await page.getByRole('button', { name: /Gaps/ }).click()
  await page.getByRole('option', { name: 'No class' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ vendor: 'KBR', gap: 'class' })
  await expect.element(page.getByText('No game fits the filter.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a game is found by its name, and staff who may import go to the form', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/games')
  await page.getByLabelText('Name or id').fill('northlight')
  await userEvent.keyboard('{Enter}')
  await expect.element(rows().filter({ hasText: 'Northlight Reels' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Import a feed' }).click()
  await expect.element(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})
