import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { all, one, parameter } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

test('winners match the selected category and period', async () => {
  await openScreen('/m/winnerPage')
  const kinds = page.getByRole('tab')
  await expect.element(kinds.first()).toHaveAttribute('aria-selected', 'true')
  await kinds.nth(1).click()
  await expect.element(kinds.nth(1)).toHaveAttribute('aria-selected', 'true')
  ;(await one('main nav a')).click()
  await expect.poll(() => all('main nav a')[0]?.getAttribute('aria-current')).toBe('page')
  await expect.poll(() => parameter('period')).toBe('day')
  expect(parameter('gameType')).not.toBe('ALL')
  // The page has no bottom navigation.
  expect(all('a[href="/m/voucherCenter"]')).toHaveLength(0)
})
