import { isDeepStrictEqual } from 'node:util'

import { getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { changeBlocks } from '@ante/contract/console/players/actions.ts'
import { showPlayerView } from '@ante/contract/console/players/show-view.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { unreadMailCount } from '@ante/contract/messaging/mail.ts'
import { getRewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { withdrawer } from '../../cashier/test/withdrawer.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'

const gateway = sharedGateway()
const merchant = 'lotus'

let admin: StaffMember
beforeAll(async () => {
  admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
})

const ending = () => String(1000 + Math.floor(Math.random() * 9000))

async function view(id: bigint, language?: Language) {
  const answer = await admin.call(showPlayerView, { merchant, player: String(id), ...(language && { language }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Number of rows and last change of a member's rows, for each table that has rows of members. */
async function rowsOf(id: bigint) {
  const { db } = gateway.ports
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'member_id' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found = []
  for (const { name } of rows) {
    const state = await sql<{ count: bigint; changed: string }>`
      select count(*) as count, max(xmin::text::bigint)::text as changed
      from ${sql.table(name)} where member_id = ${id}`.execute(db)
    found.push([name, state.rows[0]])
  }
  expect(found.length).toBeGreaterThan(30)
  return found
}

/** Returns the rows of a member as soon as no job changes them any more. */
async function settledRowsOf(id: bigint) {
  let last = await rowsOf(id)
  await expect
    .poll(
      async () => {
        const earlier = last
        last = await rowsOf(id)
        return isDeepStrictEqual(earlier, last)
      },
      { interval: 500 },
    )
    .toBe(true)
  return last
}

/** Removes the times of the calls. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === 'now' ? undefined : part)))

test('shows the same answers as the player’s own pages, and masks card holders', async () => {
  const member = await withdrawer(gateway, '75.00', { ending: ending() })
  const shown = await view(member.memberId)
  const withdrawal = await gateway.call(getWithdrawSettings, {}, member)
  if (!withdrawal.ok) throw new Error(withdrawal.code)
  const holders = withdrawal.value.cards.map(({ cardHolder }) => cardHolder)
  expect(holders).toEqual(['Ana Reyes'])
  expect(shown.withdrawal.value).toEqual({
    ...withdrawal.value,
    cards: withdrawal.value.cards.map((card) => ({
      ...card,
      cardHolder: shown.withdrawal.value?.cards[0]?.cardHolder,
    })),
  })
  expect(shown.withdrawal.value?.cards[0]?.cardHolder).toBe('A••• R•••')
  expect(await gateway.call(getBalance, {}, member)).toMatchObject({ ok: true, value: shown.balance.value })
  expect(await gateway.call(getDepositSettings, {}, member)).toMatchObject({ value: shown.deposit.value })
  expect(await gateway.call(getPaymentChannels, {}, member)).toMatchObject({ value: shown.channels.value })
  expect(shown.channels.value?.channels.length).toBeGreaterThan(0)
  expect(await gateway.call(unreadMailCount, {}, member)).toMatchObject({ value: shown.unreadMails.value })
  expect(shown.games.value?.length).toBeGreaterThan(0)

  // The member's own visit grants rewards; afterwards both are the same.
  const hub = await gateway.call(getRewardHub, {}, member)
  if (!hub.ok) throw new Error(hub.code)
  expect(hub.value.rewards.length + hub.value.wheels.length).toBeGreaterThan(0)
  expect(withoutTimes((await view(member.memberId)).rewards.value)).toEqual(withoutTimes(hub.value))
})

test('shows what the player gets after a block, changes nothing, and is logged as a read', async () => {
  const member = await withdrawer(gateway, '20.00', { ending: ending() })
  const player = String(member.memberId)
  await admin.call(changeBlocks, { merchant, player, blocked: ['deposit', 'withdraw'], seen: [], reason: 'For a test' })
  const before = await settledRowsOf(member.memberId)
  const shown = await view(member.memberId)
  expect(await rowsOf(member.memberId)).toEqual(before)
  expect(shown.deposit.value?.allowDeposit).toBe('N')
  expect(shown.withdrawal.value?.allowWithdraw).toBe('N')
  const reads = await gateway.ports.db
    .selectFrom('audit_entry')
    .select(['action', 'result'])
    .where('actor', '=', admin.mail)
    .where('object', '=', `GET ${showPlayerView.path}`)
    .where(sql<string>`after ->> 'player'`, '=', player)
    .execute()
  expect(reads).toEqual([{ action: 'identity.member.read', result: 'read' }])
})

test('has the texts of the chosen language, and of the default one if the merchant does not offer it', async () => {
  const member = await withdrawer(gateway, '20.00', { ending: ending() })
  const english = await view(member.memberId, 'EN')
  const arabic = await view(member.memberId, 'AR')
  expect(english.language).toBe('EN')
  expect(arabic.language).toBe('AR')
  const own = await gateway.call(
    listAnnouncements,
    { types: 'B,PL,PU,H' },
    { ...member, headers: { [header.language]: 'AR' } },
  )
  if (!own.ok) throw new Error(own.code)
  const titles = own.value.banners.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  expect(arabic.announcements.value?.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  expect(english.announcements.value?.map(({ title }) => title)).not.toEqual(expect.arrayContaining(titles))
  const offered = english.languages
  expect(offered).not.toContain('KK')
  expect((await view(member.memberId, 'KK')).language).toBe(offered.includes('EN') ? 'EN' : offered[0])
})

test('shows only the parts that the tabs with the same data would show to the staff', async () => {
  const member = await withdrawer(gateway, '20.00', { ending: ending() })
  const manager = await newStaff(gateway, { roles: [['agent-manager', merchant]], merchantCode: merchant })
  const answer = await manager.call(showPlayerView, { merchant, player: String(member.memberId) })
  if (!answer.ok) throw new Error(answer.code)
  const { balance, deposit, channels, withdrawal, rewards, unreadMails, games } = answer.value
  for (const part of [deposit, channels, withdrawal, rewards, unreadMails])
    expect(part).toEqual({ refusal: 'permission.denied', value: null })
  expect(balance.value?.sumBalance).toBe('20.00')
  expect(games.refusal).toBeNull()
})
