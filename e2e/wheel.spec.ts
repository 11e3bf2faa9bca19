import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { loseAnswer } from './kit/lose-answer.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import type { Say } from './kit/words.ts'

const PASSWORD = 'Demo2026'
const main = (page: Page) => page.getByRole('main')
const button = (where: Locator | Page, say: Say, name: string) =>
  where.getByRole('button', { name: say(name), exact: true })

const SPUN = `
  select spin.amount, reward.status, (select count(*) from transfer
    where transfer.key = 'reward:' || reward.id and transfer.code = 4104 and transfer.amount = spin.amount) as credited
  from wheel_spin spin join reward on reward.entry_id = spin.entry_id join member on member.id = spin.member_id
  where member.account = $1`

/** What the member has spun, and what of it is in the ledger. */
function spunBy(account: string): Promise<{ amount: number; status: string; credited: number }[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ amount: bigint; status: string; credited: bigint }>(SPUN, [account])
    return rows.map(({ amount, status, credited }) => ({ amount: Number(amount), status, credited: Number(credited) }))
  })
}

test('a member reads the odds, spins, loses the answer, asks for it again, and claims what he has won', async ({
  page,
  say,
  merchant,
}) => {
  const code = `e2e-${randomUUID().slice(0, 8)}`
  const rules = { segments: [5, 5, 5].map((amount) => ({ amount: String(amount), weight: 1 })), free: 2 }
  const said = ['--type', 'PRIZE_WHEEL', '--rules', JSON.stringify(rules), '--title', `Wheel ${code}`, '--play', '1']
  await operate('promotions', 'set', merchant, code, ...said)
  await operate('promotions', 'open', merchant, code)
  const username = newName()
  await signUp(page, { username, password: PASSWORD })

  await test.step('the odds are told as they are', async () => {
    await openAwake(page, `/m/activityInfo?id=${code}`)
    await button(main(page), say, 'See the odds').tap()
    const sheet = page.getByRole('dialog', { name: say('The odds'), exact: true })
    await expect(sheet.getByRole('row')).toHaveCount(2)
    await expect(sheet).toContainText(/100[\s\u200e]*%/)
    expect(await barriersInDeepRun(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  const bar = main(page).locator('[data-keep-clear]')
  await test.step('an answer that is lost is asked for again, and costs no second spin', async () => {
    await loseAnswer(page, '/PROMOFE_spinPrizeWheel')
    await bar.getByRole('button').last().tap()
    await expect(button(bar, say, 'Ask for my spin')).toBeVisible()
    await page.reload()
    await button(bar, say, 'Ask for my spin').tap()
    await expect(main(page).getByRole('status').filter({ hasText: '5.00' })).toBeVisible({ timeout: 15_000 })
    expect(await spunBy(username)).toHaveLength(1)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('what was won is claimed, once', async () => {
    await bar.getByRole('button').first().tap()
    await expect(main(page).getByText(say('Claimed'), { exact: true })).toBeVisible()
    expect(await spunBy(username)).toEqual([{ amount: 50_000, status: 'claimed', credited: 1 }])
  })

  await test.step('the spin that is left waits in the reward center', async () => {
    await openAwake(page, '/m/rewardCenter')
    await main(page)
      .getByRole('link', { name: `Wheel ${code}` })
      .tap()
    await expect(main(page).getByRole('heading', { name: `Wheel ${code}` })).toBeVisible()
  })
  await operate('promotions', 'close', merchant, code)
})
