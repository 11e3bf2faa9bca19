import { readFile } from 'node:fs/promises'

import { openAwake } from './kit/awake.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { newTeam } from './kit/line.ts'
import { closePopups } from './kit/popups.ts'
import { signIn } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'

/** Each list of an agent that he can take along, and how its file’s name begins. */
const LISTS = [
  ['/m/member/team', 'team'],
  ['/m/agent/team/pnl', 'team-profit'],
  ['/m/teamBetting', 'team-bets'],
] as const

test('an agent takes his lists along as files', { tag: AURORA_ALONE }, async ({ page, say, merchant }) => {
  const { agent, player } = await newTeam(merchant)
  await playRound(player.username, merchant, { stake: '4.00', win: '9.00' })
  await closePopups(page)
  await signIn(page, agent)

  for (const [path, name] of LISTS) {
    await test.step(name, async () => {
      await openAwake(page, path)
      await expect(page.getByRole('main').getByText(player.username).first()).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: say('Save as a CSV file') }).tap()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}.*\\.csv$`))
      expect(await readFile(await file.path(), 'utf8')).toContain(player.username)
    })
  }
})

test(
  'an agent hands a link on in each way, and finds the red rain',
  { tag: AURORA_ALONE },
  async ({ page, context, say, merchant }) => {
    const { agent } = await newTeam(merchant)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // A phone's own sheet, which a browser of the desk has not.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: async (shared: object) => Object.assign(window, { shared }) }),
    )
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await closePopups(page)
    await signIn(page, agent, '/m/agentRegister')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Make a link') })
      .tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Make the link') })
      .tap()
    const sheet = page.getByRole('dialog', { name: say('For players'), exact: true })
    const link = (await sheet.locator('code').first().textContent()) ?? ''
    const code = link.slice(-8)

    await test.step('copied', async () => {
      await sheet.getByRole('button', { name: say('Copy: {label}').replace('{label}', say('Address')) }).tap()
      await expect(page.getByText(say('Copied'), { exact: true })).toBeVisible()
      expect(await clipboard()).toBe(link)
      await sheet.getByRole('button', { name: say('Copy: {label}').replace('{label}', say('Code')) }).tap()
      await expect.poll(clipboard).toBe(code)
    })

    await test.step('by the phone', async () => {
      await sheet.getByRole('button', { name: say('Share the link') }).tap()
      await expect.poll(shared).toMatchObject({ url: link })
    })

    await test.step('as a picture', async () => {
      const saved = page.waitForEvent('download')
      await sheet.getByRole('button', { name: say('Save the picture') }).tap()
      const file = await saved
      expect(file.suggestedFilename()).toBe(`${code}.png`)
      expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
    })

    await test.step('red rain', async () => {
      await openAwake(page, '/m/agent')
      await page.getByRole('main').locator('a[href$="/m/redRain"]').tap()
      await page.waitForURL('**/m/redRain')
    })
  },
)
