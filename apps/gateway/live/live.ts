import { liveEvents } from '@ante/contract/live/events.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import { closingOf } from '@ante/contract/merchant/closing.ts'
import * as z from 'zod/mini'

import type { CallContext } from '../kit/context.ts'
import { commonRefusal } from '../kit/refusal.ts'
import { endExpiredStreams } from './end-expired-streams.ts'
import { deleteEvents, eventsMissedBy } from './event-log.ts'
import type { LoggedEvent } from './event-log.ts'
import { eventFrame, heartbeatFrame, positionFrame, stateFrame } from './frames.ts'
import { JackpotPublisher } from './jackpot-publisher.ts'
import type { LivePorts } from './live-ports.ts'
import { LiveStream } from './live-stream.ts'
import type { Sink } from './live-stream.ts'
import { LogFollower } from './log-follower.ts'
import { OpenStreams } from './open-streams.ts'
import { LIVE_TOPIC } from './publish-live.ts'

/** Retention of events for disconnected pages, in milliseconds. */
const CACHE_MS = 30 * 60_000
const FORGET_EVERY_BEATS = 4
/**
 * Maximum number of streams per member. A further stream closes the oldest one, which may be dead: phones that change
 * networks leave dead streams.
 */
const STREAMS_PER_MEMBER = 8
const RETRY_AFTER_SECONDS = 30
/**
 * Time in milliseconds for streams to close when the gateway stops, because an unreachable phone would never close its
 * stream.
 */
const CLOSE_TIMEOUT_MS = 1_000

type StatePublisher = ReturnType<LivePorts['visitors']['publisher']>

/** Message about a draw from the lottery. */
const DrawMessage = z.object({ merchantCode: z.string(), draw: liveEvents.draw })

/** Data with which a page opens a stream. */
export interface StreamStart {
  lastEventId: string | undefined
  /** Token of a visitor's conversation. */
  visitor: string | undefined
}

/** All open pages of this instance, and the events sent to them. */
export class Live {
  readonly #ports: LivePorts
  readonly #streams = new OpenStreams()
  readonly #follower: LogFollower
  readonly #statePublishers: readonly StatePublisher[]
  readonly #visitors: StatePublisher
  readonly #jackpots: JackpotPublisher
  readonly #unlisten: (() => void)[]
  readonly #timer: NodeJS.Timeout
  #heartbeatCount = 0
  #closed = false

  constructor(ports: LivePorts) {
    this.#ports = ports
    this.#follower = new LogFollower(ports, {
      onEvent: (event) => this.#sendToAll(event),
      onLoss: () => this.#requestReload(),
    })
    const states = Object.values(ports.states).map(({ topic, publisher }) => ({
      topic,
      publisher: publisher(this.#streams, ports.log),
    }))
    this.#statePublishers = states.map(({ publisher }) => publisher)
    this.#visitors = ports.visitors.publisher({ ofMember: (visitor) => this.#streams.ofVisitor(visitor) }, ports.log)
    this.#jackpots = new JackpotPublisher(this.#streams, ports.jackpotsOf, ports.log)
    this.#unlisten = [
      ports.bus.listen(LIVE_TOPIC, () => void this.#follower.read()),
      ports.bus.listen('announcements', () => void this.#follower.read()),
      ports.bus.listen('draw', (payload) => this.#sendDraw(payload)),
      ...states.map(({ topic, publisher }) => ports.bus.listen(topic, (payload) => publisher.onMessage(payload))),
      ports.bus.listen(ports.visitors.topic, (visitor) => this.#visitors.changed([visitor])),
      ports.bus.onGap(() => this.#resendStates()),
    ]
    this.#timer = setInterval(() => this.#sendHeartbeats(), ports.config.liveHeartbeatMs).unref()
  }

  /** Starts at the end of the log; call it before the first stream opens. */
  start(): Promise<void> {
    return this.#follower.start()
  }

  /** Refuses streams beyond the limit of an address, and all streams while the gateway stops. */
  admit({ ip, requestId }: CallContext): void {
    if (this.#closed) throw commonRefusal('service.unavailable', { requestId })
    const atMost = this.#ports.config.liveStreamsPerNetwork
    const isFull = this.#ports
      .networkShares(ip)
      .some(({ network, share }) => this.#streams.ofNetwork(network).size >= atMost * share)
    if (isFull) {
      throw commonRefusal('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  /** Opens a stream: sends the current states, then events. A reconnecting page gets all events after `lastEventId`. */
  open(sink: Sink, context: CallContext, { lastEventId, visitor }: StreamStart): LiveStream {
    const { merchantCode, language, country, member, ip } = context
    const stream = new LiveStream(sink, {
      merchantCode,
      memberId: member?.memberId ?? null,
      isAgent: member !== null && memberMay.openAgencyCentre(member.type),
      token: member?.token ?? null,
      viewerContext: { merchantCode, language, country },
      networks: this.#ports.networkShares(ip).map(({ network }) => network),
      visitor: member === null && visitor !== undefined ? this.#ports.visitorHash(visitor) : undefined,
    })
    this.#streams.add(stream)
    this.#sendStates(stream)
    const { readTo } = this.#follower
    // Avoids a query for pages that have missed nothing, which are most of them when all reconnect after a restart.
    if (lastEventId === undefined || lastEventId === String(readTo)) this.#resume(stream, readTo)
    else void this.#catchUp(stream, lastEventId)
    this.#jackpots.sendCurrent(stream)
    if (stream.visitor !== undefined) this.#visitors.changed([stream.visitor])
    if (member) {
      this.#closeOldestOf(member.memberId)
      for (const publisher of this.#statePublishers) publisher.changed([member.memberId])
    }
    return stream
  }

  /** Removes a stream that has disconnected or has to be disconnected. */
  drop(stream: LiveStream): void {
    this.#streams.remove(stream)
    stream.drop()
  }

  /** Call it when a merchant opens or closes, for all or some visitors, or changes its settings. */
  merchantChanged(merchantCode: string): void {
    for (const stream of this.#streams.ofMerchant(merchantCode)) this.#sendStates(stream)
  }

  /** Call it when a merchant's catalogue has changed. */
  catalogueChanged(): void {
    for (const stream of this.#streams.all()) this.#sendStates(stream)
  }

  /** Ends all streams immediately; browsers reconnect to another instance, or to this one after its restart. */
  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    this.#jackpots.close()
    for (const unlisten of this.#unlisten) unlisten()
    for (const stream of this.#streams.all()) stream.end()
    setTimeout(() => this.#streams.all().forEach((stream) => this.drop(stream)), CLOSE_TIMEOUT_MS).unref()
  }

  #sendToAll(event: LoggedEvent): void {
    const sent = { id: event.id, frame: eventFrame(event) }
    const { merchant_code: merchantCode, member_id: memberId } = event
    const streams =
      memberId === null ? this.#streams.ofMerchant(merchantCode) : this.#streams.ofMember(String(memberId))
    for (const stream of streams) if (isFor(stream, event)) stream.deliver(sent)
  }

  /** Sends a draw. Draws are not stored in the log, because pages request missed draws themselves. */
  #sendDraw(payload: string): void {
    const { merchantCode, draw } = DrawMessage.parse(JSON.parse(payload))
    const frame = stateFrame('draw', draw)
    for (const stream of this.#streams.ofMerchant(merchantCode)) if (!stream.isShut) stream.write(frame)
  }

  #requestReload(): void {
    const frame = stateFrame('refresh', {})
    for (const stream of this.#streams.all()) stream.write(frame)
  }

  async #catchUp(stream: LiveStream, lastEventId: string): Promise<void> {
    try {
      const { upTo, events } = await eventsMissedBy(this.#ports.db, stream.viewer, lastEventId)
      if (!events) stream.write(stateFrame('refresh', {}))
      for (const event of events ?? []) if (isFor(stream, event)) stream.write(eventFrame(event))
      this.#resume(stream, upTo)
    } catch (error) {
      this.#ports.log.warn({ event: 'live.resume_failed', err: error }, 'cannot resume live stream')
      stream.end() // the browser reconnects with the same id
    }
  }

  #resume(stream: LiveStream, id: bigint): void {
    stream.write(positionFrame(id))
    stream.resumeFrom(id)
  }

  /** Sends status, settings version and catalogue version of the merchant, as far as this page does not have them. */
  #sendStates(stream: LiveStream): void {
    const status = this.#ports.statusOf(stream.viewerContext)
    const version = this.#ports.settingsVersionOf(stream.viewerContext.merchantCode)
    const catalogue = this.#ports.catalogueVersion()
    stream.isShut = closingOf(status) !== null
    const text = JSON.stringify(status)
    if (text !== stream.sentStatus) stream.write(stateFrame('maintenance', status))
    if (version !== stream.sentSettings) stream.write(stateFrame('settings', { version }))
    if (catalogue !== stream.sentCatalogue) stream.write(stateFrame('catalogue', { version: catalogue }))
    stream.sentStatus = text
    stream.sentSettings = version
    stream.sentCatalogue = catalogue
  }

  #closeOldestOf(memberId: string): void {
    const streams = [...this.#streams.ofMember(memberId)]
    for (const oldest of streams.slice(0, Math.max(0, streams.length - STREAMS_PER_MEMBER))) this.drop(oldest)
  }

  #sendHeartbeats(): void {
    const frame = heartbeatFrame(this.#follower.readTo)
    for (const stream of this.#streams.all()) if (stream.isCaughtUp) stream.write(frame)
    this.#resendStates()
    if (this.#heartbeatCount++ % FORGET_EVERY_BEATS === 0) void this.#deleteOldEvents()
  }

  /** Sends all states that pages do not have, because bus messages may have been lost. */
  #resendStates(): void {
    void this.#follower.read()
    for (const publisher of this.#statePublishers) publisher.changed(this.#streams.memberIds())
    this.#visitors.changed(this.#streams.visitors())
    for (const merchantCode of this.#streams.merchantCodes()) this.merchantChanged(merchantCode)
    void endExpiredStreams(this.#ports, this.#streams.all())
  }

  async #deleteOldEvents(): Promise<void> {
    try {
      await deleteEvents(this.#ports.db, new Date(this.#ports.clock.now().getTime() - CACHE_MS))
    } catch (error) {
      this.#ports.log.warn({ event: 'live.cleanup_failed', err: error }, 'cannot delete old live events')
    }
  }
}

const isFor = ({ viewer, isShut }: LiveStream, event: LoggedEvent) => !isShut && (viewer.isAgent || !event.agents_only)
