import { expect, test } from 'vitest'

import { addressOf } from '../../lib/pages/address.ts'
import { routeOf } from '../../lib/pages/page-module.ts'
import { routes } from '../../routes.ts'
import { navFor } from './nav.ts'
import type { Agent } from './nav.ts'
import { offering } from '../test/offering.ts'

const AGENT: Agent = { type: 1, hasDividend: true, isExcluded: false }
const FLAGS = ['AGEPAG', 'DOWNMAN', 'AGETEAMPNL3', 'TEAMBETTING3', 'AGEREBINC3', 'TRANSREC3', 'MAILCEN', 'SECPRIV']
const CONTRACTS = ['DAILYSALCONT3', 'RTSALARY3', 'HOURSAL3', 'SIGNCONDIV3']
const allFlags = Object.fromEntries([...FLAGS, ...CONTRACTS].map((flag) => [flag, true]))
const linksOf = (agent: Agent, flags: Record<string, boolean>) =>
  navFor(agent, offering(flags)).flatMap(({ entries }) => entries.map(({ to }) => to))

test.each([
  ['AGEPAG', '/m/agent/team/overview'],
  ['AGETEAMPNL3', '/m/agent/team/pnl'],
  ['TRANSREC3', '/m/transaction/record?types=A'],
  ['MAILCEN', '/m/webEmail'],
  ['GAMSER', '/m/service'],
  ['AGEANNOUNCE3', '/m/member/notice?types=A'],
  ['SECPRIV', '/m/securityCenter'],
  ['HOURSAL3', '/m/member/agent/getHourContract'],
  ['SIGNCONDIV3', '/m/member/agent/getDevidendContract'],
])('%s shows and hides the link to %s', (flag, to) => {
  expect(linksOf(AGENT, { [flag]: true })).toContain(to)
  expect(linksOf(AGENT, { ...allFlags, [flag]: false })).not.toContain(to)
})

test('salary contracts are shown if the merchant has at least one kind of them', () => {
  const salary = '/m/member/agent/getSalaryContract'
  for (const flag of ['DAILYSALCONT3', 'RTSALARY3']) expect(linksOf(AGENT, { [flag]: true })).toContain(salary)
  expect(linksOf(AGENT, { ...allFlags, DAILYSALCONT3: false, RTSALARY3: false })).not.toContain(salary)
})

test('the link to the home page is shown with any flags', () => {
  expect(linksOf(AGENT, {})).toContain('/m/home')
})

test('the dividend is shown to an agent with a dividend contract or an offer of one', () => {
  const dividend = '/m/member/agent/agentDivident'
  const links = linksOf(AGENT, allFlags)
  expect(linksOf({ ...AGENT, hasDividend: false }, allFlags)).toEqual(links.filter((to) => to !== dividend))
})

test('a self-excluded agent sees no game, and an internal twin account no contract', () => {
  expect(linksOf({ ...AGENT, isExcluded: true }, allFlags)).not.toContain('/m/redRain')
  expect(linksOf({ ...AGENT, type: 41 }, allFlags).filter((to) => to.includes('Contract'))).toEqual([])
})

test('every link leads to an open page', async () => {
  for (const to of linksOf(AGENT, allFlags)) {
    const { meta } = await routeOf(routes, addressOf(to, 'test').path)
    expect(meta).not.toHaveProperty('status')
    expect(meta).not.toHaveProperty('place')
  }
})

test('without HOME in the merchant’s menus the agency centre has no link to the home page', () => {
  const { menu, ...merchant } = offering(allFlags)
  const listed = { ...merchant, menu: menu.filter((candidate) => candidate !== 'HOME') }
  const links = navFor(AGENT, listed).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(linksOf(AGENT, allFlags).filter((to) => to !== '/m/home'))
})
