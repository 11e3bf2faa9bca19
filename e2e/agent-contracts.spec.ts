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
        await expect(main(page).getByText(say('None of your downlines has one yet'))).toBeVisible()
        expect(await barriersInDeepRun(page)).toEqual([])
        await button(main(page), say, 'Offer a contract').tap()
        const sheet = page.getByRole('dialog', { name: say('Offer a contract') })
        await sheet.getByRole('button', { name: downline }).tap()
        await rateIn(sheet, say).fill('0.6')
        await expect(
          sheet.getByText(say('This pays more than your own contract pays you at the same conditions.')),
        ).toBeVisible()
        await expect(button(sheet, say, 'Offer these terms')).toBeDisabled()
        expect(await barriersInDeepRun(page)).toEqual([])
        await seen(page, 'offering')
        await rateIn(sheet, say).fill('0.2')
        await button(sheet, say, 'Offer these terms').tap()
        await expect(sheet).toBeHidden()
        await expect(card(page)).toContainText(downline)
        await expect(button(card(page), say, 'Take the offer back')).toBeVisible()
        await seen(page, 'offered')
      })

      await test.step('the downline member is notified after the login, and opens the contract', async () => {
        await enter(other, downline)
        const alert = alertOf(other, say, title)
        await expect(alert).toBeVisible()
        await seen(other, 'alert')
        await button(alert, say, 'Go').tap()
        await expect(other).toHaveURL((url) => url.pathname + url.search === at)
        await expect(card(other).getByText(say('Waits for your answer'), { exact: true })).toBeVisible()
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
        await button(card(page), say, 'Change the terms').tap()
        const sheet = page.getByRole('dialog', { name: say('Change the terms') })
        await rateIn(sheet, say).fill('0.1')
        await seen(page, 'changing')
        await button(sheet, say, 'Offer these terms').tap()
        await expect(card(page).getByText(say('Change waits'), { exact: true })).toBeVisible()
        await openAwake(other, at)
        await expect(card(other).getByText(say('Holds now'), { exact: true })).toBeVisible()
        await expect(card(other).getByText(say('Offered instead'), { exact: true })).toBeVisible()
        expect(await barriersInDeepRun(other)).toEqual([])
        await seen(other, 'compare')
        await takeStep(other, say, 'Keep what holds')
        await expect(card(other).getByText(say('In force'), { exact: true })).toBeVisible()
        await expect(card(other).getByText(say('Offered instead'), { exact: true })).toBeHidden()
        await expect(card(other).getByRole('row').nth(1)).toContainText(/0[.,٫]2/)
        await expect(card(page).getByText(say('In force'), { exact: true })).toBeVisible()
      })

      await test.step('the downline member requests the end, the agent agrees, and both see the history', async () => {
        await button(card(other), say, 'Ask to end the contract').tap()
        const sure = other.getByRole('dialog', { name: say('Ask to end the contract') })
        await button(sure, say, 'Ask to end the contract').tap()
        await expect(card(other).getByText(say('End asked'), { exact: true })).toBeVisible()
        await expect(card(page).getByText(say('Asked to end'), { exact: true })).toBeVisible()
        await seen(page, 'ending')
        await button(card(page), say, 'Agree to end it').tap()
        const agreed = page.getByRole('dialog', { name: say('Agree to end it') })
        await expect(agreed).toContainText(
          say('The contract ends at once, for both of you. What was earned by then is still paid.'),
        )
        expect(await barriersInDeepRun(page)).toEqual([])
        await button(agreed, say, 'Agree to end it').tap()
        await expect(main(page).getByText(say('None of your downlines has one yet'))).toBeVisible()
        await expect(main(other).getByText(say('No contract yet'))).toBeVisible()
        await button(main(other), say, 'Earlier contracts').tap()
        await expect(card(other).getByText(say('Ended'), { exact: true })).toBeVisible()
        await button(card(other), say, 'History so far').tap()
        const history = other.getByRole('dialog', { name: say('History so far') })
        await expect(history.getByRole('listitem')).toHaveCount(6)
        expect(await barriersInDeepRun(other)).toEqual([])
        await seen(other, 'history')
      })
      await close()
    },
  )
}
