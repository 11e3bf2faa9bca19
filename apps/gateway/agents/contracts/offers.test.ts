import { randomUUID } from 'node:crypto'

import { getConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import {
  getContractTerms,
  listContractReceivers,
  listContracts,
  showContract,
} from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { disableMember } from '../../identity/public.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { contractSettingsOf, putContractSettings } from './settings.ts'
import { codeOf, contractsOf, LOWER_TIERS, offer, share, step, TIERS } from './test/contract-fixtures.ts'

let gateway: TestGateway
let top: LineMember
let agent: LineMember
let own: Contract
beforeAll(async () => {
  gateway = await startGateway()
  top = await lineMember(gateway, '0.00', { type: 2 })
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('call_count').execute()
  agent = await lineMember(gateway, '0.00', { type: 1, above: top })
  own = await putInForce(agent)
})
afterAll(() => gateway.stop())

const { putInForce, offered, change } = contractsOf(() => ({ gateway, top }))
const below = (type: 0 | 1 = 1) => lineMember(gateway, '0.00', { type, above: agent })
test('an agent cannot offer more than the own terms, a second contract, or contracts beyond the merchant’s limits', async () => {
  const member = await below()
  const more = [share('10000.00', 2, '0.31')]
  expect(await offer(gateway, agent, member, { tiers: more })).toMatchObject({
    code: 'contract.above.own',
    details: { tierNumber: 1 },
  })
  expect(codeOf(await offer(gateway, agent, member, { category: 'RNG' }))).toBe('contract.above.own')
  expect(
    await offer(gateway, agent, member, { tiers: [share('5.00', 2, '0.1'), share('5.00', 2, '0.2')] }),
  ).toMatchObject({
    code: 'contract.tiers.invalid',
    details: { tierNumber: 2, problem: 'volume' },
  })
  const key = randomUUID()
  const made = await offered(agent, member, { key })
  expect(await offered(agent, member, { key })).toEqual(made)
  expect(codeOf(await offer(gateway, agent, member, { key, tiers: LOWER_TIERS }))).toBe('idempotency_key.conflict')
  expect(codeOf(await offer(gateway, agent, member))).toBe('contract.open')

  const { db } = gateway.ports
  const of = { merchantCode: 'aurora', kind: 'daily_salary' } as const
  const usual = await contractSettingsOf(db, 'aurora', 'daily_salary')
  const other = await below()
  await putContractSettings(db, of, { ...usual, maxContracts: 1 })
  expect(await offer(gateway, agent, other)).toMatchObject({
    code: 'contract.none.left',
    details: { usedContracts: 1, totalContracts: 1 },
  })
  await putContractSettings(db, of, { ...usual, minSeries: 1955 })
  expect(await offer(gateway, agent, other)).toMatchObject({
    code: 'contract.series.too.low',
    details: { series: 1950, seriesRestriction: 1955 },
  })
  await putContractSettings(db, of, { ...usual, open: false })
  expect(codeOf(await offer(gateway, agent, other))).toBe('function.not.available')
  expect(codeOf(await step(gateway, member, made, 'accept'))).toBe('done')
  await putContractSettings(db, of, usual)
  expect(codeOf(await offer(gateway, agent, other))).toBe('done')
})

test('simultaneous offers do not exceed the remaining contracts', async () => {
  const { db } = gateway.ports
  const of = { merchantCode: 'aurora', kind: 'daily_salary' } as const
  const usual = await contractSettingsOf(db, 'aurora', 'daily_salary')
  const people = [await below(), await below(), await below()]
  await putContractSettings(db, of, { ...usual, maxContracts: 2 })
  const codes = await Promise.all(people.map((person) => offer(gateway, agent, person).then(codeOf)))
  await putContractSettings(db, of, usual)
  expect(codes.toSorted()).toEqual(['contract.none.left', 'done', 'done'])
})

test('other agents, players, and trial and internal accounts cannot use contracts', async () => {
  const member = await below()
  const made = await offered(agent, member)
  const stranger = await lineMember(gateway, '0.00', { type: 1 })
  for (const outsider of [stranger, top]) {
    expect(codeOf(await step(gateway, outsider, made, 'accept'))).toBe('contract.not.found')
    expect(codeOf(await change(outsider, made))).toBe('contract.not.found')
    expect(codeOf(await gateway.call(showContract, { id: made.contractId }, { token: outsider.token }))).toBe(
      'contract.not.found',
    )
  }
  expect(codeOf(await gateway.call(showContract, { id: '999999999' }, { token: agent.token }))).toBe(
    'contract.not.found',
  )
  const deeper = await lineMember(gateway, '0.00', { type: 1, above: member })
  for (const to of [stranger, deeper, agent, top]) {
    expect(codeOf(await offer(gateway, agent, to))).toBe('contract.downline.unavailable')
  }
  const player = await below(0)
  expect(codeOf(await offer(gateway, agent, player))).toBe('contract.downline.unavailable')
  const removed = await below()
  await disableMember(gateway.ports.db, removed.memberId)
  expect(codeOf(await offer(gateway, agent, removed))).toBe('contract.downline.unavailable')

  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const twins: LineMember[] = []
  for (const type of [40, 41, 42] as const) {
    await gateway.ports.db.deleteFrom('call_count').execute()
    twins.push(await lineMember(gateway, '0.00', type === 42 ? { type } : { type, above: agent }))
  }
  for (const { token } of [trial.value, ...twins]) {
    for (const answer of [
      await gateway.call(getConsolidatedFunds, {}, { token }),
      await gateway.call(listContracts, { kind: 'dividend' }, { token }),
      await gateway.call(getContractTerms, { kind: 'dividend' }, { token }),
      await gateway.call(listContractReceivers, { kind: 'dividend' }, { token }),
    ]) {
      expect(codeOf(answer)).toBe('function.not.available')
    }
  }
  for (const { memberId } of twins) {
    const to = { memberId, account: '', token: '' }
    expect(codeOf(await offer(gateway, agent, to))).toBe('contract.downline.unavailable')
  }
  // A player can read contracts that await an answer (here there are none), but has no downline to offer one to.
  expect(await gateway.call(getConsolidatedFunds, {}, { token: player.token })).toMatchObject({
    value: { dailysalreqtype: {}, divtypeinfo: {} },
  })
  expect(codeOf(await gateway.call(listContracts, { kind: 'dividend' }, { token: player.token }))).toBe(
    'function.not.available',
  )
})

test('an agent may offer the own terms to direct downlines', async () => {
  const member = await below()
  await offered(agent, member)
  const terms = await gateway.call(getContractTerms, { kind: 'daily_salary' }, { token: agent.token })
  expect(terms).toMatchObject({
    value: { mayOffer: true, own: [{ category: 'CONS', tiers: TIERS }], usedContracts: 1, totalContracts: 200 },
  })
  expect(terms.ok && terms.value.defaultTiers.map(({ rate }) => rate)).toEqual(['0.3', '0.5'])
  expect(await gateway.call(listContractReceivers, { kind: 'daily_salary' }, { token: agent.token })).toMatchObject({
    value: { receivers: [{ account: member.account, categoriesInUse: ['CONS'] }], next: null },
  })
  expect(own.side).toBe('downline')
})
