import { offerByCompany } from '@ante/gateway/agents/public.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { BOTH, DEEP } from './kit/brand.ts'
import {
  alertOf,
  button,
  card,
  downlinesOf,
  enter,
  KINDS,
  main,
  newParties,
  offerTo,
  otherPhone,
  rateIn,
  SALARY,
  takeStep,
  TIERS,
} from './kit/contracts.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { operate } from './kit/operator.ts'

// One of them stands for all in the gate: they share their pages, and their sums are the gateway's.
for (const { kind, title, at } of KINDS) {
  test(
    `a contract of ${kind} is offered, accepted, changed, kept and ended, by both sides`,
    { tag: kind === 'daily_salary' ? [] : [DEEP] },
    async ({ page, say, merchant, browser, baseURL, language }) => {
      const { upline, downline } = await newParties(merchant, [kind])
      const { page: other, close } = await otherPhone(browser, { baseURL, language })
      const seen = (on: Page, name: string) => look(on, `contract-${kind}-${merchant}-${language}-${name}`)

      await test.step('the agent offers a share of his own, and no more than that', async () => {
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

      await test.step('the one below is told on his way in, and goes to it', async () => {
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

      await test.step('he accepts, both see it in force, and nothing waits for him any more', async () => {
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

      await test.step('other terms stand beside those that hold, and he keeps what holds', async () => {
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

      await test.step('he asks to end it, the agent agrees, and both read what happened', async () => {
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

test('an offer that is taken back while it is read is not signed, and that is said', async ({
  page,
  say,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { upline, downline } = await newParties(merchant, ['daily_salary'])
  const { page: other, close } = await otherPhone(browser, { baseURL, language })
  await enter(page, upline)
  await offerTo(page, say, { at: SALARY, downline, rate: '0.3' })
  // News of it does not reach him: a tunnel, say.
  await other.route('**/wps/live', (route) => route.abort())
  await enter(other, downline)
  await openAwake(other, SALARY)
  await expect(button(card(other), say, 'Accept')).toBeVisible()
  await takeStep(page, say, 'Take the offer back')
  await expect(main(page).getByText(say('None of your downlines has one yet'))).toBeVisible()
  await takeStep(other, say, 'Accept')
  const gone = say('It was taken back or ended meanwhile, so nothing was signed. You find it under Earlier contracts.')
  await expect(other.getByText(gone)).toBeVisible()
  await look(other, `contract-withdrawn-${merchant}-${language}`)
  await expect(main(other).getByText(say('No contract yet'))).toBeVisible()
  await button(main(other), say, 'Earlier contracts').tap()
  await expect(card(other).getByText(say('Ended'), { exact: true })).toBeVisible()
  await close()
})

test('what waits is asked one after the other, and again at the next entry until it is answered', async ({
  page,
  say,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { upline, downline } = await newParties(
    merchant,
    KINDS.map(({ kind }) => kind),
  )
  await enter(page, upline)
  for (const { at } of KINDS) await offerTo(page, say, { at, downline, rate: '0.1' })
  const { page: other, close } = await otherPhone(browser, { baseURL, language })
  const asked = (title: string) => alertOf(other, say, title)
  const cancelAll = async (titles: readonly string[]) => {
    for (const title of titles) {
      await expect(asked(title)).toBeVisible()
      await button(asked(title), say, 'Cancel').tap()
      await expect(asked(title)).toBeHidden()
    }
  }
  const titles = KINDS.map(({ title }) => title)

  await test.step('cancelled, each leaves its place to the next, and none comes back on this visit', async () => {
    await enter(other, downline)
    await cancelAll(titles)
    await other.getByRole('navigation').getByRole('link').last().tap()
    await expect(other.getByRole('dialog')).toBeHidden()
  })

  await test.step('the agency center says where they wait', async () => {
    await openAwake(other, '/m/agent')
    await cancelAll(titles)
    const entry = main(other).getByRole('link', { name: say('Daily salary contract') })
    await expect(entry).toContainText(/[2٢]/)
    expect(await barriersInDeepRun(other)).toEqual([])
  })

  await test.step('what he answers is asked no more; what he does not, is', async () => {
    await openAwake(other, '/m/home')
    await button(asked('Daily salary'), say, 'Go').tap()
    await takeStep(other, say, 'Accept')
    await expect(card(other).getByText(say('In force'), { exact: true })).toBeVisible()
    await openAwake(other, '/m/home')
    await cancelAll(titles.slice(1))
  })
  await close()
})

for (const type of [0, 40, 41, 42] as const) {
  test(`a member of type ${type} is asked to sign nothing`, async ({ page, say, merchant }) => {
    const { downline, downlineId } = await newParties(merchant, [], type)
    // Nobody offers him one; should one lie there all the same, it is not his to sign.
    const offer = { merchantCode: merchant, downlineId, kind: 'daily_salary', category: 'CONS' } as const
    await withDatabase(({ db }) => offerByCompany(db, offer, TIERS, { who: 'journey', at: new Date() }))
    const asked = pathsAskedOn(page)
    await enter(page, downline)
    await openAwake(page, '/m/home')
    await openAwake(page, SALARY)
    // A player finds a page that says that there is none; to the others it is closed.
    await expect(page).toHaveURL(/getSalaryContract/)
    if (type !== 0) await expect(main(page).getByText(say('For agents only'), { exact: true })).toBeVisible()
    await expect(alertOf(page, say, 'Daily salary')).toBeHidden()
    expect(asked).not.toContain('/wps/member/info/funds/consolidated')
  })
}

test('a trial is asked to sign nothing', async ({ page, say }) => {
  const asked = pathsAskedOn(page)
  await openAwake(page, '/m/trail')
  await button(main(page), say, 'Start playing').tap()
  await expect(page.getByRole('button', { name: say('Hide balance') })).toBeVisible()
  await openAwake(page, '/m/home')
  await openAwake(page, SALARY)
  await expect(main(page).getByText(say('For agents only'), { exact: true })).toBeVisible()
  expect(asked).not.toContain('/wps/member/info/funds/consolidated')
})

function pathsAskedOn(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test(
  'where the merchant has no contracts of a kind, its page says so and leads on',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    const { downline } = await newParties(merchant, [])
    const flags = ['DAILYSALCONT3', 'RTSALARY3', 'HOURSAL3', 'SIGNCONDIV3']
    await enter(page, downline)
    try {
      await operate('flags', 'set', merchant, 'DAILYSALCONT3', 'off')
      await openAwake(page, SALARY)
      await expect(main(page).getByText(say('No contract yet'))).toBeVisible()
      for (const flag of flags.slice(1)) await operate('flags', 'set', merchant, flag, 'off')
      for (const { at } of KINDS.slice(0, 3)) {
        await openAwake(page, at)
        await expect(main(page).getByRole('link', { name: say('To the lobby') })).toBeVisible()
        expect(await barriersInDeepRun(page)).toEqual([])
      }
      await openAwake(page, '/m/agent')
      await expect(main(page).locator('a[href="/m/member/team"]')).toBeVisible()
      await expect(main(page).locator('a[href*="getDevidendContract"]')).toBeHidden()
    } finally {
      for (const flag of flags) await operate('flags', 'set', merchant, flag, 'on')
    }
  },
)
