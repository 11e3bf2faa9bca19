import { resolveCall } from '@ante/contract/kit/call-outcome.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { answerLosingProxy } from '@ante/gateway/test/answer-losing-proxy.ts'
import type { AnswerLosingProxy } from '@ante/gateway/test/answer-losing-proxy.ts'
import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import { addressOf } from './kit/brand.ts'
import { expect, test as journey } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { myBets } from './kit/lottery-bets.ts'
import { newName } from './kit/newcomer.ts'
import { register } from './kit/steps.ts'
import type { Say } from './kit/words.ts'

/** The browser reaches the site through a proxy that loses what it is told to. */
const test = journey.extend<{ losing: AnswerLosingProxy }>({
  losing: async ({ merchant }, use) => {
    const losing = await answerLosingProxy(`http://127.0.0.1:${new URL(addressOf(merchant)).port}`)
    await use(losing)
    await losing.close()
  },
  baseURL: async ({ losing, merchant }, use) =>
    use(losing.url.replace('localhost', new URL(addressOf(merchant)).hostname)),
})

/** Drawn three times a week: its issue stays open while the journey looks at its bet. */
const GAME = '/m/lotteryBet?game=HK6'
const ALWAYS = 1_000

const press = (place: Page | Locator, say: Say, name: string) =>
  place.getByRole('button', { name: say(name), exact: true }).tap()

/** A row at random, up to the sheet that confirms it. */
async function untilConfirm(page: Page, say: Say): Promise<Locator> {
  await press(page, say, 'Random')
  await press(page, say, 'Bet now')
  const sheet = page.getByRole('dialog', { name: say('Confirm the bet'), exact: true })
  await expect(sheet).toBeVisible()
  return sheet
}

test('a bet whose answer is lost is checked before anything can be bet again, in its sheet, after closing it, and after a reload', async ({
  page,
  say,
  merchant,
  language,
  losing,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const username = newName()
  await register(page, say, { username, password: 'Demo2026' })
  await giveMoney(username, merchant, 30_000n)
  await openAwake(page, GAME)
  const checking = say('We’re checking whether this went through. Please don’t repeat it. Your money is safe.')
  const confirmIn = (sheet: Locator) => sheet.getByRole('button', { name: say('Confirm'), exact: true })

  await test.step('the sheet says that it is being checked, and takes no second tap', async () => {
    const sheet = await untilConfirm(page, say)
    // More than once: a browser sends a call again by itself when its connection breaks.
    losing.next(`${placeOrder.method} ${placeOrder.path}`, 'lost', ALWAYS)
    losing.next(`${resolveCall.method} ${resolveCall.path}`, 'lost', ALWAYS)
    await confirmIn(sheet).tap()
    await expect(sheet.getByText(checking)).toBeVisible()
    await expect(confirmIn(sheet)).toBeDisabled()
    expect(await barriersOn(page)).toEqual([])
    await look(page, `lost-answer-sheet-${merchant}-${language}`)
    await press(sheet, say, 'Close')
  })

  await test.step('so does the page, and the sheet that is opened anew, also after a reload', async () => {
    const notice = page.getByRole('status').filter({ hasText: checking }).first()
    await expect(notice).toBeVisible()
    await look(page, `lost-answer-page-${merchant}-${language}`)
    await openAwake(page, GAME)
    await expect(notice).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    const sheet = await untilConfirm(page, say)
    await expect(confirmIn(sheet)).toBeDisabled()
    await press(sheet, say, 'Close')
  })

  await test.step('once the gateway can be asked, it went through, once; and betting goes on', async () => {
    losing.mend()
    const done = page.getByRole('status').filter({ hasText: say('This went through. You’ll find it in your records.') })
    await expect(done.first()).toBeVisible({ timeout: 60_000 })
    await look(page, `lost-answer-done-${merchant}-${language}`)
    expect(await myBets(page)).toHaveLength(1)
    await press(done.first(), say, 'Close')
    await expect(done).toHaveCount(0)
    const sheet = await untilConfirm(page, say)
    await expect(confirmIn(sheet)).toBeEnabled()
  })
})
