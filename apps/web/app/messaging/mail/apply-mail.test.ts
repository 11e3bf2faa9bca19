import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { applySupportEvent } from '../../support/apply-support.ts'
import { CHAT_KEY, unreadSupport } from '../../support/keys.ts'
import { MAIL_KEY, unreadMail } from './keys.ts'
import { applyMailEvent } from './apply-mail.ts'

const CASES = [
  { what: 'mails', list: MAIL_KEY, unread: unreadMail.queryKey, take: applyMailEvent },
  { what: 'the chat', list: CHAT_KEY, unread: unreadSupport.queryKey, take: applySupportEvent },
] as const

test.each(CASES)('$what are refetched at the first event of a stream, and whenever they have changed', (one) => {
  const queries = new QueryClient()
  const list = [...one.list, 'list']
  const eventOf = (version: number) => ({ version, mail: version, chat: version, feedback: 0 })
  // The list was loaded before a mail arrived, and the first event was sent after it.
  queries.setQueryData(list, [])
  queries.setQueryData(one.unread, eventOf(2))
  const take = one.take(queries)
  const isRefetched = (version: number) => {
    queries.setQueryData(list, [])
    take(eventOf(version))
    return queries.getQueryState(list)?.isInvalidated
  }
  expect([isRefetched(2), isRefetched(2), isRefetched(3)]).toEqual([true, false, true])
})
