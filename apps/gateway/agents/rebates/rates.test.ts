import { getDownlineRates, listDownlineRates, putDownlineRates } from '@ante/contract/agents/rebates.ts'
import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { lineMember, moveBelow } from '../teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const gateway = sharedGateway()
let top: LineMember
beforeAll(async () => {
  top = await lineMember(gateway, '0.00', { type: 2 })
})

const below = (above: LineMember, type: 0 | 1 = 1) => lineMember(gateway, '0.00', { above, type })

const setTo = (agent: LineMember, { memberId }: LineMember, rate: string, category: LadderCategory = 'RNG') =>
  gateway.call(
    putDownlineRates,
    { memberId: String(memberId), rates: [{ category, rate }], series: [] },
    { token: agent.token },
  )

async function shownRate(agent: LineMember, { memberId }: LineMember, category: LadderCategory = 'RNG') {
  const answer = await gateway.call(getDownlineRates, { memberId: String(memberId) }, { token: agent.token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.rates.find((rate) => rate.category === category)
}

test('a rate applies from tomorrow, between the rates of the downline’s downlines and the agent’s own', async () => {
  const agent = await below(top)
  const player = await below(agent, 0)
  expect(await shownRate(top, agent)).toEqual({
    category: 'RNG',
    rate: '0.6',
    next: null,
    lowest: '0.6',
    highest: '0.8',
  })
  expect(await setTo(top, agent, '0.7')).toMatchObject({ ok: true })
  expect(await shownRate(top, agent)).toMatchObject({ rate: '0.6', next: '0.7' })
  expect(await shownRate(agent, player)).toMatchObject({ lowest: '0', highest: '0.7' })

  // Example L1 of the handbook: not above the agent's rate, not below the rates of the downline's downlines, and not
  // between two steps.
  const outOfRange = { code: 'rebate.out.of.range', details: { category: 'RNG' } }
  expect(await setTo(agent, player, '0.8')).toMatchObject({ code: outOfRange.code, details: { highest: '0.7' } })
  expect(await setTo(agent, player, '0.65')).toMatchObject(outOfRange)
  expect(await setTo(agent, player, '0.7')).toMatchObject({ ok: true })
  expect(await setTo(top, agent, '0.6')).toMatchObject({ code: outOfRange.code, details: { lowest: '0.7' } })
  expect(await setTo(agent, player, '0.2')).toMatchObject({ ok: true })
  expect(await setTo(top, agent, '0.2')).toMatchObject({ ok: true })
})

test('the same call also sets the lottery series: either all rates are set or none', async () => {
  const agent = await below(top)
  const memberId = String(agent.memberId)
  const give = (series: number, rate: string) =>
    gateway.call(
      putDownlineRates,
      { memberId, rates: [{ category: 'LIVE', rate }], series: [{ groupCode: 'SSC', prizeModeId: 1, series }] },
      { token: top.token },
    )
  expect(await give(1960, '0.5')).toMatchObject({ code: 'series.out.of.range', details: { highest: 1950 } })
  expect(await shownRate(top, agent, 'LIVE')).toMatchObject({ next: null })
  expect(await give(1940, '0.9')).toMatchObject({ code: 'rebate.out.of.range' })
  const accepted = await give(1940, '0.5')
  const series = accepted.ok ? accepted.value.series : []
  expect(series.find((entry) => entry.groupCode === 'SSC' && entry.prizeModeId === 1)).toMatchObject({ series: 1940 })
  const player = await below(agent, 0)
  const allowed = await gateway.call(getDownlineRates, { memberId: String(player.memberId) }, { token: agent.token })
  const bounds = allowed.ok ? allowed.value.series : []
  expect(bounds.find((bound) => bound.groupCode === 'SSC' && bound.prizeModeId === 1)).toMatchObject({
    lowest: 1700,
    highest: 1940,
  })
})

test('a member is notified once of changed rates, and a repeat changes nothing', async () => {
  const agent = await below(top)
  await setTo(top, agent, '0.6', 'PVP')
  await setTo(top, agent, '0.7', 'PVP')
  await setTo(top, agent, '0.7', 'PVP')
  const inbox = await gateway.call(getInbox, {}, { token: agent.token })
  const received = inbox.ok ? inbox.value.records.flatMap((record) => record.automatic ?? []) : []
  const ofRates = received.filter(({ template }) => template === 'team.rates').map(({ detail }) => detail)
  expect(ofRates.map(({ agent: by, PVP: rate }) => [by, rate])).toEqual([
    [top.account, '0.7'],
    [top.account, '0.6'],
  ])
})

test('an agent can see and set the rates of direct downlines only', async () => {
  const agent = await below(top)
  const player = await below(agent, 0)
  const stranger = await lineMember(gateway, '0.00', { type: 1 })
  for (const [member, receiver] of [
    [top, player],
    [stranger, player],
    [player, agent],
    [agent, agent],
    [agent, top],
  ] as const) {
    expect(await setTo(member, receiver, '0.5')).toMatchObject({ code: 'function.not.available' })
    const requested = { memberId: String(receiver.memberId) }
    expect(await gateway.call(getDownlineRates, requested, { token: member.token })).toMatchObject({
      code: 'function.not.available',
    })
  }
  expect(await gateway.call(listDownlineRates, {}, { token: player.token })).toMatchObject({
    code: 'function.not.available',
  })
})

test('the list shows direct downlines by account, with the agent’s own rates', async () => {
  const agent = await below(top)
  const players = [await below(agent, 0), await below(agent, 0)]
  const [first] = players
  if (!first) throw new Error('no downline')
  const all = await gateway.call(listDownlineRates, {}, { token: agent.token })
  const accounts = all.ok ? all.value.downlines.map(({ customerName }) => customerName) : []
  expect(accounts).toEqual(players.map(({ account }) => account).toSorted())
  const searched = await gateway.call(
    listDownlineRates,
    { search: first.account.toUpperCase() },
    { token: agent.token },
  )
  expect(searched).toMatchObject({ ok: true, value: { downlines: [{ customerName: first.account }], next: null } })
  expect(searched.ok && searched.value.own.rates.find(({ category }) => category === 'LIVE')).toMatchObject({
    rate: '0.4',
  })
})

test('rates that an agent and a downline agent change simultaneously stay valid', async () => {
  const agent = await below(top)
  const player = await below(agent, 0)
  await setTo(top, agent, '0.8')
  await Promise.all([setTo(agent, player, '0.8'), setTo(top, agent, '0.6')])
  const [upper, lower] = [await shownRate(top, agent), await shownRate(agent, player)]
  expect(Number(lower?.next ?? lower?.rate)).toBeLessThanOrEqual(Number(upper?.next ?? upper?.rate))
})

test('a member moved below an upline with lower rates gets at most these', async () => {
  const [rich, poor] = [await below(top), await below(top)]
  const player = await below(rich, 0)
  await setTo(top, rich, '0.8')
  await setTo(rich, player, '0.8')
  await setTo(top, poor, '0.1')
  expect(await shownRate(rich, player)).toMatchObject({ next: '0.8' })
  await moveBelow(gateway, player.memberId, poor.memberId)
  expect(await shownRate(poor, player)).toMatchObject({ next: '0.1', lowest: '0', highest: '0.1' })
  const { rows } = await sql<{ thousandths: number }>`
    select assigned_ladder_rate(${player.memberId}, 'RNG', 'infinity') as thousandths`.execute(gateway.ports.db)
  expect(rows[0]?.thousandths).toBe(800)
})
