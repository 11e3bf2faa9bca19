import { getInbox, readMails } from '@ante/contract/messaging/mail.ts'
import { beforeEach, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { signedIn } from '../../test/members.ts'
import { notifyByMail } from './write-mail.ts'

const gateway = sharedGateway()
let member: { token: string; memberId: bigint }
beforeEach(async () => {
  member = await signedIn(gateway)
})

const write = (key: string, at: Date) =>
  notifyByMail(gateway.ports.db, {
    memberIds: [member.memberId],
    key,
    kind: 'security',
    at,
    pushes: false,
    template: 'security.changed',
    detail: { kind: 'password.changed' },
  })

async function written(count: number) {
  for (let at = 0; at < count; at++) await write(`now:${at}`, gateway.ports.clock.now())
}

async function inbox(input: { after?: string } = {}) {
  const answer = await gateway.call(getInbox, input, member)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('mails are listed newest first by date, regardless of insertion order', async () => {
  const hoursAgo = [5, 1, 30, 2, 54]
  for (const [at, hours] of hoursAgo.entries()) {
    await write(`order:${at}`, new Date(Date.UTC(2026, 2, 10) - hours * 3_600_000))
  }
  await written(20)
  const first = await inbox()
  const second = await inbox({ after: first.next ?? '' })
  const dates = [...first.records, ...second.records].map(({ writtenAt }) => writtenAt)
  expect(dates).toHaveLength(25)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect([first.records.length, second.next]).toEqual([20, null])
})

test('marking all as read leaves none unread if an old mail was inserted last', async () => {
  await written(25)
  await write('inserted last', new Date(Date.UTC(2026, 2, 10)))
  const { latestId } = await inbox()
  expect(await gateway.call(readMails, { upTo: latestId ?? '' }, member)).toMatchObject({ value: { unread: 0 } })
})
