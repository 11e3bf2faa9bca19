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

test('an edited text is replaced by the default in one language, and then as a whole', async () => {
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  openConsole('/m/lotus/reasons?open=documents')
  const texts = panel().getByRole('group', { name: 'Text for the player' }).getByRole('textbox')
  await expect.element(texts.first()).toBeVisible()
  expect(
    panel()
      .getByRole('button', { name: /^Restore/ })
      .elements(),
  ).toEqual([])
  const usual = 'We need to verify your identity first. Contact support.'
  await expect.element(texts.first()).toHaveValue(usual)
  for (const text of texts.all()) await text.fill('Send your documents.')
  await page.getByLabelText('Meaning').fill('Documents missing')
  await panel().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved: Documents missing.')).toBeVisible()

  await panel().getByRole('button', { name: 'Restore the default in English' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(usual)).toBeVisible()
  await expect.element(dialog.getByText("Replace the merchant's text in English by the default.")).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText('Default restored: Documents missing.')).toBeVisible()
  await expect.element(texts.first()).toHaveValue(usual)
  await expect.element(texts.nth(1)).toHaveValue('Send your documents.')
  await expect.element(panel().getByRole('button', { name: 'Restore the default in English' })).not.toBeInTheDocument()
  const row = grid().getByRole('row').filter({ hasText: 'documents' })
  await expect.element(row.getByText('Own text')).toBeVisible()

  // What was typed would be lost, so that it must be saved first.
  await texts.nth(1).fill('Typed')
  expect(
    panel()
      .getByRole('button', { name: /^Restore/ })
      .elements(),
  ).toEqual([])
  await texts.nth(1).fill('Send your documents.')
  await panel().getByRole('button', { name: 'Save' }).click()
  await panel().getByRole('button', { name: 'Restore the default of all' }).click()
  await expect.element(dialog.getByText(/^Replace the meaning by “Identity not verified”/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(row.getByText('Own text')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Meaning')).toHaveValue('Identity not verified')
  await expect.element(panel().getByRole('button', { name: /^Restore/ })).not.toBeInTheDocument()
})
