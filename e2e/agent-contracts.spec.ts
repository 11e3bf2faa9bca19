import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { DEEP } from './kit/brand.ts'
import {
  alertOf,
  button,
  card,
  downlinesOf,
  enter,
  KINDS,
  main,
  newParties,
  otherPhone,
  rateIn,
  takeStep,
} from './kit/contracts.ts'
import { expect, test } from './kit/journey.ts'
import { look } from './kit/look.ts'

// One category represents all in the gate: they share their pages, and their sums are computed by the gateway.
for (const { kind, title, at } of KINDS) {
  test(
    `a contract of ${kind} is offered, accepted, changed, kept and ended, by both sides`,
    { tag: kind === 'daily_salary' ? [] : [DEEP] },
    async ({ page, say, merchant, browser, baseURL, language }) => {
      const { upline, downline } = await newParties(merchant, [kind])
      const { page: other, close } = await otherPhone(browser, { baseURL, language })
      const seen = (on: Page, name: string) => look(on, `contract-${kind}-${merchant}-${language}-${name}`)

      await test.step('the agent offers a share of their own contract, and no more than that', async () => {
        await enter(page, upline)
        await openAwake(page, downlinesOf(at))
        await expect(main(page).getByText(say('Your downlines have no contracts yet'))).toBeVisible()
        expect(await barriersInDeepRun(page)).toEqual([])
        await button(main(page), say, 'Offer contract').tap()
        const sheet = page.getByRole('dialog', { name: say('Offer contract') })
        await sheet.getByRole('button', { name: downline }).tap()
        await rateIn(sheet, say).fill('0.6')
        await expect(
          sheet.getByText(say('This pays more than your own contract does for the same conditions.')),
        ).toBeVisible()
        await expect(button(sheet, say, 'Send offer')).toBeDisabled()
        expect(await barriersInDeepRun(page)).toEqual([])
        await seen(page, 'offering')
        await rateIn(sheet, say).fill('0.2')
        await button(sheet, say, 'Send offer').tap()
        await expect(sheet).toBeHidden()
        await expect(card(page)).toContainText(downline)
        await expect(button(card(page), say, 'Withdraw offer')).toBeVisible()
        await seen(page, 'offered')
      })

      await test.step('the downline member is notified after the login, and opens the contract', async () => {
        await enter(other, downline)
        const alert = alertOf(other, say, title)
        await expect(alert).toBeVisible()
        await seen(other, 'alert')
        await button(alert, say, 'Go').tap()
        await expect(other).toHaveURL((url) => url.pathname + url.search === at)
        await expect(card(other).getByText(say('Response needed'), { exact: true })).toBeVisible()
        await expect(main(other)).not.toContainText(upline)
        expect(await barriersInDeepRun(other)).toEqual([])
        await seen(other, 'read')
      })

      await test.step('the downline member accepts, both see it in force, and nothing awaits an answer any more', async () => {
        await button(card(other), say, 'Accept').tap()
        const sure = other.getByRole('dialog', { name: say('Accept'), exact: true })
        await expect(sure.getByRole('row').nth(1)).toContainText(/0[.,٫]2/)
        await seen(other, 'agreeing')
        expect(await barriersInDeepRun(other)).toEqual([])
        await expect(card(page).getByText(say('In force'), { exact: true })).toBeHidden()
        await button(sure, say, 'Accept').tap()
        await expect(card(other).getByText(say('In force'), { exact: true })).toBeVisible()
        await expect(card(page).getByText(say('In force'), { exact: true })).toBeVisible()
        await openAwake(other, '/m/agent')
        await expect(main(other).getByRole('link').first()).toBeVisible()
        await expect(alertOf(other, say, title)).toBeHidden()
      })

      await test.step('changed terms are shown beside the current ones, and the downline member keeps the current ones', async () => {
        await button(card(page), say, 'Change terms').tap()
        const sheet = page.getByRole('dialog', { name: say('Change terms') })
        await rateIn(sheet, say).fill('0.1')
        await seen(page, 'changing')
        await button(sheet, say, 'Send offer').tap()
        await expect(card(page).getByText(say('Change pending'), { exact: true })).toBeVisible()
        await openAwake(other, at)
        await expect(card(other).getByText(say('Current terms'), { exact: true })).toBeVisible()
        await expect(card(other).getByText(say('Proposed terms'), { exact: true })).toBeVisible()
        expect(await barriersInDeepRun(other)).toEqual([])
        await seen(other, 'compare')
        await takeStep(other, say, 'Keep current terms')
        await expect(card(other).getByText(say('In force'), { exact: true })).toBeVisible()
        await expect(card(other).getByText(say('Proposed terms'), { exact: true })).toBeHidden()
        await expect(card(other).getByRole('row').nth(1)).toContainText(/0[.,٫]2/)
        await expect(card(page).getByText(say('In force'), { exact: true })).toBeVisible()
      })

      await test.step('the downline member requests the end, the agent agrees, and both see the history', async () => {
        await button(card(other), say, 'Request to end').tap()
        const sure = other.getByRole('dialog', { name: say('Request to end') })
        await button(sure, say, 'Request to end').tap()
        await expect(card(other).getByText(say('End requested'), { exact: true })).toBeVisible()
        await expect(card(page).getByText(say('End requested by other party'), { exact: true })).toBeVisible()
        await seen(page, 'ending')
        await button(card(page), say, 'Agree to end').tap()
        const agreed = page.getByRole('dialog', { name: say('Agree to end') })
        await expect(agreed).toContainText(
          say('The contract ends immediately for both parties. Anything earned until then will still be paid.'),
        )
        expect(await barriersInDeepRun(page)).toEqual([])
        await button(agreed, say, 'Agree to end').tap()
        await expect(main(page).getByText(say('Your downlines have no contracts yet'))).toBeVisible()
        await expect(main(other).getByText(say('No contract yet'))).toBeVisible()
        await button(main(other), say, 'Past contracts').tap()
        await expect(card(other).getByText(say('Ended'), { exact: true })).toBeVisible()
        await button(card(other), say, 'History').tap()
        const history = other.getByRole('dialog', { name: say('History') })
        await expect(history.getByRole('listitem')).toHaveCount(6)
        expect(await barriersInDeepRun(other)).toEqual([])
        await seen(other, 'history')
      })
      await close()
    },
  )
}
