import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll, addressParameter } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const COCKFIGHT = 'sabong-central'
const BETS = 'main li > button[aria-haspopup="dialog"]'
const main = page.getByRole('main')

test('an agent filters the bets of a player down to one game and one round', async () => {
  const agent = await newMember({ type: 1 })
  const player = await newMember({ balance: '500.00', upline: agent.memberId })
  await openScreen('/m/teamBetting?days=month', { member: agent })
  await expect.element(main.getByText('No team bets in the last 30 days')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])

  await runServerAction('playRound', { memberId: player.memberId, stake: '4.00', win: '9.00' })
  await runServerAction('playRound', { memberId: player.memberId, stake: '2.00', win: '7.00', gameId: COCKFIGHT })
  await main.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect.poll(() => findAll(BETS).length).toBe(2)
  const [latest] = findAll(BETS)
  expect(latest?.textContent).toContain(player.account)
  expect(await violationsInDeepRun()).toEqual([])
  const file = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file.name).toMatch(/^team-bets-\d{4}.*\.csv$/)
  expect(file.text).toContain(player.account)

  latest?.click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Transactions')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await sheet.getByRole('button', { name: 'Same game' }).click()
  await expect.poll(() => addressParameter('game')).toMatch(/^\d+$/)
  await expect.poll(() => findAll(BETS).length).toBe(1)
  expect(centsIn(findAll('main dl:first-of-type dd').at(-1)?.textContent ?? '')).toBe(5_00)
  await openScreen(location.pathname + location.search, { member: agent })
  await expect.poll(() => findAll(BETS).length).toBe(1)
})

test('an agent of another line sees no bets of a player', async () => {
  const agent = await newMember({ type: 1 })
  const player = await newMember({ upline: agent.memberId })
  await openScreen(`/m/teamBetting?parent=${player.memberId}`, { member: await newMember({ type: 2 }) })
  await expect.element(main.getByText('Member not in your team')).toBeVisible()
  await expect.element(main).not.toMatchTextContent(player.account)
})
