import { randomUUID } from 'node:crypto'

import { setCareWords, showSupportSettings } from '@ante/contract/console/support-settings.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { sendMessage, readChat } from '@ante/contract/support/chat.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'
import { supportCalls } from '@ante/gateway/console/support/test/support-calls.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { TestGateway } from '@ante/gateway/test'

const merchant = 'aurora'

/** A player's message: the session's token, and the text. */
interface Said {
  token: string
  text: string
}

const agent = (gateway: TestGateway) => newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })

/** Server-side actions about chats and feedback. */
export const supportActions = {
  /** Creates a player with a message that waits; returns the case and the player's session. */
  newChat: async (gateway: TestGateway, { text }: { text: string }) => {
    const { player, id } = await supportCalls(() => gateway).newChat(text)
    const { account } = await gateway.ports.db
      .selectFrom('member')
      .select('account')
      .where('id', '=', player.memberId)
      .executeTakeFirstOrThrow()
    // Not `token`, which would become the browser's session.
    return { id, account, session: player.token }
  },
  /** Sends a message of a player. */
  playerSays: async (gateway: TestGateway, { token, text }: Said) => {
    await gateway.call(sendMessage, { clientId: randomUUID(), text }, { token })
  },
  /** Sends feedback of a player. */
  playerReports: async (gateway: TestGateway, { token, text }: Said) => {
    const headers = { [header.idempotencyKey]: randomUUID() }
    await gateway.call(sendFeedback, { kind: 'SITE', content: text, pictures: [] }, { token, headers })
  },
  /** Returns the texts that the player's own page shows. */
  playerHears: async (gateway: TestGateway, { token }: Pick<Said, 'token'>) => {
    const answer = await gateway.call(readChat, {}, { token })
    return answer.ok ? answer.value.messages.map(({ text }) => text) : []
  },
  /** Takes a case as another person. */
  colleagueTakes: async (gateway: TestGateway, { id }: { id: string }) => {
    const person = await agent(gateway)
    await supportCalls(() => gateway).claim(person, id)
    return { mail: person.mail }
  },
  /** Replaces the English care words. */
  putCareWords: async (gateway: TestGateway, { words }: { words: string[] }) => {
    const admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
    const settings = await admin.call(showSupportSettings, { merchant })
    if (!settings.ok) throw new Error(settings.code)
    const version = settings.value.careWords.find(({ language }) => language === 'EN')?.version ?? 0
    await admin.call(setCareWords, { merchant, language: 'EN', words, version })
  },
}
