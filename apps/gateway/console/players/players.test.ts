import { randomUUID } from 'node:crypto'

import {
  addPlayerNote,
  changeBlocks,
  endPlayerSessions,
  excludePlayer,
  grantReward,
  messagePlayer,
  resetPlayerFactors,
  revealPlayer,
  unlockPlayer,
} from '@ante/contract/console/players/actions.ts'
import { listPlayerChanges, listPlayerLimits } from '@ante/contract/console/players/limits-and-contracts.ts'
import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { listPlayerBonuses, listPlayerLedger } from '@ante/contract/console/players/money-lists.ts'
import {
  listPlayerDevices,
  listPlayerLinks,
  listPlayerNotes,
  listPlayerTimeline,
} from '@ante/contract/console/players/person-lists.ts'
import { createDeposit, getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { login } from '@ante/contract/identity/session.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { withdrawer } from '../../cashier/test/withdrawer.ts'
import { requirePlay } from '../../responsible-gaming/public.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'

const gateway = sharedGateway()
const merchant = 'lotus'
const reason = 'Asked on the phone'

let admin: StaffMember
let support: StaffMember
beforeAll(async () => {
  admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
  support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
})

const ending = () => String(1000 + Math.floor(Math.random() * 9000))

async function head(id: bigint, by = support) {
  const answer = await by.call(getPlayer, { merchant, player: String(id) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const failing = (checks: { code: string; satisfied: boolean }[]) =>
  checks.filter(({ satisfied }) => !satisfied).map(({ code }) => code)

describe('the panel of a player', () => {
  test('lists the same refusals as the player’s own pages and calls', async () => {
    const member = await withdrawer(gateway, '500.00', { ending: ending() })
    const before = await head(member.memberId)
    expect(failing(before.checks.withdraw)).toEqual([])
    expect(before.withdrawable).toBe('500.00')
    expect([...before.checks.deposit, ...before.checks.play].every(({ satisfied }) => satisfied)).toBe(true)

    const blocked = ['deposit', 'bet', 'withdraw'] as const
    const changed = await admin.call(changeBlocks, {
      merchant,
      player: String(member.memberId),
      blocked: [...blocked],
      seen: [],
      reason,
    })
    expect(changed).toMatchObject({ ok: true, value: { blocked } })
    const after = await head(member.memberId)
    expect(failing(after.checks.withdraw)).toEqual(['withdrawal.not.allowed'])
    expect(failing(after.checks.deposit)).toEqual(['deposit.not.allowed'])
    expect(failing(after.checks.play)).toEqual(['account.disabled'])
    expect(after.withdrawable).toBe('0.00')

    const own = await gateway.call(getWithdrawSettings, {}, member)
    expect(own).toMatchObject({ ok: true, value: { allowWithdraw: 'N' } })
    expect(await gateway.call(getDepositSettings, {}, member)).toMatchObject({ ok: true, value: { allowDeposit: 'N' } })
    const deposit = { channelId: 'bank', amount: '100' }
    expect(await gateway.call(createDeposit, deposit, member)).toMatchObject({ ok: false, code: 'deposit.not.allowed' })
    const player = { memberId: member.memberId, merchantCode: merchant, currency: before.currency }
    await expect(requirePlay(gateway.ports.db, player, gateway.ports.clock.now())).rejects.toMatchObject({
      code: 'account.disabled',
    })
  })

  test('shows the exclusion that stops deposits and bets, but not withdrawals', async () => {
    const member = await withdrawer(gateway, '50.00', { ending: ending() })
    const player = String(member.memberId)
    expect(await support.call(excludePlayer, { merchant, player, length: '6m', reason })).toMatchObject({ ok: true })
    const { checks, exclusion } = await head(member.memberId)
    expect(exclusion).toMatchObject({ kind: 'exclusion' })
    expect(failing(checks.deposit)).toEqual(['responsible.gaming.excluded'])
    expect(failing(checks.play)).toEqual(['responsible.gaming.excluded'])
    expect(failing(checks.withdraw)).not.toContain('responsible.gaming.excluded')
    expect(await support.call(excludePlayer, { merchant, player, length: '1w', reason })).toMatchObject({
      ok: false,
      code: 'responsible.gaming.exclusion.shorter',
    })
    const limits = await support.call(listPlayerLimits, { merchant, player })
    expect(limits).toMatchObject({ ok: true, value: { exclusions: [{ length: '6m', isInForce: true }] } })
  })
})

describe('blocks', () => {
  test('of the login end the sessions, and are refused if a colleague has changed them meanwhile', async () => {
    const member = await withdrawer(gateway, '50.00', { ending: ending() })
    const input = { merchant, player: String(member.memberId), reason }
    const [first, second] = await Promise.all([
      admin.call(changeBlocks, { ...input, blocked: ['login'], seen: [] }),
      admin.call(changeBlocks, { ...input, blocked: ['deposit'], seen: [] }),
    ])
    const refused = [first, second].filter(({ ok }) => !ok)
    expect(refused).toMatchObject([{ code: 'player.changed' }])
    const { blocked } = await head(member.memberId)
    await admin.call(changeBlocks, { ...input, blocked: ['login'], seen: blocked })
    const credentials = { type: 'username' as const, username: member.account, password: 'Secret2026' }
    expect(await gateway.call(login, credentials, member)).toMatchObject({ ok: false, code: 'account.disabled' })
    expect((await gateway.call(getWithdrawSettings, {}, member)).ok).toBe(false)
    await admin.call(changeBlocks, { ...input, blocked: [], seen: ['login'] })
    expect(await gateway.call(login, credentials, member)).toMatchObject({ ok: true })
  })

  test('require the permission', async () => {
    const id = await makeTestMember(gateway, '0.00', { merchantCode: merchant })
    const input = { merchant, player: String(id), blocked: [], seen: [], reason }
    expect(await support.call(changeBlocks, input)).toMatchObject({ ok: false, code: 'permission.denied' })
  })
})

describe('actions', () => {
  test('are logged with the player and the reason', async () => {
    const member = await withdrawer(gateway, '50.00', { ending: ending() })
    const player = String(member.memberId)
    const asked = { merchant, player, reason }
    expect(await support.call(unlockPlayer, asked)).toMatchObject({ ok: true })
    expect(await support.call(endPlayerSessions, asked)).toMatchObject({ ok: true, value: { ended: 1 } })
    expect(await support.call(resetPlayerFactors, asked)).toMatchObject({ ok: true })
    const key = randomUUID()
    const message = { ...asked, title: 'Your question', text: 'Hello <b>you</b>\nGoodbye', key }
    expect(await support.call(messagePlayer, message)).toMatchObject({ ok: true })
    expect(await support.call(messagePlayer, message)).toMatchObject({ ok: true })
    const letters = await gateway.ports.db
      .selectFrom('mail_letter')
      .select('texts')
      .where('key', '=', `staff:${key}`)
      .execute()
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters[0]?.texts)).toContain('Hello <b>you</b>')
    const note = { merchant, player, text: '=HYPERLINK("x") <img src=x>', isPinned: true }
    expect(await support.call(addPlayerNote, note)).toMatchObject({ ok: true })
    const notes = await support.call(listPlayerNotes, { merchant, player })
    expect(notes).toMatchObject({ ok: true, value: { rows: [{ text: note.text, author: support.mail }] } })
    expect((await head(member.memberId)).pinnedNotes).toMatchObject([{ text: note.text }])

    const entries = (await entriesAbout(gateway, `member:${member.account}`)).map(({ action }) => action)
    expect(entries.toReversed()).toEqual([
      'identity.member.unlock',
      'identity.session.end',
      'identity.factor.reset',
      'messaging.message.send',
      'messaging.message.send',
      'support.note.add',
    ])
    const listed = await admin.call(listPlayerChanges, { merchant, player })
    expect(listed).toMatchObject({
      ok: true,
      value: { rows: [{ action: 'support.note.add' }, ...Array.from({ length: 5 }, () => ({}))] },
    })
    const timeline = await support.call(listPlayerTimeline, { merchant, player, size: 5 })
    expect(timeline.ok && timeline.value.rows.length >= 5 && timeline.value.next !== null).toBe(true)
  })

  test('revealing data is logged with the reason, but without the data', async () => {
    const digits = ending()
    const member = await withdrawer(gateway, '50.00', { ending: digits })
    const input = { merchant, player: String(member.memberId), part: 'cards', reason } as const
    const answer = await support.call(revealPlayer, input)
    expect(answer.ok && answer.value.fields[0]?.value).toMatch(new RegExp(`^\\d+${digits} · Ana Reyes$`))
    const [entry] = await entriesAbout(gateway, `member:${member.account}`)
    expect(entry).toMatchObject({ action: 'identity.personal-data.reveal', reason, after: { part: 'cards' } })
    expect(JSON.stringify(entry)).not.toContain(digits)
  })

  test('a reward above the limit requires approval, and reaches the player once', async () => {
    const member = await withdrawer(gateway, '50.00', { ending: ending() })
    const player = String(member.memberId)
    const grant = {
      merchant,
      player,
      title: 'For your patience',
      amount: '30',
      multiple: 3,
      days: 7,
      reason,
      key: randomUUID(),
    }
    const asked = await support.call(grantReward, grant)
    expect(asked).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
    const waiting = await admin.call(listPlayerChanges, { merchant, player })
    expect(waiting).toMatchObject({ ok: true, value: { waiting: [{ action: 'promotions.reward.grant' }] } })
    const changes = await admin.call(listChanges, { merchant })
    const change = changes.ok
      ? changes.value.changes.find(({ object }) => object === `member:${member.account}`)
      : undefined
    await admin.call(approveChange, { merchant, id: change?.id ?? '', binding: change?.binding ?? '' })
    const direct = { ...grant, key: randomUUID(), amount: '20' }
    expect(await admin.call(grantReward, direct)).toMatchObject({ ok: true, value: { outcome: 'applied' } })
    expect(await admin.call(grantReward, direct)).toMatchObject({ ok: true })
    await expect
      .poll(async () => {
        const bonuses = await support.call(listPlayerBonuses, { merchant, player })
        return bonuses.ok ? bonuses.value.rows.map(({ amount, multiple, status }) => [amount, multiple, status]) : []
      })
      .toEqual(
        expect.arrayContaining([
          ['20.00', '3', 'issued'],
          ['30.00', '3', 'issued'],
        ]),
      )
    const bonuses = await support.call(listPlayerBonuses, { merchant, player })
    expect(bonuses.ok && bonuses.value.rows).toHaveLength(2)
  })
})

describe('lists', () => {
  test('the ledger shows the balance before and after each entry, page by page', async () => {
    const account = `l${randomUUID().replaceAll('-', '').slice(0, 10)}`
    const id = await makeTestMember(gateway, '100.00', { account, merchantCode: merchant })
    for (const amount of ['10', '20', '30'])
      await admin.call(adjustBalance, { merchant, account, direction: 'credit', amount, key: randomUUID(), reason })
    const first = await support.call(listPlayerLedger, { merchant, player: String(id), size: 2 })
    if (!first.ok) throw new Error(first.code)
    expect(first.value.rows.map(({ amount, before, after }) => [amount, before, after])).toEqual([
      ['30.00', '130.00', '160.00'],
      ['20.00', '110.00', '130.00'],
    ])
    const rest = await support.call(listPlayerLedger, { merchant, player: String(id), after: first.value.next ?? '' })
    expect(rest).toMatchObject({
      ok: true,
      value: { rows: [{ after: '110.00' }, { before: '0.00', after: '100.00' }], next: null },
    })
  })

  test('links list accounts with the same payee name, and devices list those of the sign-ins', async () => {
    const payee = `Same ${randomUUID().slice(0, 8)}`
    const [first, second] = [
      await withdrawer(gateway, '5.00', { ending: ending() }),
      await withdrawer(gateway, '5.00', { ending: ending() }),
    ]
    await gateway.ports.db
      .updateTable('member_profile')
      .set({ payee_name: payee })
      .where('member_id', 'in', [first.memberId, second.memberId])
      .execute()
    const links = await support.call(listPlayerLinks, { merchant, player: String(first.memberId) })
    if (!links.ok) throw new Error(links.code)
    expect(links.value.rows.filter(({ kind }) => kind === 'payee').map(({ account }) => account)).toEqual([
      second.account,
    ])
    const devices = await support.call(listPlayerDevices, { merchant, player: String(first.memberId) })
    expect(devices).toMatchObject({
      ok: true,
      value: { rows: [{ method: 'password' }], sessions: [{}], factors: { hasPaymentPassword: true } },
    })
  })
})
