import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const REFRESH_MS = 20_000
const main = page.getByRole('main')
const cards = (account: string) => findAll('main details').filter(({ textContent }) => textContent.includes(account))
const centsAt = (selector: string, index = 0) => centsIn(findAll(selector)[index]?.textContent ?? '')

afterEach(() => vi.useRealTimers())

test("an agent sees today's team figures, their result, and which members won and lost", async () => {
  const agent = await newMember({ type: 1, balance: '100.00' })
  const middle = await newMember({ type: 1, upline: agent.memberId })
  const player = await newMember({ balance: '500.00', upline: middle.memberId })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openScreen('/m/agent', { member: agent })
  await expect.element(main.getByText(agent.account, { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  /** Today's counts: online, signed in, bet, registered; refreshed every twenty seconds. */
  const countLater = (index: number) => {
    vi.advanceTimersByTime(REFRESH_MS)
    return findAll('main dl > div')[index]?.querySelector('dd bdi > span')?.textContent
  }
  await expect.poll(() => countLater(3)).toBe('2')
  await runServerAction('playRound', { memberId: player.memberId, stake: '100.00', win: '40.00' })
  await expect.poll(() => countLater(2)).toBe('1')

  await main.getByRole('link', { name: 'Team overview', exact: true }).click()
  await findOne('main a[href*="/m/agent/team/pnl"] bdi')
  await expect.poll(() => centsAt('main a[href*="/m/agent/team/pnl"] bdi')).toBe(60_00)
  await main.getByRole('button', { name: '7 days', exact: true }).click()
  await expect.element(main.getByRole('slider')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])

  ;(await findOne('main a[href*="/m/agent/team/pnl"]')).click()
  await expect.poll(() => cards(middle.account).length).toBe(1)
  const [card] = cards(middle.account)
  card?.querySelector('summary')?.click()
  await expect.poll(() => card?.querySelector('dl')?.checkVisibility()).toBe(true)
  expect(await violationsInDeepRun()).toEqual([])
  expect(centsIn(card?.querySelectorAll('summary bdi')[1]?.textContent ?? '')).toBe(60_00)
  const file = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file.name).toMatch(/^team-profit-\d{4}.*\.csv$/)
  expect(file.text).toContain(middle.account)
  ;(await findOne('main a[href*="pnl?parent="]')).click()
  await expect.poll(() => cards(player.account).length).toBe(1)
  const below = location.pathname + location.search
  history.back()
  await expect.poll(() => cards(player.account).length).toBe(0)
  await main.getByRole('searchbox').fill('no-such-member')
  await expect.poll(() => addressParameter('search')).toBe('no-such-member')
  await expect.poll(() => findAll('main details').length).toBe(0)
  await openScreen(below, { member: agent })
  await expect.poll(() => cards(player.account).length).toBe(1)
})

test("the account of an agent shows the agent's money by kind", async () => {
  await openScreen('/m/transaction/record?types=A', { member: await newMember({ type: 1 }) })
  await main.getByRole('tab', { name: 'Salaries' }).click()
  await expect.poll(() => addressParameter('agency')).toBe('salary')
  expect(await violationsInDeepRun()).toEqual([])
})
