import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'

// In a file of its own: the code of a page is chosen once, when it is loaded.
test('a browser without exact integers gets a message and a link to the pages it can show', async () => {
  const { BigInt: originalBigInt } = globalThis
  onTestFinished(() => void Object.assign(globalThis, { BigInt: originalBigInt }))
  Reflect.deleteProperty(globalThis, 'BigInt')
  await openScreen('/m/lotteryBet?game=FFC60')
  await expect.element(page.getByText('This browser is too old for lottery bets')).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Draw results' }).click()
  await expect.poll(() => location.pathname).toBe('/m/startLottery')
})
