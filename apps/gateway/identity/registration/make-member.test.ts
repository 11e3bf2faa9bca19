import { expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { makeMember } from './make-member.ts'
import type { MemberInput } from './make-member.ts'
import { memberById } from '../members.ts'
import type { Member } from '../members.ts'
import { newAccount } from '../test/people.ts'

const gateway = sharedGateway()

function make(newMember: Partial<MemberInput> = {}, received: Member[] = []) {
  const onMemberMade = async (_tx: unknown, member: Member) => void received.push(member)
  const { db, clock } = gateway.ports
  const member: MemberInput = {
    merchantCode: 'aurora',
    account: newAccount(),
    type: 0,
    passwordHash: 'unused',
    ...newMember,
  }
  return inTransaction(db, (tx) => makeMember({ db: tx, clock, onMemberMade }, member))
}

test('a member is created and reported once, on any number of requests', async () => {
  const [account, received] = [newAccount(), [] as Member[]]

  const first = await make({ account }, received)
  const second = await make({ account: account.toUpperCase() }, received)
  const atOnce = await Promise.all([make({ account }, received), make({ account }, received)])

  expect([second, ...atOnce]).toEqual([first, first, first])
  expect(received).toEqual([first])
})

test('simultaneous requests create one member', async () => {
  const [account, received] = [newAccount(), [] as Member[]]

  const made = await Promise.all(Array.from({ length: 5 }, () => make({ account }, received)))

  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(received).toHaveLength(1)
})

test('a name that resembles another account’s is refused', async () => {
  const account = `${newAccount()}lo`
  await make({ account })

  await expect(make({ account: account.replace(/lo$/, 'I0') })).rejects.toThrow(/looks like/)
})

test('a member’s upline belongs to the same merchant, or is absent', async () => {
  const agent = await make({ type: 2 })
  const below = await make({ uplineId: agent.id })
  expect(await memberById(gateway.ports.db, below.id)).toMatchObject({ uplineId: agent.id })

  await expect(make({ merchantCode: 'lotus', uplineId: agent.id })).rejects.toThrow(/foreign key/)
  await expect(make({ type: 2, uplineId: agent.id })).rejects.toThrow(/check constraint/)
})

test('a failure during creation leaves no member behind', async () => {
  const { db, clock } = gateway.ports
  const requested = { merchantCode: 'aurora', account: newAccount(), type: 0, passwordHash: 'unused' } as const
  const onMemberMade = async () => {
    throw new Error('no wallet')
  }

  await expect(inTransaction(db, (tx) => makeMember({ db: tx, clock, onMemberMade }, requested))).rejects.toThrow(
    'no wallet',
  )

  const rows = await db.selectFrom('member').select('id').where('account', '=', requested.account).execute()
  expect(rows).toEqual([])
})
