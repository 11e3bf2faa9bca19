import { setTimeout } from 'node:timers/promises'

import { pictureAddress } from '@ante/contract/support/pictures.ts'

import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { lockedConversation, addServiceMessage } from '../public.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Command, Operator, Parameter } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { merchantOfNumber } from '../../operator/kit/merchant-of-record.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { parseNumber, messageOf } from './support-fields.ts'

const POLL_MS = 500
const SHOWN_AT_FIRST = 20
const END = '/quit'

/** Effect of a change of a conversation. */
export const EFFECT = 'The open conversation shows it within a second.'

export const conversationNumber: Parameter = {
  name: 'number',
  about: 'the conversation’s number in `ante chat list`',
  merchantOf: merchantOfNumber('support_conversation'),
}

/** Follows a conversation: new messages are shown, and each typed line is sent. */
export const chatFollow: Command = {
  action: 'follow',
  summary: 'Follows a conversation live and sends each line that you type',
  terminal: `; ${END} exits`,
  parameters: [conversationNumber],
  examples: ['12'],
  run: async (operator, { positional: { number = '' } }) => {
    const id = parseNumber(number)
    const follower = new Follower(operator, id)
    await follower.begin()
    const abort = new AbortController()
    const typed = follower.sendLines().finally(() => abort.abort())
    await Promise.all([typed, follower.showUntil(abort.signal)])
    await follower.show()
    return { kind: 'text', text: `Conversation ${number} remains open.` }
  },
}

class Follower {
  readonly #operator: Operator
  readonly #id: bigint
  #lastShownSeq = 0

  constructor(operator: Operator, id: bigint) {
    this.#operator = operator
    this.#id = id
  }

  async begin(): Promise<void> {
    const { db } = this.#operator
    const row = await db
      .selectFrom('support_conversation')
      .select('last_seq')
      .where('id', '=', this.#id)
      .executeTakeFirst()
    if (!row)
      throw new CommandFailed(`There is no conversation ${this.#id}. \`ante chat list --all\` shows all conversations.`)
    this.#lastShownSeq = Math.max(0, row.last_seq - SHOWN_AT_FIRST)
    await this.show()
  }

  async showUntil(abort: AbortSignal): Promise<void> {
    while (!abort.aborted) {
      await setTimeout(POLL_MS, null, { signal: abort }).catch(() => undefined)
      if (!abort.aborted) await this.show()
    }
  }

  /** Shows new messages and marks them as read. */
  async show(): Promise<void> {
    const { db, print } = this.#operator
    for (const line of await messageLines(db, this.#id, this.#lastShownSeq)) {
      print(line.text, line.record)
      this.#lastShownSeq = line.record.seq
    }
    await markRead(db, this.#id, this.#lastShownSeq)
  }

  async sendLines(): Promise<void> {
    for await (const line of this.#operator.lines()) {
      if (line.trim() === END) return
      if (line.trim() !== '') await sendMessage(this.#operator, this.#id, messageOf([line]))
    }
  }
}

/** Sends a message as the merchant's support. The audit log has its number; the conversation has the text. */
export function sendMessage(
  { db, actor }: Operator,
  id: bigint,
  text: string,
): Promise<{ merchant: string; seq: number }> {
  return inTransaction(db, async (tx) => {
    const conversation = await lockedConversation(tx, id)
    if (!conversation)
      throw new CommandFailed(`There is no conversation ${id}. \`ante chat list --all\` shows all conversations.`)
    const { seq } = await addServiceMessage(tx, conversation, { actor, text, at: await databaseNow(tx) })
    const sent = { actor, merchant_code: conversation.merchant_code, vendor: null, command: 'chat send' }
    await logChange(tx, { ...sent, subject: String(id), before: null, after: { seq }, effect: EFFECT })
    return { merchant: conversation.merchant_code, seq }
  })
}

interface MessageLine {
  text: string
  record: { seq: number; at: Date; sender: string; text: string; picture: string | null }
}

/** Returns the messages after a sequence number, one line each. */
async function messageLines(db: Db, id: bigint, after: number): Promise<MessageLine[]> {
  const rows = await db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at, actor, text, picture: name }) => {
    const picture = name && pictureAddress(name)
    const sender = actor ?? 'player'
    const message = [text, picture].filter(Boolean).join(' ').replaceAll('\n', '\n  ')
    return {
      text: `${at.toISOString().slice(0, 19)}Z  ${sender}: ${message}`,
      record: { seq, at, sender, text, picture },
    }
  })
}

/** Marks messages up to this one as read by support, which removes the conversation from the list of waiting ones. */
export async function markRead(db: Db, id: bigint, upTo: number): Promise<void> {
  await db
    .updateTable('support_conversation')
    .set({ service_read: upTo })
    .where('id', '=', id)
    .where('service_read', '<', upTo)
    .execute()
}
