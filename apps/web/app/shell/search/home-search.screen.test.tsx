import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { addressParameter, horizontalOverflow } from '../../../test/screens/find.ts'
import { logInByForm, loginSheet } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { closePopup } from '../../../test/screens/popup.ts'

const field = page.getByRole('combobox')
const option = (name: string | RegExp) => page.getByRole('option', { name })

test('results of all kinds appear while typing, and a result can be opened with the keyboard', async () => {
  await page.viewport(320, 640)
  await openScreen('/m/home')
  await closePopup()
  await field.fill('nrothlight reels')
  await expect.element(option(/Northlight Reels/)).toBeVisible()
  expect(horizontalOverflow()).toBe(0)
  expect(await violationsInDeepRun()).toEqual([])

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/Northlight Reels/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  // The game needs a login, which opens over home and continues to it.
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(await newMember())
  await expect.poll(() => addressParameter('gameId')).toBe('northlight-reels')
})

test('pages are found by their titles; a text without results links to the search of all games', async () => {
  await openScreen('/m/home', { member: await newMember() })
  await closePopup()
  await field.fill('depos')
  await expect.element(option('Deposit')).toBeVisible()
  await field.fill('qqqzzz')
  await expect.element(page.getByText('No results for “qqqzzz”. Check the spelling.')).toBeVisible()
  await page.getByRole('link', { name: 'Search all games for “qqqzzz”' }).click()
  await expect.poll(() => addressParameter('gameName')).toBe('qqqzzz')
})

test('a lottery of the gateway is found by its name, and the page of that name comes before its games', async () => {
  await openScreen('/m/home')
  await closePopup()
  await field.fill('minute lottery')
  // The catalogue has the lottery too: it is found once.
  await expect.element(option(/^Minute Lottery/)).toHaveAttribute('href', '/m/lotteryBet?game=FFC60')
  expect(option(/^Minute Lottery/).elements()).toHaveLength(1)
  await field.fill('lottery')
  await expect.element(option('Lottery').first()).toHaveAttribute('href', '/m/lottery')
  await expect.element(page.getByRole('option').first()).toHaveAttribute('href', '/m/lottery')
})
