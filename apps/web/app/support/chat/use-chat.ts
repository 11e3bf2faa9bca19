import { readMessages, takeOverVisit, VISITOR_HEADER } from '@ante/contract/support/chat.ts'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { callerHeaders } from '../../lib/calls/caller.ts'
import { call } from '../../lib/calls/call.ts'
import { openLive } from '../../lib/live/live.ts'
import { useSession } from '../../lib/session/session.ts'
import { applySupportEvent } from '../apply-support.ts'
import { sendQueued, takeUnsentOver } from './outbox.ts'
import { asVisitor, conversation, messagesOf } from './queries.ts'
import { outbox, currentOwner, unsentOfCurrentUser } from './unsent.ts'
import { clearVisitor, visitorStore } from './visitor.ts'

/** Returns the chat of the current user, with the unsent messages; shown messages count as read. */
export function useChat() {
  const chat = useSuspenseInfiniteQuery(conversation)
  const unsent = unsentOfCurrentUser(useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get))
  useVisitorStream()
  useChatTransfer()
  useUnsent()
  const messages = messagesOf(chat.data)
  const [latest] = chat.data.pages
  const newest = messages[messages.length - 1]?.seq ?? 0
  useMarkRead(newest, latest?.unread ?? 0)
  const receivedIds = new Set(messages.map(({ clientId }) => clientId))
  return {
    messages,
    unsent: unsent.filter(({ clientId }) => !receivedIds.has(clientId)),
    isClosed: latest?.closed ?? false,
    hours: latest?.hours ?? { open: true, until: null, closedText: null },
    earlier: chat.hasNextPage ? () => void chat.fetchNextPage() : null,
    isLoadingEarlier: chat.isFetchingNextPage,
  }
}

/** Opens the visitor's own stream while the chat is open; members use the page's stream. */
function useVisitorStream(): void {
  const queries = useQueryClient()
  const isMember = useSession() !== null
  const visitor = useSyncExternalStore(visitorStore.subscribe, visitorStore.get, () => null)
  useEffect(() => {
    if (isMember || visitor === null) return undefined
    const headers = () => ({ ...callerHeaders(), [VISITOR_HEADER]: visitor })
    return openLive({ headers, handlers: { support: applySupportEvent(queries) } })
  }, [queries, isMember, visitor])
}

/** Transfers a visitor's messages to the member who signs in: the open chat continues. */
function useChatTransfer(): void {
  const queries = useQueryClient()
  const isMember = useSession() !== null
  const visitor = useSyncExternalStore(visitorStore.subscribe, visitorStore.get, () => null)
  useEffect(() => {
    if (!isMember || visitor === null) return
    const transfer = async () => {
      await call(takeOverVisit, { visitor })
      clearVisitor()
      takeUnsentOver()
      sendQueued(queries, currentOwner())
      await queries.invalidateQueries(conversation)
    }
    // The next opening of the chat retries the transfer.
    transfer().catch(() => undefined)
  }, [queries, isMember, visitor])
}

/** Resends the messages that an earlier page could not send. */
function useUnsent(): void {
  const queries = useQueryClient()
  const owner = useSession()?.userName ?? null
  useEffect(() => sendQueued(queries, owner), [queries, owner])
}

/** Marks messages as read; a hidden page reads nothing. */
function useMarkRead(newest: number, unread: number): void {
  useEffect(() => {
    if (unread === 0) return undefined
    const notify = () => {
      // A failure is ignored: the next message or the next visit marks them again.
      if (!document.hidden) call(readMessages, { ...asVisitor(), upTo: newest }).catch(() => undefined)
    }
    notify()
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  }, [newest, unread])
}
