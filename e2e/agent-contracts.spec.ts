import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { DEEP } from './kit/brand.ts'
import {
  alertOf,
  button,
  card,
  downlinesOf,
  signInAs,
  KINDS,
  main,
  newParties,
  otherPhone,
  rateField,
  confirmStep,
} from './kit/contracts.ts'
import { expect, test } from './kit/journey.ts'
import { checkLayout } from './kit/check-layout.ts'

// The gate runs one contract category only: all share their pages, and the gateway computes their sums.
for (const { kind, title, at } of KINDS) {
  test(
    `a contract of ${kind} is offered, accepted, changed, kept and ended, by both sides`,
    { tag: kind === 'daily_salary' ? [] : [DEEP] },
    async ({ page, t, merchant, browser, baseURL, language }) => {
      const { upline, downline } = await newParties(merchant, [kind])
      const { page: otherPage, close } = await otherPhone(browser, { baseURL, language })
      const seen = (on: Page, name: string) => checkLayout(on, `contract-${kind}-${merchant}-${language}-${name}`)

      await test.step('the agent offers a share of their own contract, and no more than that', async () => {
        await signInAs(page, upline)
        await openHydrated(page, downlinesOf(at))
        await expect(main(page).getByText(t('Your downlines have no contracts yet'))).toBeVisible()
        expect(await violationsInDeepRun(page)).toEqual([])
        await button(main(page), t, 'Offer contract').tap()
        const sheet = page.getByRole('dialog', { name: t('Offer contract') })
        await sheet.getByRole('button', { name: downline }).tap()
        await rateField(sheet, t).fill('0.6')
        await expect(
          sheet.getByText(t('This pays more than your own contract does for the same conditions.')),
        ).toBeVisible()
        await expect(button(sheet, t, 'Send offer')).toBeDisabled()
        expect(await violationsInDeepRun(page)).toEqual([])
        await seen(page, 'offering')
        await rateField(sheet, t).fill('0.2')
        await button(sheet, t, 'Send offer').tap()
        await expect(sheet).toBeHidden()
        await expect(card(page)).toContainText(downline)
        await expect(button(card(page), t, 'Withdraw offer')).toBeVisible()
        await seen(page, 'offered')
      })

      await test.step('the downline member is notified after the login, and opens the contract', async () => {
        await signInAs(otherPage, downline)
        const alert = alertOf(otherPage, t, title)
        await expect(alert).toBeVisible()
        await seen(otherPage, 'alert')
        await button(alert, t, 'Go').tap()
        await expect(otherPage).toHaveURL((url) => url.pathname + url.search === at)
        await expect(card(otherPage).getByText(t('Response needed'), { exact: true })).toBeVisible()
        await expect(main(otherPage)).not.toContainText(upline)
        expect(await violationsInDeepRun(otherPage)).toEqual([])
        await seen(otherPage, 'read')
      })

      await test.step('the downline member accepts; both parties see the contract in force, without a pending answer', async () => {
        await button(card(otherPage), t, 'Accept').tap()
        const confirmDialog = otherPage.getByRole('dialog', { name: t('Accept'), exact: true })
        await expect(confirmDialog.getByRole('row').nth(1)).toContainText(/0[.,٫]2/)
        await seen(otherPage, 'agreeing')
        expect(await violationsInDeepRun(otherPage)).toEqual([])
        await expect(card(page).getByText(t('In force'), { exact: true })).toBeHidden()
        await button(confirmDialog, t, 'Accept').tap()
        await expect(card(otherPage).getByText(t('In force'), { exact: true })).toBeVisible()
        await expect(card(page).getByText(t('In force'), { exact: true })).toBeVisible()
        await openHydrated(otherPage, '/m/agent')
        await expect(main(otherPage).getByRole('link').first()).toBeVisible()
        await expect(alertOf(otherPage, t, title)).toBeHidden()
      })

      await test.step('changed terms are shown beside the current ones, and the downline member keeps the current ones', async () => {
        await button(card(page), t, 'Change terms').tap()
        const sheet = page.getByRole('dialog', { name: t('Change terms') })
        await rateField(sheet, t).fill('0.1')
        await seen(page, 'changing')
        await button(sheet, t, 'Send offer').tap()
        await expect(card(page).getByText(t('Change pending'), { exact: true })).toBeVisible()
        await openHydrated(otherPage, at)
        await expect(card(otherPage).getByText(t('Current terms'), { exact: true })).toBeVisible()
        await expect(card(otherPage).getByText(t('Proposed terms'), { exact: true })).toBeVisible()
        expect(await violationsInDeepRun(otherPage)).toEqual([])
        await seen(otherPage, 'compare')
        await confirmStep(otherPage, t, 'Keep current terms')
        await expect(card(otherPage).getByText(t('In force'), { exact: true })).toBeVisible()
        await expect(card(otherPage).getByText(t('Proposed terms'), { exact: true })).toBeHidden()
        await expect(card(otherPage).getByRole('row').nth(1)).toContainText(/0[.,٫]2/)
        await expect(card(page).getByText(t('In force'), { exact: true })).toBeVisible()
      })

      await test.step('the downline member requests the end, the agent agrees, and both parties see the history', async () => {
        await button(card(otherPage), t, 'Request to end').tap()
        const confirmDialog = otherPage.getByRole('dialog', { name: t('Request to end') })
        await button(confirmDialog, t, 'Request to end').tap()
        await expect(card(otherPage).getByText(t('End requested'), { exact: true })).toBeVisible()
        await expect(card(page).getByText(t('End requested by other party'), { exact: true })).toBeVisible()
        await seen(page, 'ending')
        await button(card(page), t, 'Agree to end').tap()
        const endDialog = page.getByRole('dialog', { name: t('Agree to end') })
        await expect(endDialog).toContainText(
          t('The contract ends immediately for both parties. Anything earned until then will still be paid.'),
        )
        expect(await violationsInDeepRun(page)).toEqual([])
        await button(endDialog, t, 'Agree to end').tap()
        await expect(main(page).getByText(t('Your downlines have no contracts yet'))).toBeVisible()
        await expect(main(otherPage).getByText(t('No contract yet'))).toBeVisible()
        await button(main(otherPage), t, 'Past contracts').tap()
        await expect(card(otherPage).getByText(t('Ended'), { exact: true })).toBeVisible()
        await button(card(otherPage), t, 'History').tap()
        const history = otherPage.getByRole('dialog', { name: t('History') })
        await expect(history.getByRole('listitem')).toHaveCount(6)
        expect(await violationsInDeepRun(otherPage)).toEqual([])
        await seen(otherPage, 'history')
      })
      await close()
    },
  )
}
