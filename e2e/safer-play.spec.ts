import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'

const PASSWORD = 'Lantern2027'

test(`a player limits what he plays, sees where he stands, and rests from play at once ${AURORA_ALONE}`, async ({
  page,
  say,
  merchant,
}) => {
  const username = newName()
  const sheet = page.getByRole('dialog')
  const tap = (words: string, within = page.locator('main')) => within.getByRole('button', { name: say(words) }).tap()

  await test.step('the way there leads over the settings', async () => {
    await signUp(page, { username, password: PASSWORD })
    await giveMoney(username, merchant, 500n)
    await openAwake(page, '/m/set')
    await page.getByRole('link', { name: say('Safer play') }).tap()
    await expect(page.getByText(say('Play is for fun. Here you decide how far it goes.'))).toBeVisible()
    await expect(
      page.getByText(say('You have set none. A limit keeps what you deposit, lose or play within bounds.')),
    ).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('a limit of losses holds at once, and is used by what he loses', async () => {
    await tap('Set a limit')
    await tap('Loss limit', sheet)
    await sheet.getByLabel(say('Not more than')).fill('100')
    await tap('Save', sheet)
    await expect(page.getByText('100.00').first()).toBeVisible()
    await playRound(username, merchant, { stake: '40.00', win: '10.00' })
    await page.reload()
    await expect(page.getByText('70.00')).toBeVisible()
    await expect(page.getByText(say('Won or lost')).locator('..')).toContainText('30.00')
  })

  await test.step('a higher one waits, and the wish for it is taken back', async () => {
    await tap('Set a limit')
    await tap('Loss limit', sheet)
    await sheet.getByLabel(say('Not more than')).fill('300')
    await tap('Save', sheet)
    await expect(page.getByText('300.00')).toBeVisible()
    await expect(page.getByRole('button', { name: say('Confirm'), exact: true })).toHaveCount(0)
    await tap('Keep it as it is')
    await expect(page.getByText('300.00')).toHaveCount(0)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('a time-out begins with the right password, and not before', async () => {
    await tap('Take a time-out')
    await sheet.getByLabel(say('Your password')).fill('not this one')
    await tap('Begin now', sheet)
    await expect(sheet.getByRole('alert')).toContainText(say('The password is wrong. Please try again.'))
    await sheet.getByLabel(say('Your password')).fill(PASSWORD)
    await tap('Begin now', sheet)
    await expect(page.getByRole('heading', { name: say('You’re taking a break') })).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('no game opens, and his money stays his', async () => {
    await openAwake(page, '/m/home')
    await page.locator('a[href*="/m/launchGame"]').first().tap()
    await expect(page.getByRole('heading', { name: say('You’re taking a break') })).toBeVisible()
    await openAwake(page, '/m/activityInfo?id=join-in')
    await expect(page.getByText(say('You’re taking a break. You can still withdraw your money.'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('Take part') })).toHaveCount(0)
    await openAwake(page, '/m/safePlay')
    await expect(page.getByRole('link', { name: say('Withdraw') })).toBeVisible()
  })
})
