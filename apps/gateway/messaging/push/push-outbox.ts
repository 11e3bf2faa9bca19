import type { MailKind } from '@ante/contract/messaging/mail.ts'
import { wishOf } from '@ante/contract/messaging/push.ts'
import type { PushPayload, PushTemplate, PushWishes } from '@ante/contract/messaging/push.ts'
import { sql } from 'kysely'

import { isResting } from '../../care/public.ts'
import { languageOfMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { spokenTo } from '../rules.ts'
import type { Wordings } from '../tables.ts'
import { placeOf, tagOf } from './place-of.ts'
import { authorizationFor } from './push-keys.ts'
import type { PushKeys } from './push-keys.ts'
import { sealPush } from './seal-push.ts'
import { sendPush } from './send-push.ts'
import type { PushOutcome } from './send-push.ts'
import { isNear, isTellable, wishesOf } from './subscriptions.ts'

export interface PushPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'bus' | 'config'> {
  keys: PushKeys
  merchants: Pick<MerchantDirectory, 'languagesOf'>
}

const TOPIC = 'push'
const LOOK_EVERY_MS = 2_000
const AT_ONCE = 20
/** Longer than any push service takes; what an instance that died was at is taken up after it. */
const LEASE_MS = 60_000
const FIRST_GAP_MS = 2_000
const LAST_GAP_MS = 15 * 60_000
/** Failures in a row after which a device is forgotten; its app asks anew when it is opened. */
const FAILURES = 12

interface Due {
  id: bigint
  attempts: number
  expires_at: Date
  subscription_id: bigint
  endpoint: string
  p256dh: string
  auth: string
  failures: number
  member_id: bigint
  mail_id: bigint | null
  merchant_code: string
  kind: MailKind
  template: PushTemplate | null
  detail: Record<string, unknown>
  key: string
  /** It is no longer so, was read, or is another's. */
  is_past: boolean
  texts: Wordings | null
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** How long to wait after so many attempts: twice as long each time, up to a quarter of an hour. */
const gapMs = (attempts: number): number => Math.min(FIRST_GAP_MS * 2 ** Math.min(attempts - 1, 20), LAST_GAP_MS)

/** Tells devices what waits for them, on any instance: what is in the table is told, whoever dies meanwhile. */
export class PushOutbox {
  readonly #ports: PushPorts
  readonly #keeper: Keeper
  readonly #unlisten: () => void

  constructor(ports: PushPorts, options?: KeeperOptions) {
    this.#ports = ports
    const failure = 'push messages could not be read'
    this.#keeper = new Keeper({ everyMs: LOOK_EVERY_MS, look: () => this.look(), failure, log: ports.log }, options)
    this.#unlisten = ports.bus.listen(TOPIC, () => this.#keeper.wake())
  }

  /** Tells all that is due. */
  async look(): Promise<void> {
    const { db, clock } = this.#ports
    await sql`delete from push_message where expires_at <= ${clock.now()}`.execute(db)
    for (let due = await this.#take(); due.length > 0; due = await this.#take()) {
      await Promise.all(due.map((one) => this.#tell(one)))
      if (due.length < AT_ONCE) return
    }
  }

  async close(): Promise<void> {
    this.#unlisten()
    await this.#keeper.close()
  }

  async #take(): Promise<Due[]> {
    const { db, clock } = this.#ports
    const now = clock.now()
    const { rows } = await sql<Due>`
      with taken as (
        update push_message set due_at = ${later(now, LEASE_MS)}, attempts = attempts + 1 where id in (
          select id from push_message where due_at <= ${now} order by patient, due_at limit ${AT_ONCE}
          for update skip locked
        ) returning id, attempts, expires_at, subscription_id, mail_id, issue_id
      )
      select taken.*, device.endpoint, device.p256dh, device.auth, device.failures, device.member_id,
        coalesce(mail.merchant_code, issue.merchant_code) as merchant_code, coalesce(mail.kind, 'lottery') as kind,
        case when issue.id is null then mail.template else 'lottery.drawn' end as template,
        coalesce(mail.detail, '{}') as detail, coalesce(mail.key, 'lottery:' || issue.id) as key, mail_letter.texts,
        case when issue.id is null then mail.read_at is not null or mail.member_id <> device.member_id
          else issue.status not in ('PAID', 'RE_PAID') end as is_past
      from taken
      join push_subscription device on device.id = taken.subscription_id
      left join mail on mail.id = taken.mail_id
      left join lottery_issue issue on issue.id = taken.issue_id
      left join mail_letter on mail_letter.id = mail.letter_id`.execute(db)
    return rows
  }

  async #tell(due: Due): Promise<void> {
    const { db, clock, log } = this.#ports
    try {
      const wishes = await wishesOf(db, due.member_id)
      const isWanted = await this.#isWanted(due, wishes)
      const outcome: PushOutcome = isWanted ? await this.#hand(due, wishes) : { kind: 'taken' }
      await noteOutcome(db, due, outcome, clock.now())
      if (outcome.kind === 'taken') return
      log.warn({ push: String(due.id), attempts: due.attempts, ...outcome }, 'a push message was not taken')
    } catch (error) {
      log.warn({ err: error, push: String(due.id) }, 'a push message has to wait')
    }
  }

  /** Nobody is told what he has read or does not want to be told, and who rests from play is not drawn back to it. */
  async #isWanted({ is_past: isPast, kind, template, member_id: memberId }: Due, wishes: PushWishes): Promise<boolean> {
    if (isPast || !wishes[wishOf(kind)]) return false
    if (kind !== 'offer' && kind !== 'reward' && template !== 'lottery.drawn') return true
    return !(await isResting(this.#ports.db, memberId, this.#ports.clock.now()))
  }

  async #hand(due: Due, wishes: PushWishes): Promise<PushOutcome> {
    const { config, keys, clock } = this.#ports
    const { endpoint, kind, template } = due
    // One of a sandbox that stood beside us once is none of the internet's.
    if (!isTellable(endpoint, config.push)) return { kind: 'gone' }
    const now = clock.now()
    const body = sealPush(JSON.stringify(await this.#payloadOf(due, wishes)), due)
    const headers = {
      Authorization: await authorizationFor(keys, { endpoint, contact: config.push.contact, now }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
      TTL: Math.max(0, Math.floor((due.expires_at.getTime() - now.getTime()) / 1000)),
      Urgency: kind === 'offer' || kind === 'reward' || template === 'lottery.drawn' ? 'low' : 'high',
    }
    return sendPush({ endpoint, headers, body, isNear: isNear(endpoint, config.push) })
  }

  async #payloadOf(
    { mail_id: mailId, member_id: memberId, ...due }: Due,
    { amounts }: PushWishes,
  ): Promise<PushPayload> {
    const { db, merchants } = this.#ports
    const { amount: value, currency } = due.detail
    const merchantLanguage = merchants.languagesOf(due.merchant_code).defaultLanguage
    const language = (await languageOfMember(db, memberId)) ?? merchantLanguage
    return {
      tag: tagOf(due.key),
      url: placeOf(due.template, mailId),
      template: due.template,
      title: due.texts && (spokenTo(due.texts, language, merchantLanguage)?.text.title ?? null),
      amount: amounts && typeof value === 'string' && typeof currency === 'string' ? { value, currency } : null,
    }
  }
}

async function noteOutcome(db: Db, due: Due, outcome: PushOutcome, now: Date): Promise<void> {
  const device = due.subscription_id
  if (outcome.kind === 'gone' || (outcome.kind !== 'taken' && due.failures + 1 >= FAILURES)) {
    // What waits for it goes along.
    await db.deleteFrom('push_subscription').where('id', '=', device).execute()
    return
  }
  if (outcome.kind === 'unavailable') {
    const gap = Math.max(gapMs(due.attempts), outcome.afterMs ?? 0)
    await db
      .updateTable('push_message')
      .set({ due_at: later(now, gap) })
      .where('id', '=', due.id)
      .execute()
  } else {
    await db.deleteFrom('push_message').where('id', '=', due.id).execute()
  }
  await db
    .updateTable('push_subscription')
    .set((row) => ({ failures: outcome.kind === 'taken' ? 0 : row('failures', '+', 1) }))
    .where('id', '=', device)
    .execute()
}
