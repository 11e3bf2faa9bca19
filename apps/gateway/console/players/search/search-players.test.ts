import { randomUUID } from 'node:crypto'

import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { requestWithdrawalOf, withdrawer } from '../../../cashier/test/withdrawer.ts'
import { playing, vendorOf } from '../../../launch/test/vendor.ts'
import { entriesAbout, newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import { signedIn } from '../../../test/members.ts'
import { sharedGateway } from '../../../test/shared-gateway.ts'
import { placeBets } from '../test/full-player.ts'
import { finders } from './finders.ts'

const gateway = sharedGateway()
const merchant = 'lotus'

let support: StaffMember
let supportOfAurora: StaffMember
beforeAll(async () => {
  support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  supportOfAurora = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
})

const ending = () => String(1000 + Math.floor(Math.random() * 9000))

/** Returns the kinds by which a text finds a player. */
async function kindsOf(searched: string, id: bigint, by = support): Promise<string[]> {
  const answer = await by.call(searchPlayers, { merchant: by === support ? merchant : 'aurora', searched })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.groups
    .filter(({ players }) => players.some((player) => player.id === String(id)))
    .map(({ kind }) => kind)
}

describe('the search', () => {
  test('finds a player by each property, and only at the caller’s merchant', async () => {
    const digits = ending()
    const member = await withdrawer(gateway, '500.00', { ending: digits })
    const id = member.memberId
    const mobile = `+8490${String(Date.now()).slice(-7)}`
    const email = `Find.${member.account}@Example.com`
    await gateway.ports.db.updateTable('member_profile').set({ mobile, email }).where('member_id', '=', id).execute()
    const [signIn] = await gateway.ports.db.selectFrom('sign_in').selectAll().where('member_id', '=', id).execute()
    const device = Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex')
    const ip = `203.0.113.${Math.floor(Math.random() * 200)}`
    await gateway.ports.db
      .updateTable('sign_in')
      .set({ device_hash: device, ip })
      .where('id', '=', signIn?.id ?? 0n)
      .execute()
    expect(await kindsOf(String(id), id)).toContain('id')
    expect(await kindsOf(member.account.slice(0, 8).toUpperCase(), id)).toEqual(['account'])
    expect(await kindsOf(mobile, id)).toEqual(['mobile'])
    expect(await kindsOf(`${mobile.slice(0, 3)} ${mobile.slice(3)}`, id)).toEqual(['mobile'])
    expect(await kindsOf(email.toLowerCase(), id)).toEqual(['mail'])
    expect(await kindsOf(`**** ${digits}`, id)).toEqual(['card'])
    expect(await kindsOf(device.toString('hex').slice(0, 16), id)).toEqual(['device'])
    expect(await kindsOf(ip, id)).toEqual(['ip'])
    await gateway.ports.db
      .updateTable('member_profile')
      .set({ payee_name: `Zora ${member.account}` })
      .where('member_id', '=', id)
      .execute()
    expect(await kindsOf(`zora ${member.account.slice(0, 6)}`, id)).toEqual(['payee'])

    expect(await kindsOf(String(id), id, supportOfAurora)).toEqual([])
    expect(await supportOfAurora.call(getPlayer, { merchant: 'aurora', player: String(id) })).toMatchObject({
      ok: false,
      code: 'player.not.found',
    })
  })

  test('finds a player by a withdrawal, a deposit, and its number at the provider', async () => {
    const member = await withdrawer(gateway, '500.00', { ending: ending() })
    const withdrawal = await requestWithdrawalOf(gateway, member, '100')
    const deposit = await gateway.call(createDeposit, { channelId: 'bank', amount: '500' }, member)
    if (!withdrawal.ok) throw new Error(withdrawal.code)
    if (!deposit.ok) throw new Error(deposit.code)
    const { transactionId } = withdrawal.value
    expect(await kindsOf(transactionId.toLowerCase(), member.memberId)).toEqual(['withdrawal'])
    expect(await kindsOf(deposit.value.transactionId, member.memberId)).toEqual(['deposit'])
    const reference = `ref-${randomUUID()}`
    await sql`
      update deposit set provider_ref = ${reference}, provider = (
        select code from payment_provider where merchant_code = deposit.merchant_code limit 1)
      where transaction_id = ${deposit.value.transactionId}`.execute(gateway.ports.db)
    expect(await kindsOf(reference, member.memberId)).toEqual(['transaction'])
    expect(await kindsOf(transactionId, member.memberId, supportOfAurora)).toEqual([])
  })

  test('finds a player by a round, a transaction of the vendor, a ledger entry, and a lottery order', async () => {
    const vendor = await vendorOf(gateway)
    const player = await playing(vendor, '100.00')
    const [roundId, bet] = [`r-${randomUUID()}`, `b-${randomUUID()}`]
    expect(await vendor.bet(player, { roundId, transactionId: bet })).toMatchObject({ ok: true })
    expect(await kindsOf(roundId, player.memberId, supportOfAurora)).toEqual(['round'])
    expect(await kindsOf(bet, player.memberId, supportOfAurora)).toEqual(['transaction'])
    const { rows } = await sql<{ key: string }>`
      select key from transfer join account on account.id = transfer.debit_account
      where account.member_id = ${player.memberId} and account.kind = 'member' limit 1`.execute(gateway.ports.db)
    expect(await kindsOf(rows[0]?.key ?? '', player.memberId, supportOfAurora)).toEqual(['transaction'])
    expect(await kindsOf(roundId, player.memberId)).toEqual([])

    const bettor = await signedIn(gateway, '100.00')
    const [orderNumber = ''] = await placeBets(gateway, bettor.token, 1)
    expect(await kindsOf(orderNumber, bettor.memberId, supportOfAurora)).toEqual(['lottery'])
    // The number of a bet is that of its order and a suffix.
    expect(await kindsOf(`${orderNumber}-1`, bettor.memberId, supportOfAurora)).toEqual(['lottery'])
  })

  test.each(finders.map(({ kind, by }) => [kind, by] as const))('by %s reads no table as a whole', async (kind, by) => {
    const texts: Partial<Record<typeof kind, string>> = { id: '12345', device: 'ab'.repeat(8) }
    const text = texts[kind] ?? 'abc12345'
    // Disables sequential scans, which the planner would prefer for the small tables of tests.
    const plan = await gateway.ports.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<Record<string, string>>`
        explain ${by({ merchant, text, limit: 11 })}`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
    expect(plan).not.toMatch(/Seq Scan on (?!vendor|payment_provider)/)
  })

  test.each(['%', "'", '_%_', '" or 1=1 --', 'ﷺ', '\\', '()', '-', '%%%@%%%'])(
    'of %j is answered without results',
    async (searched) => {
      expect(await support.call(searchPlayers, { merchant, searched })).toMatchObject({
        ok: true,
        value: { groups: [] },
      })
    },
  )

  test.each(['a'.repeat(10_000), 'a\0'])('of 10,000 characters, or with a NUL, is refused', async (searched) => {
    const answer = await support.call(searchPlayers, { merchant, searched })
    expect(answer).toMatchObject({ ok: false, code: 'request.invalid' })
  })

  test('is logged without the search text', async () => {
    await support.call(searchPlayers, { merchant, searched: 'Maria Santos' })
    const entries = await entriesAbout(gateway, 'GET /console/m/:merchant/players')
    expect(entries[0]).toMatchObject({ result: 'read', after: { searched: '[personal]' } })
  })
})
