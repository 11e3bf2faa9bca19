import { randomUUID } from 'node:crypto'

import {
  claimSupportCase,
  listSupportCases,
  noteSupportCase,
  replyToSupportCase,
  resolveSupportCase,
  showSupportCase,
} from '@ante/contract/console/support.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { readChat, sendMessage } from '@ante/contract/support/chat.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'

import type { StaffMember } from '../../../staff/test/staff-members.ts'
import { signedIn } from '../../../test/members.ts'
import type { SharedGateway } from '../../../test/start-gateway.ts'

export const merchant = 'aurora'

type Player = Awaited<ReturnType<typeof signedIn>>

async function casesOf(staff: StaffMember, input: Partial<InputOf<typeof listSupportCases>> = {}) {
  const answer = await staff.call(listSupportCases, { merchant, ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function shown(staff: StaffMember, id: string): Promise<OutputOf<typeof showSupportCase>> {
  const answer = await staff.call(showSupportCase, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Returns calls of players and staff about cases of customer service. */
export function supportCalls(gateway: () => SharedGateway) {
  const { say, heard, feedback } = playerCalls(gateway)

  /** Id of the case of a member's chat. */
  async function caseOfChat(memberId: bigint): Promise<string> {
    const { id } = await gateway()
      .ports.db.selectFrom('support_case')
      .innerJoin('support_conversation as talk', 'talk.id', 'support_case.conversation_id')
      .select('support_case.id')
      .where('talk.member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return String(id)
  }

  /** A new player with a message that waits. */
  async function newChat(text = 'Where is my deposit?', language?: string) {
    const player = await signedIn(gateway())
    await say(player, text, language)
    return { player, id: await caseOfChat(player.memberId) }
  }

  return {
    say,
    heard,
    feedback,
    casesOf,
    shown,
    caseOfChat,
    newChat,
    claim: (staff: StaffMember, id: string) => staff.call(claimSupportCase, { merchant, id }),
    reply: (staff: StaffMember, id: string, text: string, key: string = randomUUID()) =>
      staff.call(replyToSupportCase, { merchant, id, text, key }),
    note: (staff: StaffMember, id: string, text: string, key: string = randomUUID()) =>
      staff.call(noteSupportCase, { merchant, id, text, key }),
    resolve: (staff: StaffMember, id: string, seen = 1_000) => staff.call(resolveSupportCase, { merchant, id, seen }),
  }
}

/** Calls of players. */
function playerCalls(gateway: () => SharedGateway) {
  async function say({ token }: Pick<Player, 'token'>, text: string, language = 'EN') {
    const headers = { [header.language]: language }
    const answer = await gateway().call(sendMessage, { clientId: randomUUID(), text }, { token, headers })
    if (!answer.ok) throw new Error(answer.code)
  }

  /** What the player's own page has of the chat. */
  async function heard({ token }: Pick<Player, 'token'>) {
    const answer = await gateway().call(readChat, {}, { token })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  async function feedback({ token }: Pick<Player, 'token'>, content: string) {
    const headers = { [header.idempotencyKey]: randomUUID() }
    const answer = await gateway().call(sendFeedback, { kind: 'SITE', content, pictures: [] }, { token, headers })
    if (!answer.ok) throw new Error(answer.code)
  }

  return { say, heard, feedback }
}
