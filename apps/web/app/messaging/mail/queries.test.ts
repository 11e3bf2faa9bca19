import type { Mail } from '@ante/contract/messaging/mail.ts'
import { expect, test } from 'vitest'

import { changed, mailsOf } from './queries.ts'
import type { Inbox } from './queries.ts'

const mail = (id: string, isRead = false): Mail => ({
  id,
  kind: 'service',
  writtenAt: '2026-03-01T00:00:00.000Z',
  isRead,
  automatic: { template: 'feedback.answered', detail: {} },
  letter: null,
})
const box = (...pages: Mail[][]): Inbox => ({
  pages: pages.map((records) => ({ records, unread: 3, latestId: null, next: null })),
  pageParams: pages.map(() => ''),
})
const mailTexts = (inbox: Inbox) => mailsOf(inbox).map(({ id, isRead }) => `${id}${isRead ? ' read' : ''}`)

test('a change marks mails as read or deleted in all pages, and counts each once', () => {
  const full = box([mail('101'), mail('100', true)], [mail('99'), mail('9')])
  const readMails = changed(full, { kind: 'read', ids: ['101', '100'] })
  expect([mailTexts(readMails), readMails.pages[0]?.unread]).toEqual([['101 read', '100 read', '99', '9'], 2])
  const afterDelete = changed(full, { kind: 'delete', ids: ['99'] })
  expect([mailTexts(afterDelete), afterDelete.pages[0]?.unread]).toEqual([['101', '100 read', '9'], 2])
})

test('`upTo` leaves later mails unchanged, for ids of any length', () => {
  const full = box([mail('101'), mail('100')], [mail('99'), mail('9')])
  expect(mailTexts(changed(full, { kind: 'delete', upTo: '100' }))).toEqual(['101'])
  expect(mailTexts(changed(full, { kind: 'read', upTo: '99' }))).toEqual(['101', '100', '99 read', '9 read'])
})
