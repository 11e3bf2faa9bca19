import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openScreen } from '../../../../test/screens/open-screen.tsx'

test('a tap on the amount of the picks scrolls to unit and multiplier below the board', async () => {
  await openScreen('/m/lotteryBet?game=FFC60&type=tradition')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Random', exact: true }).click()
  const multiplier = main.getByLabelText('Multiplier')
  const isInView = () => multiplier.element().getBoundingClientRect().bottom < window.innerHeight
  expect(isInView()).toBe(false)
  await main.getByRole('button', { name: /^1 stake/ }).click()
  await expect.poll(isInView).toBe(true)
})
