import { fromWire } from '@ante/contract/kit/wire-names.ts'
import { LIVE_PATH, liveEvents } from '@ante/contract/live/events.ts'
import type { LiveEvent, LiveEventName } from '@ante/contract/live/events.ts'

import { backOffMs } from '../calls/back-off.ts'
import { REACHED_EVENT } from '../calls/connection.ts'
import { createEventReader } from './event-stream.ts'
import type { StreamEvent } from './event-stream.ts'
import { parseJson } from '../calls/json.ts'
import { disableSchemaCompilation } from '../calls/schemas.ts'
import { createSeenIds } from './seen-ids.ts'

disableSchemaCompilation()

export type LiveHandlers = { [Name in LiveEventName]?: (event: LiveEvent<Name>) => void }

export interface LiveOptions {
  /** Headers of a call: identity and language. Read again for each connection. */
  headers(): Record<string, string>
  handlers: LiveHandlers
  /** Called when the stream is connected and does not resume an earlier one: earlier events were not delivered. */
  onBegin?: () => void
}

/**
 * Time without data, in milliseconds, after which the connection counts as dead; the gateway's heartbeat is more
 * frequent.
 */
const SILENCE_LIMIT_MS = 45_000

/**
 * Time in milliseconds for the gateway to begin its answer. A request whose connection was lost while the page was
 * frozen may otherwise wait forever.
 */
const CONNECT_LIMIT_MS = 20_000

/** Event types with a separate id. All other events carry the last id in the stream, as the standard requires. */
const OCCURRENCE_EVENTS = new Set<string>(['winners', 'announcements'] satisfies LiveEventName[])

/**
 * Opens the page's only live stream. It reconnects automatically and requests missed events, pauses while the page is
 * hidden, and dispatches each event once. Uses `fetch` because `EventSource` cannot send headers.
 */
export function openLive({ headers, handlers, onBegin }: LiveOptions): () => void {
  let seen = createSeenIds()
  let lastId = ''
  let failures = 0
  let connection: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const handleEvent = (event: StreamEvent) => {
    failures = 0
    if (event.id !== '') lastId = event.id
    // Forgets the stored ids, because the log of events may have been replaced.
    if (event.name === 'refresh') seen = createSeenIds()
    if (OCCURRENCE_EVENTS.has(event.name) && !seen.isNew(event.id)) return
    notify(handlers, event)
  }
  const connect = async () => {
    const abort = new AbortController()
    connection = abort
    const resume = lastId === '' ? undefined : { 'Last-Event-ID': lastId }
    const onOpen = () => {
      if (!resume) onBegin?.()
      if (failures > 0) window.dispatchEvent(new Event(REACHED_EVENT))
    }
    await readStream({ ...headers(), ...resume }, abort, { onOpen, onEvent: handleEvent }).catch(() => undefined)
    if (connection !== abort) return
    failures += 1
    timer = setTimeout(() => void connect(), backOffMs(failures))
  }
  const disconnect = () => {
    clearTimeout(timer)
    connection?.abort()
    connection = null
  }
  const wake = () => {
    disconnect()
    if (!document.hidden) void connect()
  }

  // A page restored from the back/forward cache has a dead connection; older Safari fires no visibility change before.
  const wakeRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake()
  }

  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wakeRestored)
  wake()
  return () => {
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wakeRestored)
    disconnect()
  }
}

async function readStream(
  headers: Record<string, string>,
  connection: AbortController,
  { onOpen, onEvent }: { onOpen(): void; onEvent(event: StreamEvent): void },
): Promise<void> {
  const within = <T>(limitMs: number, wait: Promise<T>) => {
    const timer = setTimeout(() => connection.abort(), limitMs)
    return wait.finally(() => clearTimeout(timer))
  }
  const request = fetch(LIVE_PATH, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: connection.signal,
    cache: 'no-store',
  })
  const answer = await within(CONNECT_LIMIT_MS, request)
  if (!answer.ok || !answer.body) throw new Error(`The live stream answered ${answer.status}`)
  onOpen()
  const pieces = answer.body.getReader()
  const decoder = new TextDecoder()
  const readEvents = createEventReader(onEvent)
  for (;;) {
    const { done, value } = await within(SILENCE_LIMIT_MS, pieces.read())
    if (done) return
    readEvents(decoder.decode(value, { stream: true }))
  }
}

function notify(handlers: LiveHandlers, { name, data }: StreamEvent): void {
  if (!Object.keys(liveEvents).includes(name)) return
  // The cast is safe, because the name is checked to be one of the handlers.
  const eventName = name as LiveEventName
  const schema = liveEvents[eventName]
  const parsed = schema.safeParse(fromWire(schema, parseJson(data)))
  // The handler and the schema have the same name.
  if (parsed.success) (handlers[eventName] as ((event: unknown) => void) | undefined)?.(parsed.data)
}
