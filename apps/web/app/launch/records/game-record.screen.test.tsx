import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import type { ScreenMember } from '../../../test/screens/new-member.ts'
import { ownGateway } from '../../../test/screens/own-gateway.ts'
import { savedFile } from '../../../test/screens/saved-file.ts'

// A separate gateway, because playing rounds replaces the key of the vendor.
ownGateway()

/** Buttons of the rounds in the list, but not the steps of an opened round, which are list items too. */
const ROUNDS = 'main li > button[aria-haspopup="dialog"]'
const rounds = () => findAll(ROUNDS).length
const main = page.getByRole('main')
const sum = (name: string) =>
  findAll('main dl > div')
    .find((part) => part.textContent.startsWith(name))
    ?.querySelector('dd')?.textContent

async function memberWithRounds(): Promise<ScreenMember> {
  const member = await newMember({ balance: '500.00' })
  const { memberId } = member
  await runServerAction('playRound', { memberId, stake: '2.00', win: '7.00' })
  await runServerAction('playRound', { memberId, stake: '3.00', win: '0.00' })
  return member
}

test('without any play the record shows a message, and leads to the games', async () => {
  await openScreen('/m/gameRecord?days=month', { member: await newMember() })
  await expect.element(page.getByText('Nothing played in the last 30 days')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to games' })).toBeVisible()
})

test('rounds are listed with their totals, and filters can be set and reset', async () => {
  const member = await memberWithRounds()
  await openScreen('/m/gameRecord', { member })
  await expect.poll(rounds).toBe(2)
  expect(sum('Rounds')).toContain('2')
  expect(sum('Paid out')).toContain('7.00')
  expect(await accessibilityViolations()).toEqual([])

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter rounds' })
  await sheet.getByRole('button', { name: 'Won', exact: true }).click()
  await sheet.getByRole('button', { name: 'Show rounds' }).click()
  await expect.poll(() => addressParameter('status')).toBe('won')
  await expect.poll(rounds).toBe(1)
  // After a reload the filter is restored from the address.
  await openScreen(location.pathname + location.search, { member })
  await expect.poll(rounds).toBe(1)
  expect(findAll(ROUNDS)[0]?.textContent).toContain('Won')
  expect(sum('Rounds')).toContain('1')

  await page.getByRole('navigation', { name: 'Date range' }).getByRole('button', { name: 'Yesterday' }).click()
  await expect.element(page.getByText('No matching rounds')).toBeVisible()
  await page.getByRole('button', { name: 'Show last 30 days' }).click()
  await expect.poll(rounds).toBe(2)
  expect(addressParameter('days')).toBe('month')
})

test('the record is saved as a file', async () => {
  await openScreen('/m/gameRecord', { member: await memberWithRounds() })
  await findOne(ROUNDS)
  const { name, text } = await savedFile(() => page.getByRole('button', { name: 'Save as CSV' }).click())
  expect(name).toMatch(/^rounds-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.trimEnd().split('\r\n')).toHaveLength(3)
})

test('a round played meanwhile appears automatically', async () => {
  const member = await memberWithRounds()
  await openScreen('/m/gameRecord', { member, live: true })
  await expect.poll(rounds).toBe(2)
  await runServerAction('playRound', { memberId: member.memberId, stake: '4.00', win: '9.00' })
  await expect.poll(rounds).toBe(3)
  await expect.poll(() => sum('Rounds')).toContain('3')
})

test('an invalid address shows the default record, and reports this', async () => {
  await openScreen('/m/gameRecord?gameType=CHESS&days=always&status=stolen', { member: await memberWithRounds() })
  await expect.element(main.getByText('Part of this link wasn’t recognised and was ignored.')).toBeVisible()
  await expect.poll(rounds).toBe(2)
})
