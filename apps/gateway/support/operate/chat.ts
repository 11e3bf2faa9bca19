import { pictureAddress } from '@ante/contract/support/pictures.ts'

import { inTransaction } from '../../kit/db.ts'
import { closeConversation, lockedConversation } from '../public.ts'
import { logChange } from '../../operator/kit/change.ts'
import { chatFollow, conversationNumber as number, EFFECT, markRead, sendMessage } from './chat-follow.ts'
import { chatHours } from './chat-hours.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { parseNumber, messageOf } from './support-fields.ts'

const MAX_SHOWN = 200

const list: Command = {
  action: 'list',
  summary: 'Lists open conversations, unread ones first',
  parameters: [anyMerchant],
  options: { all: { about: 'also closed conversations' } },
  examples: ['', 'aurora --all'],
  run: async ({ db }, { positional, options: { all } }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('support_conversation as talk')
      .leftJoin('member', 'member.id', 'talk.member_id')
      .innerJoin('support_message as last', (join) =>
        join.onRef('last.conversation_id', '=', 'talk.id').onRef('last.seq', '=', 'talk.last_seq'),
      )
      .select(['talk.id', 'talk.merchant_code', 'talk.last_seq', 'talk.service_read', 'talk.last_at', 'talk.closed_at'])
      .select(['member.account', 'last.sender', 'last.text', 'last.picture'])
      .where('talk.merchant_code', 'in', merchants)
      .$if(all === undefined, (open) => open.where('talk.closed_at', 'is', null))
      .orderBy((order) => order('talk.service_read', '<', order.ref('talk.last_seq')), 'desc')
      .orderBy('talk.last_at')
      .limit(MAX_SHOWN)
      .execute()
    return {
      kind: 'list',
      columns: ['number', 'merchant', 'member', 'state', 'lastAt', 'sender', 'text'],
      empty: 'There are no conversations.',
      rows: rows.map((row) => ({
        number: String(row.id),
        merchant: row.merchant_code,
        member: row.account ?? 'visitor',
        state: stateOf(row),
        lastAt: row.last_at,
        sender: row.sender,
        text: row.text || (row.picture && pictureAddress(row.picture)),
      })),
    }
  },
}

function stateOf(row: { closed_at: Date | null; service_read: number; last_seq: number }): string {
  if (row.closed_at !== null) return 'closed'
  return row.service_read < row.last_seq ? 'unread' : 'read'
}

const show: Command = {
  action: 'show',
  summary: 'Shows the latest messages of a conversation and marks them as read',
  parameters: [number],
  marksAsRead: true,
  examples: ['12'],
  run: async ({ db }, { positional }) => {
    const id = parseNumber(positional['number'] ?? '')
    const latest = await db
      .selectFrom('support_message')
      .selectAll()
      .where('conversation_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(MAX_SHOWN)
      .execute()
    const [last] = latest
    if (!last)
      throw new CommandFailed(`There is no conversation ${id}. \`ante chat list --all\` shows all conversations.`)
    await markRead(db, id, last.seq)
    return {
      kind: 'list',
      columns: ['seq', 'at', 'sender', 'text', 'picture'],
      empty: '',
      rows: latest.reverse().map(({ seq, at, actor: sender, text, picture }) => {
        return { seq, at, sender: sender ?? 'player', text, picture: picture && pictureAddress(picture) }
      }),
    }
  },
}

const send: Command = {
  action: 'send',
  summary: 'Sends a message in a conversation',
  parameters: [number, { name: 'text', about: 'the message', many: true, input: 'long' }],
  examples: ['12 "Good evening. Which deposit do you mean?"'],
  run: async (operator, { positional, many }) => {
    const id = parseNumber(positional['number'] ?? '')
    const text = messageOf(many)
    const { merchant, seq } = await sendMessage(operator, id, text)
    return {
      kind: 'change',
      changed: true,
      merchant,
      command: 'chat send',
      subject: String(id),
      before: null,
      after: { seq, text },
      effect: EFFECT,
    }
  },
}

const close: Command = {
  action: 'close',
  summary: 'Closes a conversation; a new message reopens it',
  parameters: [number],
  examples: ['12'],
  run: ({ db, actor }, { positional }) => {
    const id = parseNumber(positional['number'] ?? '')
    return inTransaction(db, async (tx) => {
      const conversation = await lockedConversation(tx, id)
      if (!conversation)
        throw new CommandFailed(`There is no conversation ${id}. \`ante chat list --all\` shows all conversations.`)
      const changed = await closeConversation(tx, conversation, await databaseNow(tx))
      const { merchant_code: merchant } = conversation
      const done = { command: 'chat close', subject: String(id), before: changed ? 'open' : 'closed', after: 'closed' }
      if (changed) await logChange(tx, { actor, merchant_code: merchant, vendor: null, ...done })
      return { kind: 'change', changed, merchant, ...done, effect: EFFECT }
    })
  },
}

export const chat: Subject = {
  name: 'chat',
  about: 'live chat with members and visitors',
  commands: [list, show, send, close, chatFollow, chatHours],
}
