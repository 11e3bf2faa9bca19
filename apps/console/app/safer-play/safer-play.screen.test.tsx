import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const dialog = () => page.getByRole('dialog')
const rows = () => page.getByRole('row')
const measure = (name: string) => dialog().getByRole('checkbox', { name })
async function tick(name: string): Promise<void> {
  ;(measure(name).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
}

test('from any screen a player is excluded by telephone with the keyboard alone, and is in the register', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const { account } = await act('newPlayer', { balance: '10.00' })
  openConsole('/m/aurora/players')
  await expect.element(page.getByRole('heading', { name: 'Players', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('exclude{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Safer play', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Exclude by telephone' }).click()
  await expect.element(dialog().getByLabelText('Player')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard(`${account}{Enter}`)
  await expect
    .element(dialog().getByText(`${account} can't bet or deposit from now on`, { exact: false }))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Exclude', exact: true }).click()
  await expect.element(dialog().getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await dialog().getByLabelText('Reason').fill('Asked on the telephone')
  await dialog().getByRole('button', { name: 'Exclude', exact: true }).click()
  await expect.element(page.getByText(`${account} is excluded.`)).toBeVisible()
  const row = rows().filter({ hasText: account })
  await expect.element(row.getByText('Exclusion for 6 months')).toBeVisible()
  await expect.element(row.getByText('In force')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an interaction is recorded, and its panel shows what was seen and the days after', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const { account } = await act('newPlayer', { balance: '10.00' })
  const router = openConsole('/m/aurora/safer-play?tab=interactions&form=record')
  await dialog().getByLabelText('Player').fill('no-such-player')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('No player found.')).toBeVisible()
  await dialog().getByLabelText('Player').fill(account)
  await userEvent.keyboard('{Enter}')
  await dialog().getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(dialog().getByText('Choose at least one measure.')).toBeVisible()
  await expect.element(dialog().getByText('Enter at least 3 characters.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  // A measure that was done was considered, too.
  await tick('A limit: done')
  await expect.element(measure('A limit: considered')).toBeChecked()
  await tick('A time-out: considered')
  await dialog().getByLabelText('What was said, and why nothing else was done').fill('The player set a limit.')
  await dialog().getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('Interaction recorded.')).toBeVisible()
  await rows().filter({ hasText: account }).click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('The player set a limit.')).toBeVisible()
  await expect
    .element(panel.getByRole('row').filter({ hasText: '7 days after' }).getByText('not over').first())
    .toBeVisible()
  expect(router.state.location.search).toHaveProperty('open')
  expect(await accessibilityViolations()).toEqual([])
})

test('staff who only read see the register without actions; the platform has no players', async () => {
  await act('signIn', { role: 'auditor', merchant: null })
  openConsole('/m/-/safer-play?tab=limits')
  await expect.element(page.getByText('No entry fits the filter.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Exclude by telephone' }).elements()).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
})
