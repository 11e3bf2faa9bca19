import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'

import { sessionStore } from '../session/session.ts'
import type { Call } from './call.ts'
import { REACHED_EVENT } from './connection.ts'
import { callOwner, endpointName } from './pending-calls.ts'
import { isConnectionFailure, queuedMarks, removeQueued } from './queued-marks.ts'
import { queueTapCall } from './tap-queue.ts'

interface Sending {
  queries: QueryClient
  call: Call
  /** Loads the endpoints of marks. */
  loadEndpoints(): Promise<readonly Endpoint[]>
}

/**
 * Sends the marks of the signed-in member that were queued without a connection: now, after a login, and when the
 * gateway is reachable again. Returns a function that stops it.
 */
export function sendQueuedMarks(sending: Sending): () => void {
  let running: Promise<void> | null = null
  const send = () => {
    running ??= sendAll(sending).finally(() => {
      running = null
    })
  }
  const events = ['online', REACHED_EVENT]
  for (const event of events) window.addEventListener(event, send)
  const unsubscribe = sessionStore.subscribe(send)
  send()
  return () => {
    for (const event of events) window.removeEventListener(event, send)
    unsubscribe()
  }
}

async function sendAll({ queries, call, loadEndpoints }: Sending): Promise<void> {
  const owner = callOwner()
  const due = queuedMarks().filter((queuedMark) => queuedMark.owner === owner)
  if (due.length === 0) return
  const endpoints = await loadEndpoints()
  for (const item of due) {
    if (callOwner() !== owner) return
    const endpoint = endpoints.find((candidate) => endpointName(candidate) === item.endpoint)
    // False when a later tap has replaced the queued mark.
    const isStillDue = () =>
      queuedMarks().some(({ mark, queuedAt }) => mark === item.mark && queuedAt === item.queuedAt)
    try {
      if (endpoint) await queueTapCall(async () => isStillDue() && call(endpoint, item.input))
    } catch (error) {
      // The remaining marks stay queued, in their order, for the next attempt.
      if (isConnectionFailure(error)) return
    }
    // The mark was sent or refused. The list that is reloaded below shows the result.
    removeQueued(item)
  }
  await queries.invalidateQueries({ queryKey: ['member'] })
}
