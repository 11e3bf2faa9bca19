import type { getInbox, Mail } from '@ante/contract/messaging/mail.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { queryOf } from '../../lib/calls/query-client.ts'
import { MAIL_KEY } from './keys.ts'

export type Inbox = InfiniteData<OutputOf<typeof getInbox>>

/** The member's mails in pages. The stream reports changes. */
export const inbox = infiniteQueryOptions({
  queryKey: [...MAIL_KEY, 'list'],
  queryFn: ({ pageParam: after, ...context }) =>
    queryOf(async () => (await import('@ante/contract/messaging/mail.ts')).getInbox, { ...(after && { after }) })(
      context,
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** One complete mail. Its key is not below the list's, because it never changes and need not be refetched. */
export const wholeMail = (id: string) =>
  queryOptions({
    queryKey: ['member', 'mail', 'whole', id],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/mail.ts')).showMail, { id }),
    staleTime: Infinity,
  })

/** Returns all loaded mails, each once: mails that arrived in between may have shifted the pages. */
export const mailsOf = ({ pages }: Pick<Inbox, 'pages'>): Mail[] =>
  eachOnce(
    pages,
    ({ records }) => records,
    ({ id }) => id,
  )

export type Change = { kind: 'read' | 'delete'; ids: readonly string[] } | { kind: 'read' | 'delete'; upTo: string }

/** Returns the inbox after these mails were read or deleted. */
export function changed(box: Inbox, change: Change): Inbox {
  const isMeant = ({ id }: Mail) => ('ids' in change ? change.ids.indexOf(id) >= 0 : isUpTo(id, change.upTo))
  const before = mailsOf(box).filter((mail) => isMeant(mail) && !mail.isRead).length
  return {
    ...box,
    pages: box.pages.map((page) => ({
      ...page,
      unread: 'upTo' in change ? 0 : Math.max(0, page.unread - before),
      records:
        change.kind === 'delete'
          ? page.records.filter((mail) => !isMeant(mail))
          : page.records.map((mail) => (isMeant(mail) ? { ...mail, isRead: true } : mail)),
    })),
  }
}

/** Compares two ids of any length. */
const isUpTo = (id: string, last: string): boolean => (id.length === last.length ? id <= last : id.length < last.length)
