import { TtlCache } from '../kit/ttl-cache.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { SendOutcome } from '../vendors/send-outcome.ts'
import { openSenders } from '../vendors/senders.ts'
import type { Senders } from '../vendors/senders.ts'
import { nextAttempt, recordOutcome } from './messages.ts'
import type { DueMessage } from './messages.ts'
import { smsSenderOf } from './rules.ts'
import type { Channel } from './tables.ts'
import { sealedFor } from './write-message.ts'

export interface OutboxPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log' | 'config' | 'secrets'> {
  merchants: MerchantDirectory
}

/** Cache lifetime of a health check. */
const HEALTH_CACHE_MS = 3_000

/** Sends messages through the providers, and checks their availability. */
export class Outbox {
  readonly #ports: OutboxPorts
  readonly #senders: Senders
  readonly #health: TtlCache<boolean>

  constructor(ports: OutboxPorts) {
    this.#ports = ports
    this.#senders = openSenders(ports)
    this.#health = new TtlCache(ports.clock, HEALTH_CACHE_MS)
  }

  /** Whether messages can currently be sent. Callers check this before they promise a message. */
  isUp(channel: Channel): Promise<boolean> {
    return this.#health.get(channel, () => this.#senders[channel].isUp())
  }

  /**
   * Sends a waiting message. Throws if the provider is unavailable: the job is then retried until the message expires.
   */
  async send(id: string): Promise<void> {
    const { db, clock, log } = this.#ports
    const message = await nextAttempt(db, id, clock.now())
    if (!message) return
    const outcome = await this.#sendMessage(message)
    await recordOutcome(db, message, outcome, clock.now())
    const { channel, merchant_code: merchantCode } = message
    if (outcome.kind === 'refused') {
      log.warn(
        { event: 'message.refused', messageId: id, channel, merchantCode, ...outcome },
        'provider refused a message',
      )
    }
    if (outcome.kind === 'unavailable') throw new Error(`the ${channel} provider is not available: ${outcome.problem}`)
  }

  close(): void {
    this.#senders.sms.close()
    this.#senders.mail.close()
  }

  async #sendMessage({ id, channel, recipient: to, subject, body, ...message }: DueMessage): Promise<SendOutcome> {
    const { merchants, config, secrets } = this.#ports
    const text = secrets.open(body, sealedFor(id))?.toString('utf8')
    if (text === undefined) return { kind: 'refused', problem: 'it was sealed by another secret' }
    const merchant = merchants.of(message.merchant_code)
    if (channel === 'sms') return this.#senders.sms.send({ id, to, from: smsSenderOf(merchant), text })
    const address = merchant.mail_sender ?? config.mail?.from ?? ''
    return this.#senders.mail.send({ id, to, from: { name: merchant.name, address }, subject, text })
  }
}
