import type { Page } from '@playwright/test'

import { awake, openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import { signOut, tryLogIn } from './kit/steps.ts'

const PASSWORD = 'Demo2026'
const CODE = 'e2e-rain'
const RULES = {
  windows: [{ at: '00:00', minutes: 1440 }],
  playsADay: 2,
  seconds: 5,
  amounts: [{ amount: '1.88', weight: 1 }],
}

const main = (page: Page) => page.getByRole('main')
/** The play, over the whole screen. */
const round = (page: Page) => page.getByRole('dialog')

type Merchant = BrandOptions['merchant']

/** It rains all day, before the demo's own. */
async function letItRain(merchant: Merchant): Promise<void> {
  const said = ['--type', 'RAFFLE', '--rules', JSON.stringify(RULES), '--title', 'Rain of a journey', '--play', '2']
  await operate('promotions', 'set', merchant, CODE, ...said, '--position', '-5')
  await operate('promotions', 'open', merchant, CODE)
}

const CREDITED = `
  select transfer.amount from transfer join account on account.id = transfer.credit_account
  join member on member.id = account.member_id
  where member.account = $1 and member.merchant_code = $2 and transfer.code = 4104 order by transfer.id`

/** What the ledger has credited to the member out of envelopes, in cents. */
function credited(account: string, merchant: Merchant): Promise<number[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ amount: bigint }>(CREDITED, [account, merchant])
    return rows.map(({ amount }) => Number(amount) / 100)
  })
}

test('a member taps a falling envelope, is paid what it holds, comes back to one that was cut off, and has no plays left', async ({
  page,
  say,
  merchant,
}) => {
  await letItRain(merchant)
  const username = newName()
  await signUp(page, { username, password: PASSWORD })
  const there = round(page)

  await test.step('it rains now, and the page says how likely each amount is', async () => {
    await openAwake(page, '/m/redRain')
    await expect(main(page).getByRole('heading', { name: say('It is raining envelopes') })).toBeVisible()
    await expect(main(page).getByRole('table')).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('he opens one by the button that needs no aim, and when the rain is over it is credited', async () => {
    await main(page)
      .getByRole('button', { name: say('Start'), exact: true })
      .tap()
    const more = there.getByRole('button', { name: say('Open an envelope') })
    await expect(there.getByText(say('Tap an envelope. One is enough.'))).toBeVisible()
    // The first drops need a moment to be on the screen.
    await expect(async () => {
      await more.tap()
      await expect(there.getByText(say('Yours opens when the rain is over.'))).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(there.getByText(say('Your envelope holds'))).toBeVisible()
    await expect(there.locator('bdi').first()).toContainText('1.88')
    expect(await barriersInDeepRun(page)).toEqual([])
    expect(await credited(username, merchant)).toEqual([188])
  })

  await test.step('the second play is cut off in the middle; its envelope waits', async () => {
    await there.getByRole('button', { name: say('Play again') }).tap()
    await expect(there.getByRole('button', { name: say('Open an envelope') })).toBeVisible()
    await page.reload()
    await awake(page)
    await expect(main(page).getByRole('heading', { name: say('An envelope of yours is waiting') })).toBeVisible()
    await main(page)
      .getByRole('button', { name: say('Open it'), exact: true })
      .tap()
    await expect(there.getByText(say('Your envelope holds'))).toBeVisible()
    expect(await credited(username, merchant)).toEqual([188, 188])
    await there.getByRole('button', { name: say('Close') }).tap()
  })

  await test.step('there is no third play, and the last envelopes are listed', async () => {
    await expect(main(page).getByRole('heading', { name: say('No plays left today') })).toBeVisible()
    await expect(main(page).getByRole('heading', { name: say('Your last envelopes') })).toBeVisible()
    await expect(main(page).getByRole('button', { name: say('Start'), exact: true })).toHaveCount(0)
  })
})

// rules: red-rain-4
test('who is signed out is asked to log in and comes back; who wants nothing to move finds envelopes that lie still', async ({
  page,
  say,
  merchant,
}) => {
  await letItRain(merchant)
  const username = newName()
  await signUp(page, { username, password: PASSWORD })
  await signOut(page, say)
  await openAwake(page, '/m/redRain')
  await main(page)
    .getByRole('link', { name: say('Log in'), exact: true })
    .tap()
  await tryLogIn(page, say, { username, password: PASSWORD })
  await expect(page).toHaveURL(/\/m\/redRain$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await main(page)
    .getByRole('button', { name: say('Start'), exact: true })
    .tap()
  const there = round(page)
  await expect(there.getByRole('listitem')).toHaveCount(9)
  await there.getByRole('listitem').nth(4).getByRole('button').tap()
  expect(await barriersInDeepRun(page)).toEqual([])
  await expect(there.getByText(say('Your envelope holds'))).toBeVisible()
  expect(await credited(username, merchant)).toEqual([188])
})
