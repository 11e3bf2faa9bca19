import { randomUUID } from 'node:crypto'

import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { withdrawer } from '../../../cashier/test/withdrawer.ts'
import { entriesAbout, newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import { sharedGateway } from '../../../test/shared-gateway.ts'

const gateway = sharedGateway()
const merchant = 'lotus'

let support: StaffMember
beforeAll(async () => {
  support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
})

const ending = () => String(1000 + Math.floor(Math.random() * 9000))

/** Returns the kinds by which a text finds a player. */
async function kindsOf(searched: string, id: bigint, by = support): Promise<string[]> {
  const answer = await by.call(searchPlayers, { merchant, searched })
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

    const other = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
    const elsewhere = await other.call(searchPlayers, { merchant: 'aurora', searched: String(id) })
    expect(elsewhere).toMatchObject({ ok: true, value: { groups: [] } })
    expect(await other.call(getPlayer, { merchant: 'aurora', player: String(id) })).toMatchObject({
      ok: false,
      code: 'player.not.found',
    })
  })

  test.each(['%', "'", '_%_', '" or 1=1 --', 'ﷺ', '\\', '()', '-', '%%%@%%%'])(
    'of %j is answered and finds nobody',
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
