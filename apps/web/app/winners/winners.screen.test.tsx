import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne, addressParameter } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

test('winners match the selected category and period', async () => {
  await openScreen('/m/winnerPage')
  const kinds = page.getByRole('tab')
  await expect.element(kinds.first()).toHaveAttribute('aria-selected', 'true')
  await kinds.nth(1).click()
  await expect.element(kinds.nth(1)).toHaveAttribute('aria-selected', 'true')
  ;(await findOne('main nav a')).click()
  await expect.poll(() => findAll('main nav a')[0]?.getAttribute('aria-current')).toBe('page')
  await expect.poll(() => addressParameter('period')).toBe('day')
  expect(addressParameter('gameType')).not.toBe('ALL')
  // The page has no bottom navigation.
  expect(findAll('a[href="/m/voucherCenter"]')).toHaveLength(0)
})
