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

const dialog = () => page.getByRole('dialog')
/** Selects the first game. The box is drawn by a label over the input. */
async function selectFirst() {
  const box = rows().nth(1).getByRole('checkbox').element()
  await userEvent.click(box.closest('label') ?? box)
}
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })

test('a game is selected, closed by keyboard, and carries the mark of staff until the feed applies again', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/games?vendor=ANS')
  await expect.element(rows().nth(1)).toBeVisible()
  await selectFirst()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change selected' }).click()
  await expect.element(menuItem('Close')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog().getByText(/Close 1 game at all merchants/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('the vendor asked for it')
  await dialog().getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog().getByText('1 game was changed.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows().nth(1).getByText('Staff · feed: Open')).toBeVisible()
  expect(page.getByText('1 selected').query()).toBeNull()
  await selectFirst()
  await page.getByRole('button', { name: 'Change selected' }).click()
  await menuItem('Use the values of the feed').click()
  await dialog().getByLabelText('Reason', { exact: true }).fill('it works again')
  await dialog().getByRole('button', { name: 'Use the values of the feed' }).click()
  await expect.element(dialog().getByText('1 game was changed.')).toBeVisible()
})

test('the name of a class is checked before it is sent', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/games?vendor=ANS')
  await expect.element(rows().nth(1)).toBeVisible()
  await selectFirst()
  await page.getByRole('button', { name: 'Change selected' }).click()
  await menuItem('Add a class').click()
  await dialog().getByLabelText('Class', { exact: true }).fill('HOT')
  await dialog().getByLabelText('Reason', { exact: true }).fill('a new group')
  await dialog().getByRole('button', { name: 'Add a class' }).click()
  await expect.element(dialog().getByText(/Enter a class of capitals/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByLabelText('Class', { exact: true }).fill('SUMMER')
  await dialog().getByRole('button', { name: 'Add a class' }).click()
  await expect.element(dialog().getByText('1 game was changed.')).toBeVisible()
})

test('all games of the filter are selected, and closing them awaits another person', { timeout: 60_000 }, async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/-/games?vendor=KBR')
  await expect.element(rows().nth(50)).toBeVisible()
  await userEvent.keyboard('jx')
  await page.getByRole('button', { name: 'Select all that match' }).click()
  const selected = () => Number(/^\d+/.exec(page.getByText(/^\d+ selected$/).element().textContent ?? '')?.[0])
  await expect.poll(selected).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Change selected' }).click()
  await menuItem('Close').click()
  await dialog().getByLabelText('Reason', { exact: true }).fill('the vendor leaves')
  await dialog().getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog().getByText(/another person must approve it/)).toBeVisible()
})

test('staff of a merchant, or without the right, see no selection', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/aurora/games?vendor=KBR')
  await expect.element(rows().nth(1)).toBeVisible()
  expect(rows().nth(1).getByRole('checkbox').query()).toBeNull()
})
