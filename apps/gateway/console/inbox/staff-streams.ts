import { staffEvents } from '@ante/contract/console/live.ts'
import type { StaffEvent, StaffEventName } from '@ante/contract/console/live.ts'
import { toWire } from '@ante/contract/kit/wire-names.ts'
import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'

import { coalesced } from '../../kit/coalesced.ts'
import type { Ports } from '../../kit/ports.ts'
import { STAFF_TOPIC, StaffNotice } from '../../kit/staff-notices.ts'
import { grantedRights, mergedRights, openSessionEnds } from '../../staff/public.ts'
import { inboxState } from './inbox.ts'

/** Target of a stream: the HTTP response. */
export interface StaffSink {
  write(chunk: string): boolean
  readonly writableLength: number
  end(): void
  destroy(): void
}

export interface StaffStream {
  sink: StaffSink
  staffId: bigint
  sessionId: string
  ip: string
  merchantCode: string | null
  /** Permissions of the account, read again with each heartbeat. */
  permissions: ReadonlySet<string>
  /** Counts that were last sent, as JSON. */
  sentInbox: string
}

type StreamPorts = Pick<Ports, 'db' | 'clock' | 'bus' | 'log' | 'config'>

/** Maximum number of streams per account; one more closes the oldest. */
const PER_ACCOUNT = 20
/** Maximum number of unread bytes; a stream with more is closed, and the browser reconnects. */
const UNREAD_BYTES = 64 * 1024

/** All open event streams of consoles at this instance. */
export class StaffStreams {
  readonly #ports: StreamPorts
  readonly #streams = new Set<StaffStream>()
  readonly #timer: NodeJS.Timeout
  readonly #unlisten: (() => void)[]

  constructor(ports: StreamPorts) {
    this.#ports = ports
    this.#unlisten = [
      ports.bus.listen(STAFF_TOPIC, (payload) => this.#onNotice(StaffNotice.parse(JSON.parse(payload)))),
      ports.bus.onGap(() => void this.#sendInboxes()),
    ]
    this.#timer = setInterval(() => void this.#sendHeartbeat(), ports.config.liveHeartbeatMs).unref()
  }

  async open(stream: Omit<StaffStream, 'permissions' | 'sentInbox'>): Promise<StaffStream> {
    const opened: StaffStream = { ...stream, permissions: new Set(), sentInbox: '' }
    const own = [...this.#streams].filter(({ staffId }) => staffId === stream.staffId)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - PER_ACCOUNT))) this.#drop(oldest)
    this.#streams.add(opened)
    await this.#readRights([opened])
    await this.#sendInboxes()
    return opened
  }

  remove(stream: StaffStream): void {
    this.#streams.delete(stream)
  }

  close(): void {
    clearInterval(this.#timer)
    for (const unlisten of this.#unlisten) unlisten()
    for (const { sink } of this.#streams) sink.end()
    this.#streams.clear()
  }

  #onNotice(notice: StaffNotice): void {
    for (const stream of this.#streams) {
      if (notice.to === 'account') {
        const { about, id } = notice
        if (about !== 'seen' && String(stream.staffId) === notice.staffId) this.#send(stream, 'own', { about, id })
      } else if (stream.merchantCode === notice.merchantCode && stream.permissions.has(notice.permission)) {
        const { list, id, what } = notice
        this.#send(stream, 'row', { list, id, what })
      }
    }
    // Counts depend only on change requests and on notices of the account.
    if (notice.to === 'account' || notice.list === 'approvals') void this.#sendInboxes()
  }

  #send<Name extends StaffEventName>(stream: StaffStream, name: Name, event: StaffEvent<Name>): void {
    stream.sink.write(`event: ${name}\ndata: ${JSON.stringify(toWire(staffEvents[name], event))}\n\n`)
    if (stream.sink.writableLength > UNREAD_BYTES) this.#drop(stream)
  }

  /** Sends changed counts to streams. Coalesced, so that many notices cause few queries. */
  readonly #sendInboxes = coalesced(async () => {
    for (const stream of this.#streams) {
      const { merchantCode, staffId, permissions } = stream
      const seesChanges = permissions.has('staff.change.read')
      await this.#guarded(async () => {
        const state = await inboxState(this.#ports.db, { merchantCode, staffId, seesChanges })
        const text = JSON.stringify(state)
        if (text !== stream.sentInbox) this.#send(stream, 'inbox', state)
        stream.sentInbox = text
      })
    }
  })

  /** Ends the streams of ended sessions, reads permissions again, and sends heartbeats. */
  async #sendHeartbeat(): Promise<void> {
    await this.#guarded(async () => {
      const streams = [...this.#streams]
      const ends = await openSessionEnds(this.#ports.db, streams, this.#ports.clock.now())
      for (const stream of streams) {
        const reason = ends.get(stream.sessionId)
        if (reason !== undefined) this.#end(stream, reason)
        else stream.sink.write(': \n\n')
      }
      await this.#readRights([...this.#streams])
    })
    await this.#sendInboxes()
  }

  #end(stream: StaffStream, reason: SessionEnd): void {
    this.#send(stream, 'ended', { reason })
    stream.sink.end()
    this.remove(stream)
  }

  #drop(stream: StaffStream): void {
    this.remove(stream)
    stream.sink.destroy()
  }

  async #readRights(streams: readonly StaffStream[]): Promise<void> {
    for (const stream of streams) {
      const held = mergedRights(await grantedRights(this.#ports.db, stream.staffId, stream.merchantCode))
      stream.permissions = new Set(held.filter(({ right }) => right === 'apply').map(({ permission }) => permission))
    }
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#ports.log.warn(
        { event: 'console.stream_failed', err: error },
        'cannot read data for the event streams of staff',
      )
    }
  }
}
