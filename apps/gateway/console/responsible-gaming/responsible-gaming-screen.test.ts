import { randomUUID } from 'node:crypto'

import { createDeposit, confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import { creditQueuedDeposit, showQueuedDeposit } from '@ante/contract/console/deposits.ts'
import { excludePlayer } from '@ante/contract/console/players/actions.ts'
import {
  listExclusions,
  listInteractions,
  listLimits,
  recordInteraction,
  showInteraction,
} from '@ante/contract/console/responsible-gaming.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimedDeposit, withManualChannel } from '../../cashier/test/claimed-deposits.ts'
import { limit } from '../../responsible-gaming/test/fixtures.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const merchant = 'aurora'
const reason = 'Asked on the telephone'

let gateway: TestGateway
let support: StaffMember
let finance: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  await withManualChannel(gateway)
  support = await newStaff(gateway, { roles: [['support', merchant]] })
  finance = await newStaff(gateway, { roles: [['finance', merchant]] })
})
afterAll(() => gateway.stop())

async function newPlayer(merchantCode = merchant) {
  const account = `sp${randomUUID().slice(0, 8)}`
  return { id: String(await makeTestMember(gateway, '0.00', { account, merchantCode })), account }
}

async function exclusions(input: Partial<InputOf<typeof listExclusions>> = {}, staff = support) {
  const answer = await staff.call(listExclusions, { merchant, ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

function interaction(player: string, changes: Partial<InputOf<typeof recordInteraction>> = {}) {
  const measures = { considered: ['limit', 'timeOut'] as const, done: ['limit'] as const }
  return {
    merchant,
    player,
    trigger: 'losses' as const,
    channel: 'phone' as const,
    considered: [...measures.considered],
    done: [...measures.done],
    note: 'Explained limits; a time-out was declined.',
    key: randomUUID(),
    ...changes,
  }
}

async function recorded(input: InputOf<typeof recordInteraction>, staff = support) {
  const answer = await staff.call(recordInteraction, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}

async function credit(id: string, toPay: string): Promise<void> {
  const shown = await finance.call(showQueuedDeposit, { merchant, id })
  if (!shown.ok) throw new Error(shown.code)
  const credited = await finance.call(creditQueuedDeposit, {
    merchant,
    id,
    version: shown.value.deposit.version,
    paid: toPay,
  })
  if (!credited.ok) throw new Error(credited.code)
}

test('the register has the exclusions of the merchant, newest first, by kind and state', async () => {
  const [first, second, elsewhere] = [await newPlayer(), await newPlayer(), await newPlayer('lotus')]
  await support.call(excludePlayer, { merchant, player: first.id, length: '1w', reason })
  await support.call(excludePlayer, { merchant, player: second.id, length: 'ever', reason })
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  await owner.call(excludePlayer, { merchant: 'lotus', player: elsewhere.id, length: '6m', reason })
  const { rows } = await exclusions()
  expect(rows.slice(0, 2)).toMatchObject([
    { player: second, kind: 'exclusion', length: 'ever', endsAt: null, liftedAt: null, isInForce: true },
    { player: first, kind: 'timeOut', length: '1w', isInForce: true },
  ])
  expect(rows.some(({ player }) => player.id === elsewhere.id)).toBe(false)
  expect((await exclusions({ kind: 'timeOut' })).rows[0]?.player).toEqual(first)
  expect((await exclusions({ state: 'ended' })).rows).toEqual([])
  expect((await exclusions({ merchant: '-' }, owner)).rows).toEqual([])
})

test('a page of the register continues after its last row', async () => {
  const players = await Promise.all(Array.from({ length: 51 }, () => newPlayer()))
  for (const { id } of players) await support.call(excludePlayer, { merchant, player: id, length: '1d', reason })
  const { rows, next } = await exclusions({ kind: 'timeOut' })
  expect(rows).toHaveLength(50)
  const rest = await exclusions({ kind: 'timeOut', after: next ?? '' })
  const ids = [...rows, ...rest.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(51)
})

test('limits are listed by player, with the increase that a player has requested', async () => {
  const member = await signedIn(gateway)
  await limit(gateway, member, ['deposit', 'day', '100.00'])
  await limit(gateway, member, ['session', 'day', '60'])
  await limit(gateway, member, ['deposit', 'day', '500.00'])
  const answer = await support.call(listLimits, { merchant })
  const own = answer.ok ? answer.value.rows.filter(({ player }) => player.id === String(member.memberId)) : []
  expect(own).toMatchObject([
    { kind: 'deposit', period: 'day', value: '100.00', requested: { value: '500.00' } },
    { kind: 'session', period: 'day', value: '60', requested: null },
  ])
  const requested = await support.call(listLimits, { merchant, change: 'requested' })
  expect(requested.ok && requested.value.rows.map(({ kind }) => kind)).toEqual(['deposit'])
})

test('an interaction keeps what was seen, and shows the days after it when they are over', async () => {
  const { id, member, toPay } = await claimedDeposit(gateway, { amount: '500' })
  await credit(id, toPay)
  await limit(gateway, member, ['deposit', 'day', '2000.00'])
  const interactionId = await recorded(interaction(String(member.memberId)))
  const later = await gateway.call(createDeposit, { channelId: 'bank', amount: '500' }, member)
  if (!later.ok) throw new Error(later.code)
  await gateway.call(confirmDepositPaid, { transactionId: later.value.transactionId }, member)
  const paidLater = later.value.toPay?.amount ?? '500'
  await credit(later.value.transactionId, paidLater)

  // The channel's fee of 1 % is refunded with the deposit.
  const cents = (amount: string) => (Number(amount) + 5).toFixed(2)
  const before = { deposits: cents(toPay), withdrawals: '0.00', result: '0.00' }
  const shown = (staff: StaffMember) => staff.call(showInteraction, { merchant, id: interactionId })
  expect(await shown(support)).toMatchObject({
    value: {
      interaction: { considered: ['limit', 'timeOut'], done: ['limit'], author: support.mail },
      seen: { days7: before, days30: before, limits: 1, isExcluded: false },
      after: { days7: null, days30: null },
    },
  })
  try {
    gateway.ports.clock.offsetMs = 8 * DAY_MS
    const after = { deposits: cents(paidLater), withdrawals: '0.00', result: '0.00' }
    const inWeek = await newStaff(gateway, { roles: [['support', merchant]] })
    expect(await shown(inWeek)).toMatchObject({ value: { after: { days7: after, days30: null } } })
    gateway.ports.clock.offsetMs = 31 * DAY_MS
    const inMonth = await newStaff(gateway, { roles: [['support', merchant]] })
    expect(await shown(inMonth)).toMatchObject({ value: { after: { days7: after, days30: after } } })
  } finally {
    gateway.ports.clock.offsetMs = 0
  }
})

test('a double click records once, and the audit log has the repeated call; interactions are listed by player and reason', async () => {
  const player = await newPlayer()
  const input = interaction(player.id, { trigger: 'nightPlay' })
  const [one, other] = await Promise.all([recorded(input), recorded(input)])
  expect(one).toBe(other)
  const entries = await entriesAbout(gateway, `member:${player.account}`)
  expect(entries.map(({ after }) => after === 'repeated')).toEqual([true, false])
  await recorded(interaction(player.id))
  const ofPlayer = await support.call(listInteractions, { merchant, player: player.id })
  expect(ofPlayer.ok && ofPlayer.value.rows.map(({ trigger }) => trigger)).toEqual(['losses', 'nightPlay'])
  const atNight = await support.call(listInteractions, { merchant, player: player.id, trigger: 'nightPlay' })
  expect(atNight.ok && atNight.value.rows.map(({ id }) => id)).toEqual([one])
})

test.each([
  ['a measure that was done but not considered', { done: ['block'] as const }],
  ['no considered measure', { considered: [], done: [] }],
  ['a note of two characters', { note: 'ok' }],
])('%s is refused and stores nothing', async (_, changes) => {
  const player = await newPlayer()
  const input = { ...interaction(player.id), ...changes } as InputOf<typeof recordInteraction>
  expect(await support.call(recordInteraction, input)).toMatchObject({ ok: false, code: 'request.invalid' })
  expect(await support.call(listInteractions, { merchant, player: player.id })).toMatchObject({ value: { rows: [] } })
})

test('players and interactions of another merchant look like missing ones', async () => {
  const player = await newPlayer('lotus')
  expect(await support.call(recordInteraction, interaction(player.id))).toMatchObject({ code: 'player.not.found' })
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const id = await recorded({ ...interaction(player.id), merchant: 'lotus' }, owner)
  expect(await support.call(showInteraction, { merchant, id })).toMatchObject({ code: 'interaction.not.found' })
})
