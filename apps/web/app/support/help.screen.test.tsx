import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openScreen } from '../../test/screens/open-screen.tsx'

test('the answers can be searched', async () => {
  await openScreen('/m/help')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const toggles = () => document.querySelectorAll('main button[aria-expanded]')
  await page.getByRole('searchbox').fill('turnover bonus')
  await expect.poll(() => toggles().length).toBe(2)
})
