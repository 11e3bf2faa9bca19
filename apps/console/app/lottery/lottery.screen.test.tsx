import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('complementary')
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const WIN = '3 0 0 0 1'

let game: string
let draw: string
const deskOf = () => `/m/aurora/lottery?open=${encodeURIComponent(`${game} ${draw}`)}`
beforeEach(async () => {
  ;({ game, draw } = await act('dueDraw', {}))
  await act('signIn', { role: 'trader', merchant: 'aurora' })
})

test('a result is entered by the keyboard, by a person who then cannot enter it again', async () => {
  openConsole('/m/aurora/lottery')
  await expect.element(heading('Lottery')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: draw }).filter({ hasText: game })
  await expect.element(row.getByText('No entry yet')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await row.click()
  await expect.element(panel().getByText('Awaits result')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Enter result').click()
  await userEvent.keyboard('300{Enter}')
  await expect.element(dialog().getByText('Enter 5, as described. Found: 3.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('01')
  await expect.element(dialog().getByText('You enter: 3 0 0 0 1')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Entered. A second person must enter the same result.')).toBeVisible()
  await expect.element(panel().getByText('3 0 0 0 1')).toBeVisible()
  expect(button('Enter as second person').query()).toBeNull()
})

test('the second person sees no numbers, enters the same result, checks what it pays and releases it', async () => {
  await act('enterResult', { game, draw, result: WIN })
  openConsole(deskOf())
  await expect.element(panel().getByText('Hidden')).toBeVisible()
  expect(panel().getByText('3 0 0 0 1').query()).toBeNull()
  await button('Enter as second person').click()
  await userEvent.keyboard('3 0 0 0 1{Enter}')
  await expect.element(page.getByText('Both results are the same. Check what it pays, and release it.')).toBeVisible()
  await button('Check and release').click()
  await expect.element(dialog().getByText('-17.50 PHP')).toBeVisible()
  await expect.element(dialog().getByRole('table', { name: 'Highest winners' }).getByText('19.50 PHP')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Release' }).click()
  await expect.element(page.getByText('Released. The bets are being paid.')).toBeVisible()
  await expect.element(panel().getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('two different results are shown to a person who entered one of them', async () => {
  await act('enterResult', { game, draw, result: '5 0 0 0 1' })
  openConsole(deskOf())
  await button('Enter as second person').click()
  await userEvent.keyboard('30001{Enter}')
  await expect.element(page.getByText(/The two results differ/)).toBeVisible()
  const entries = panel().getByRole('table', { name: 'Entries of attempt 1' })
  await expect.element(entries.getByText('5 0 0 0 1')).toBeVisible()
  await expect.element(entries.getByText('3 0 0 0 1')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('after two different results, a third person enters it without seeing them', async () => {
  for (const result of ['5 0 0 0 1', '3 0 0 0 1']) await act('enterResult', { game, draw, result })
  openConsole(deskOf())
  const ended = panel().getByRole('table', { name: 'Entries of attempt 1' })
  await expect.element(ended.getByText('Hidden').first()).toBeVisible()
  expect(ended.getByText('3 0 0 0 1').query()).toBeNull()
  const row = page.getByRole('row').filter({ hasText: `${game} · ${draw}` })
  await expect.element(row.getByText('Two different results')).toBeVisible()
  await button('Enter result').click()
  await userEvent.keyboard('30001{Enter}')
  await expect.element(panel().getByRole('table', { name: 'Entries of attempt 2' })).toBeVisible()
})

test('a void names the stakes that it returns, and awaits another person', async () => {
  openConsole(deskOf())
  await button('Void draw').click()
  await expect.element(dialog().getByText('Stakes to return')).toBeVisible()
  await dialog().getByLabelText('Reason', { exact: true }).fill('the draw was cancelled')
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Request the void' }).click()
  await expect.element(panel().getByText(/Another person must approve the void/)).toBeVisible()
  expect(button('Void draw').query()).toBeNull()
})

test('a reversal names what it takes back, and awaits another person', async () => {
  await act('releaseResult', { game, draw, result: WIN })
  openConsole(deskOf())
  await button('Reverse result').click()
  await expect.element(dialog().getByText('Winnings to take back')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByLabelText('Reason', { exact: true }).fill('two numbers were swapped')
  await dialog().getByRole('button', { name: 'Request the reversal' }).click()
  await expect.element(panel().getByText(/Another person must approve the reversal/)).toBeVisible()
  await panel().getByRole('link', { name: 'Open the request' }).click()
  await expect.element(heading('Approvals')).toBeVisible()
  await expect.element(panel().getByText('Winnings to take back')).toBeVisible()
})

test('a lottery shows its draws, exposure, sale and limits, and its sale is paused and opened', async () => {
  const running = await act('runningDraw', {})
  await act('signIn', { role: 'trader', merchant: 'aurora' })
  const router = openConsole(`/m/aurora/lottery/${running.game}?view=exposure`)
  await expect.element(heading(running.game)).toBeVisible()
  const cell = page.getByRole('button', { name: /^3 at place 1/ })
  await expect.element(cell).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await cell.click()
  await dialog().getByRole('button', { name: 'Suspend the number' }).click()
  await expect.element(page.getByText('3 is suspended.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^3 at place 1.*Suspended/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Sale' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ view: 'sale' })
  await expect.element(button('Release 3')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Suspend').click()
  await expect.element(page.getByText('Use up to 20 letters, digits, _ + and -.')).toBeVisible()
  await button('Pause the sale').click()
  await dialog().getByRole('button', { name: 'Pause the sale' }).click()
  await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
  await button('Open the sale').click()
  await dialog().getByRole('button', { name: 'Open the sale' }).click()
  await expect.element(page.getByText('On sale', { exact: true })).toBeVisible()

  await page.getByRole('radio', { name: 'Series and limits' }).click()
  await expect
    .element(page.getByRole('table', { name: 'Prize series' }).getByText('1,956').or(page.getByText('1956')))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('radio', { name: 'Draws' }).click()
  await expect.element(page.getByText('No draw with a result or bets fits the filter.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('lotteries are listed with schedule and sale, and open their page', async () => {
  openConsole('/m/aurora/lottery?view=lotteries')
  const row = page.getByRole('row').filter({ hasText: game })
  await expect.element(row.getByText('Every 1 min')).toBeVisible()
  await expect.element(row.getByText('Entered by staff')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await row.click()
  await expect.element(heading(game)).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: draw }).getByText('Awaits result')).toBeVisible()
})

test('an auditor reads without any action, and unknown draws and lotteries say so', async () => {
  await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole(deskOf())
  await expect.element(panel().getByText('Awaits result')).toBeVisible()
  for (const name of ['Enter result', 'Void draw', 'Check and release']) expect(button(name).query()).toBeNull()
  await router.navigate({
    to: '/m/$merchant/lottery',
    params: { merchant: 'aurora' },
    search: { open: 'NONE 20260101' },
  })
  await expect.element(page.getByText("This lottery doesn't exist.")).toBeVisible()
  await router.navigate({
    to: '/m/$merchant/lottery/$game',
    params: { merchant: 'aurora', game },
    search: { view: 'sale' },
  })
  await expect.element(page.getByText('Plays', { exact: true })).toBeVisible()
  expect(button('Suspend').query()).toBeNull()
  expect(button('Pause the sale').query()).toBeNull()
})

test('the proof of a house draw is verified by the browser, and a house draw has no entry', async () => {
  const house = await act('houseDraw', {})
  openConsole(`/m/aurora/lottery/${house.game}?open=${house.draw}`)
  await expect.element(panel().getByText('The secret yields the result')).toBeVisible()
  await expect.poll(() => panel().getByText('Verified', { exact: true }).elements().length).toBe(3)
  expect(button('Enter result').query()).toBeNull()
  expect(await accessibilityViolations()).toEqual([])
})
