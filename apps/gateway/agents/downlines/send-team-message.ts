import {
  sendTeamMessage as sendEndpoint,
  MAX_TEAM_MESSAGE_LENGTH,
  TEAM_MESSAGE_READERS,
  TEAM_MESSAGES_PER_DAY,
} from '@ante/contract/agents/team-message.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { lengthOf } from '@ante/contract/kit/text.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { lockedMember, walkDownline } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { parseDays } from '../../merchant/public.ts'
import { notifyByMail } from '../../messaging/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireAgent } from '../teams/find-team-member.ts'
import { findDirectDownline } from './direct-downline.ts'
import './tables.ts'

const refuse = refusalsOf(sendEndpoint)
/** Maximum number of inboxes written per transaction, so that locks are short. */
const READERS_AT_ONCE = 500

type Context = Pick<MemberContext, 'member' | 'idempotencyKey'>
type Input = ParsedInputOf<typeof sendEndpoint>

/** Sends an agent's message to direct downlines, once per idempotency key. */
export async function sendTeamMessage(
  ports: AgentsPorts,
  { member: agent, idempotencyKey }: Context,
  input: Input,
): Promise<OutputOf<typeof sendEndpoint>> {
  requireAgent(agent)
  await requireNotExcluded(ports.db, BigInt(agent.memberId), ports.clock.now())
  const { text } = input
  if (lengthOf(text) > MAX_TEAM_MESSAGE_LENGTH) throw refuse('message.too.long', { max: MAX_TEAM_MESSAGE_LENGTH })
  const reader = input.memberId === undefined ? null : await findDirectDownline(ports, agent, input.memberId)
  return inTransaction(ports.db, (tx) =>
    send(tx, { agent, reader, text, requestKey: idempotencyKey ?? '', at: ports.clock.now() }),
  )
}

interface Message {
  agent: SignedIn
  reader: Member | null
  text: string
  requestKey: string
  at: Date
}

/** Sends the message. Locks the sender, so that simultaneous messages are counted correctly. */
async function send(tx: Db, message: Message): Promise<{ readers: number }> {
  const { agent, reader, text, requestKey, at } = message
  const sender = await lockedMember(tx, BigInt(agent.memberId))
  if (!sender) throw commonRefusal('function.not.available')
  const before = await tx
    .selectFrom('agent_message')
    .selectAll()
    .where('sender_id', '=', sender.id)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (before) {
    if (before.reader_id !== (reader?.id ?? null) || before.text !== text) {
      throw commonRefusal('idempotency_key.conflict')
    }
    return { readers: before.readers }
  }
  await claimKey(tx, { memberId: sender.id, merchantCode: sender.merchantCode, key: requestKey })
  const { to: day } = await parseDays(tx, { merchantCode: sender.merchantCode, now: at }, { range: 'today' })
  await refuseTooMany(tx, { senderId: sender.id, day, isToAll: reader === null })
  const readers = await readersOf(tx, sender, reader)
  const { id } = await tx
    .insertInto('agent_message')
    .values({
      merchant_code: sender.merchantCode,
      sender_id: sender.id,
      reader_id: reader?.id ?? null,
      text,
      readers: readers.length,
      day,
      request_key: requestKey,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Mails of kind `offer` are hidden from excluded members.
  const mail = { key: `agent-message:${id}`, kind: 'offer', template: 'agent.message', at, pushes: false } as const
  const detail = { agent: maskedAccount(sender.account), text }
  for (let from = 0; from < readers.length; from += READERS_AT_ONCE) {
    await notifyByMail(tx, { ...mail, memberIds: readers.slice(from, from + READERS_AT_ONCE), detail })
  }
  // The count includes excluded members, so it does not reveal exclusion.
  return { readers: readers.length }
}

async function refuseTooMany(
  tx: Db,
  { senderId, day, isToAll }: { senderId: bigint; day: string; isToAll: boolean },
): Promise<void> {
  const maxMessages = isToAll ? TEAM_MESSAGES_PER_DAY.all : TEAM_MESSAGES_PER_DAY.one
  const { sent } = await tx
    .selectFrom('agent_message')
    .select(({ fn }) => fn.countAll<bigint>().as('sent'))
    .where('sender_id', '=', senderId)
    .where('day', '=', day)
    .where('reader_id', isToAll ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  if (sent >= maxMessages) throw refuse('message.limit', { max: maxMessages })
}

async function readersOf(tx: Db, sender: Member, reader: Member | null): Promise<bigint[]> {
  const limit = TEAM_MESSAGE_READERS + 1
  const people = reader ? [reader] : await walkDownline(tx, sender, { order: 'newest', limit })
  const readers = people.filter(({ status }) => status === 'active').map(({ id }) => id)
  if (readers.length === 0) throw refuse('message.no.readers')
  if (people.length === limit) throw refuse('message.too.many.readers', { max: TEAM_MESSAGE_READERS })
  return readers
}
