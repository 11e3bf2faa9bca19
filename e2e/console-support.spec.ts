import type { Page } from '@playwright/test'

import { AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { openHydrated } from './kit/hydrated.ts'
import { signUpWith } from './kit/session.ts'

const panel = (page: Page) => page.getByRole('complementary')

test(
  'a player writes in the chat, staff take the case, answer with a snippet and resolve it, and the player reads the answer',
  { tag: AURORA_ONLY },
  async ({ page, t, openAsStaff, merchant }) => {
    const question = `Where is my deposit ${Date.now()}?`
    await signUpWith(page, { units: 100n, merchant })
    const { page: staff } = await openAsStaff(['support', 'aurora'], '/m/aurora/support?list=unassigned')
    await openHydrated(page, '/m/service?chat=1')
    await page.getByLabel(t('Your message'), { exact: true }).fill(question)
    await page.getByRole('button', { name: t('Send'), exact: true }).tap()

    const row = staff.getByRole('row').filter({ hasText: question })
    await row.click()
    await panel(staff).getByRole('button', { name: 'Take' }).click()
    const answer = panel(staff).getByRole('textbox', { name: 'Answer' })
    await answer.click()
    await staff.keyboard.type('/deposit')
    await expect(panel(staff).getByRole('option').first()).toBeVisible()
    await staff.keyboard.press('Enter')
    await expect(answer).toHaveValue(/deposit/i)
    const text = await answer.inputValue()
    await staff.keyboard.press('Enter')

    await expect(page.getByRole('log').getByText(text)).toBeVisible()
    await expect(panel(staff).getByText('Read', { exact: true })).toBeVisible()
    await panel(staff).getByRole('button', { name: 'Resolve and next' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByText(t('We’ve ended this conversation. Send a message to continue it.'))).toBeVisible()
  },
)
