import { coalesced } from '../kit/coalesced.ts'
import { KeptBriefly } from '../kit/kept-briefly.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { SendOutcome } from '../vendors/send-outcome.ts'
import { openSenders } from '../vendors/senders.ts'
import type { Senders } from '../vendors/senders.ts'
import { noteOutcome, takeDue, tidyUp } from './messages.ts'
import type { DueMessage } from './messages.ts'
import { smsSenderOf } from './rules.ts'
import type { Channel } from './tables.ts'
import { sealedFor } from './write-message.ts'

export interface OutboxPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log' | 'config' | 'secrets'> {
  merchants: MerchantDirectory
}

const TOPIC = 'outbox'
/** For what is due again, and for news that was lost. */
const LOOK_EVERY_MS = 1_000
const TIDY_EVERY_LOOKS = 5
/** Messages being sent at once by one instance. */
const AT_ONCE = 8
/** How long an answer to "is it up?" is good for everybody. */
const HEALTH_KEPT_MS = 3_000

/** Sends what was written, on any instance, until the other side has taken it or nobody needs it any more. */
export class Outbox {
  readonly #ports: OutboxPorts
  readonly #senders: Senders
  readonly #sending = new Set<Promise<void>>()
  readonly #health: KeptBriefly<boolean>
  readonly #timer: NodeJS.Timeout
  readonly #unlisten: () => void
  #looks = 0
  #closed = false

  constructor(ports: OutboxPorts) {
    this.#ports = ports
    this.#senders = openSenders(ports)
    this.#health = new KeptBriefly(ports.clock, HEALTH_KEPT_MS)
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
    this.#unlisten = ports.bus.listen(TOPIC, () => void this.#look())
  }

  /** A message was committed: no instance needs to wait for its next look. */
  wake(): void {
    this.#ports.bus.tell(TOPIC, '')
  }

  /** Whether messages get through at present; asked before anybody is promised one. */
  isUp(channel: Channel): Promise<boolean> {
    return this.#health.get(channel, () => this.#senders[channel].isUp())
  }

  /** Finishes what is being sent, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    this.#unlisten()
    await this.#look()
    await Promise.all(this.#sending)
    this.#senders.sms.close()
    this.#senders.mail.close()
  }

  readonly #look = coalesced(async () => {
    const { db, clock, log } = this.#ports
    const room = AT_ONCE - this.#sending.size
    if (this.#closed || room === 0) return
    try {
      if (this.#looks++ % TIDY_EVERY_LOOKS === 0) await tidyUp(db, clock.now())
      for (const message of await takeDue(db, { now: clock.now(), atMost: room })) this.#begin(message)
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read')
    }
  })

  #begin(message: DueMessage): void {
    const sending = this.#send(message)
      .catch((error: unknown) => this.#ports.log.warn({ err: error, message: message.id }, 'a message has to wait'))
      .finally(() => {
        this.#sending.delete(sending)
        void this.#look() // there is room for one more
      })
    this.#sending.add(sending)
  }

  async #send(message: DueMessage): Promise<void> {
    const { db, clock, log } = this.#ports
    const outcome = await this.#hand(message)
    await noteOutcome(db, message, outcome, clock.now())
    if (outcome.kind === 'sent') return
    const { id, channel, merchant_code: merchant, attempts } = message
    log.warn({ message: id, channel, merchant, attempts, ...outcome }, 'a message was not taken')
  }

  async #hand({ id, channel, recipient: to, subject, body, ...message }: DueMessage): Promise<SendOutcome> {
    const { merchants, config, secrets } = this.#ports
    const text = secrets.open(body, sealedFor(id))?.toString('utf8')
    if (text === undefined) return { kind: 'refused', problem: 'it was sealed by another secret' }
    const merchant = merchants.of(message.merchant_code)
    if (channel === 'sms') return this.#senders.sms.send({ id, to, from: smsSenderOf(merchant), text })
    const address = merchant.mail_sender ?? config.mail?.from ?? ''
    return this.#senders.mail.send({ id, to, from: { name: merchant.name, address }, subject, text })
  }
}
