import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const panel = () => page.getByRole('complementary')
const grid = () => page.getByRole('grid', { name: 'Reasons' })

test('a reason without all texts is stored inactive, and is active when they are complete', async () => {
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  openConsole('/m/lotus/reasons')
  await expect.element(grid().getByText('Account of another person')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add a reason' }).click()
  await page.getByLabelText('Code').fill('Wrong Chain')
  await page.getByLabelText('Meaning').fill('Wrong chain')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText('Use 2 to 30 small letters or underscores.')).toBeVisible()
  await expect.element(panel().getByText('Enter a text, or switch the reason off.').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Code').fill('wrong_chain')
  await panel().getByText('Can be chosen').click()
  await panel().getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('Added: Wrong chain.')).toBeVisible()
  await expect.element(grid().getByText('Off')).toBeVisible()

  const texts = panel().getByRole('group', { name: 'Text for the player' }).getByRole('textbox')
  for (const text of texts.all()) await text.fill('<b>Use another chain.</b>')
  await panel().getByText('Can be chosen').click()
  await panel().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved: Wrong chain.')).toBeVisible()
  await expect.element(grid().getByText('Off')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('staff who may only read see the texts, and no buttons', async () => {
  await act('signIn', { role: 'risk', merchant: 'aurora' })
  openConsole('/m/aurora/reasons?open=other')
  await expect.element(panel().getByText("We couldn't approve this withdrawal. Contact support.")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a reason' })).not.toBeInTheDocument()
  await expect.element(panel().getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
