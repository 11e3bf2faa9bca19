import { matchesFrom } from '@ante/demo/matches.ts'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { tryLogIn } from './kit/steps.ts'

/** A busy machine works longer than a phone. */
const WORKED = { timeout: 60_000 }
const DONE = 'Checked. You need not type a code: just go on.'

const nextMatch = (): string => matchesFrom(new Date()).find(({ kickOff }) => kickOff > new Date())?.homeTeam ?? ''

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('who cannot see the picture lets his device work, by keyboard and by names alone', async ({
  page,
  say,
  merchant,
}) => {
  const password = 'Demo2026'
  const cannotSee = page.getByRole('button', { name: say('I cannot see the picture') })
  const check = page.getByRole('region', { name: say('Check without a picture') })
  const code = page.getByLabel(say('Code in the picture'))

  await test.step('after a failure a picture is asked for, and a tap brings another one', async () => {
    await openAwake(page, '/m/login')
    await tryLogIn(page, say, { username: newName(), password: 'Wrong2026' })
    await expect(cannotSee).toBeVisible()
    const picture = page.getByRole('img', { name: say('Picture with the code to type') })
    const first = await picture.getAttribute('src')
    await code.fill('12')
    await page.getByRole('button', { name: say('Show another picture') }).tap()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
  })

  await test.step('the way around it is the next thing after the picture, and says what it does', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(cannotSee).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(check).toBeFocused()
    await expect(check.getByRole('status')).toHaveText(say(DONE), WORKED)
    expect.soft(await barriersOn(page), 'a check that is done').toEqual([])
  })

  await test.step('the picture is there again for who wants it', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(code).toBeVisible()
    await cannotSee.press('Enter')
    await expect(check.getByRole('status')).toHaveText(say(DONE), WORKED)
  })

  await test.step('for another name the device works again, and its member comes in', async () => {
    await page.getByRole('textbox', { name: say('Username'), exact: true }).fill('tester42')
    await page.getByLabel(say('Password'), { exact: true }).fill(password)
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
    await page.keyboard.press('Enter')
    await sent
    await expect(page.getByRole('button', { name: say('Hide balance') })).toBeVisible(WORKED)
    expect(await usedTasks(merchant)).toBeGreaterThan(0)
  })
})

/** The gateway took work, not a picture. */
const usedTasks = (merchant: string): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const used = 'select count(*)::int as count from work_task where merchant_code = $1 and used_at is not null'
    const { rows } = await pool.query<{ count: number }>(used, [merchant])
    return rows[0]?.count ?? 0
  })

test('a trial says when it ends, and when it is over leads on', async ({ page, say }) => {
  const start = page.getByRole('button', { name: say('Start playing') })
  const balance = page.getByRole('button', { name: say('Hide balance') })

  await test.step('whoever the login kept from his own money is led home, not to it', async () => {
    await page.goto('/m/withdraw')
    await expect(page).toHaveURL(/\/m\/login$/)
    await openAwake(page, '/m/trail')
    await start.tap()
    await expect(balance).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('the books of the matches are told to take real money alone', async () => {
    await page.locator('main').getByText(nextMatch()).first().tap()
    const sheet = page.getByRole('dialog', { name: say('Hot matches') })
    await expect(sheet.getByText(say('Real money only'))).toBeVisible()
  })

  await test.step('it says how long it lasts', async () => {
    await page.goto('/m/trail')
    await expect(page.getByText(say('You are playing with play money'))).toBeVisible()
    const lasts = say(
      'Pick any game in the lobby. The trial lasts until {time}, or until you have been away for half an hour.',
    )
    await expect(page.getByText(withAnyTime(lasts))).toBeVisible()
    expect.soft(await barriersOn(page), 'within a trial').toEqual([])
  })

  await test.step('once the gateway has ended it, the next page leads to what can be done', async () => {
    const name = await page.evaluate(() => sessionStorage.getItem('trialName'))
    await withDatabase(({ pool }) => pool.query(OVER, [name]))
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: say('Your free trial is over') })).toBeVisible()
    await expect(page.getByRole('link', { name: say('Register instead') })).toBeVisible()
    expect.soft(await barriersOn(page), 'a trial that is over').toEqual([])
  })

  await test.step('another one can be begun', async () => {
    await start.tap()
    await expect(balance).toBeVisible()
  })
})

/** The sentence, whatever time stands in it. */
const withAnyTime = (sentence: string) =>
  new RegExp(sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace('{time}', '.+'))

/** What a day's end does to it. */
const OVER = `
  with closed as (update member set status = 'disabled' where account = $1 and type = 4 returning id)
  delete from session using closed where member_id = closed.id`
