import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { offerContract, stepContract } from '@ante/contract/agents/contracts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import type { ScreenMember } from '../../../test/screens/new-member.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { sessionStore } from '../../lib/session/session.ts'

const SALARY = '/m/member/agent/getSalaryContract'
const KINDS: readonly ContractKind[] = ['daily_salary', 'dividend', 'hourly_salary', 'realtime_salary']
const TITLES = ['Daily salary', 'Dividend', 'Hourly salary', 'Real-time salary']
const FUNDS = '/wps/member/info/funds/consolidated'

const main = page.getByRole('main')
const card = main.getByRole('article')
const alertOf = (title: string) => page.getByRole('dialog', { name: title, exact: true })

/** Creates an agent with a contract of each kind, and another agent directly below. */
async function createContractParties() {
  const upline = await newMember({ type: 1, balance: '500.00' })
  await runServerAction('agreeContracts', { memberId: upline.memberId, kinds: KINDS })
  return { upline, downline: await newMember({ type: 1, upline: upline.memberId }) }
}

const offer = (upline: ScreenMember, downline: ScreenMember, kind: ContractKind) => {
  const tiers = [{ minVolume: '10000.00', netLoss: '0.00', activeMembers: 2, rateType: 'P' as const, rate: '0.1' }]
  return callAs(upline, offerContract, { kind, category: 'CONS', downline: downline.memberId, tiers })
}

/** Executes a step of a contract and confirms it. */
async function takeStep(name: string): Promise<void> {
  await card.getByRole('button', { name, exact: true }).click()
  await alertOf(name).getByRole('button', { name, exact: true }).click()
}

async function cancelAll(titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await alertOf(title).getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(alertOf(title)).not.toBeInTheDocument()
  }
}

test('an agent cannot offer more than the own contract pays', async () => {
  const { upline, downline } = await createContractParties()
  await openScreen(`${SALARY}?side=upline`, { member: upline })
  await expect.element(main.getByText('Your downlines have no contracts yet')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await main.getByRole('button', { name: 'Offer contract', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Offer contract' })
  await sheet.getByRole('button', { name: new RegExp(downline.account) }).click()
  const rate = sheet.getByLabelText('Pays (%)', { exact: true }).first()
  const send = sheet.getByRole('button', { name: 'Send offer', exact: true })
  await rate.fill('0.6')
  await expect
    .element(sheet.getByText('This pays more than your own contract does for the same conditions.'))
    .toBeVisible()
  await expect.element(send).toBeDisabled()
  expect(await violationsInDeepRun()).toEqual([])
  await rate.fill('0.2')
  await send.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(card.getByText(new RegExp(downline.account))).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Withdraw offer' })).toBeVisible()
})

test('an offer withdrawn while being read cannot be signed, and the page reports this', async () => {
  const { upline, downline } = await createContractParties()
  const { contractId: id, version } = await offer(upline, downline, 'daily_salary')
  await openScreen(SALARY, { member: downline })
  await expect.element(card.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await callAs(upline, stepContract, { id, step: 'withdraw', version })
  await takeStep('Accept')
  await expect.element(page.getByText(/This contract was withdrawn or has ended, so nothing was agreed/)).toBeVisible()
  await expect.element(main.getByText('No contract yet')).toBeVisible()
  await main.getByRole('button', { name: 'Past contracts', exact: true }).click()
  await expect.element(card.getByText('Ended', { exact: true })).toBeVisible()
})

test('offers are presented one after another, and again at the next entry until they are answered', async () => {
  const { upline, downline } = await createContractParties()
  for (const kind of KINDS) await offer(upline, downline, kind)

  await openScreen('/m/mine', { member: downline })
  await cancelAll(TITLES)
  await page.getByRole('navigation').getByRole('link').last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await openScreen('/m/agent', { member: downline })
  await cancelAll(TITLES)
  await expect.element(main.getByRole('link', { name: /Daily salary contract/ })).toMatchTextContent(/2/)
  expect(await violationsInDeepRun()).toEqual([])

  await openScreen('/m/mine', { member: downline })
  await alertOf('Daily salary').getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(() => location.pathname).toBe(SALARY)
  await takeStep('Accept')
  await expect.element(card.getByText('In force', { exact: true })).toBeVisible()
  await openScreen('/m/mine', { member: downline })
  await cancelAll(TITLES.slice(1))
})

/** Returns the paths requested by the page since the last call. */
function requestedPaths(): string[] {
  const loadedPaths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  performance.clearResourceTimings()
  return loadedPaths
}

test.each([0, 40, 41, 42] as const)('a member of type %i gets no offers on entry', async (type) => {
  const upline = await newMember({ type: 1 })
  const member = await newMember({ type, ...(type !== 42 && { upline: upline.memberId }) })
  // Agents cannot make an offer to such a member; the operator can.
  await runServerAction('offerFromCompany', { memberId: member.memberId, kinds: ['daily_salary'] })
  requestedPaths()
  await openScreen('/m/mine', { member })
  await expect.element(main.getByRole('link').first()).toBeVisible()
  await openScreen(SALARY, { member })
  // A player may read and sign the offer on this page, but no link leads there; other types may not open the page.
  const input = type === 0 ? 'Response needed' : 'Agents only'
  await expect.element(main.getByText(input, { exact: true })).toBeVisible()
  await expect.element(alertOf('Daily salary')).not.toBeInTheDocument()
  expect(requestedPaths()).not.toContain(FUNDS)
})

test('a trial member gets no offers', async () => {
  requestedPaths()
  await openScreen('/m/trail')
  await main.getByRole('button', { name: 'Start playing', exact: true }).click()
  await expect.element(page.getByRole('button', { name: /Your wallets/ })).toBeVisible()
  const session = sessionStore.get()
  if (!session) throw new Error('The trial has no session')
  await openScreen(SALARY, { member: { session } })
  await expect.element(main.getByText('Agents only', { exact: true })).toBeVisible()
  expect(requestedPaths()).not.toContain(FUNDS)
})
