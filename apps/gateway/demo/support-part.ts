import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { conversation, feedback, snippets } from '@ante/demo/support.ts'

import { findAccount } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import {
  addSnippet,
  answerFeedback,
  beginConversation,
  conversationOf,
  lockedConversation,
  addPlayerMessage,
  addServiceMessage,
  storeFeedback,
} from '../support/public.ts'
import type { Part } from './part.ts'

/** Name of the demo's support agent. */
const ACTOR = 'demo'

interface DemoSupportTexts {
  merchantCode: string
  memberId: string
  now: number
}

/** An answered feedback and a conversation, as examples for the demo's player, and snippets for staff. */
export function supportPart(clock: Clock): Part {
  return {
    name: 'support',
    source: { conversation, feedback, snippets, merchants: merchants.map(({ code }) => code) },
    write: async (tx) => {
      const now = clock.now().getTime()
      for (const { code: merchantCode } of merchants) {
        await writeSnippets(tx, merchantCode, clock.now())
        await writeFeedback(tx, { merchantCode, memberId: await idOf(tx, merchantCode, feedback.account), now })
        await writeConversation(tx, { merchantCode, memberId: await idOf(tx, merchantCode, conversation.account), now })
      }
    },
  }
}

async function idOf(tx: Db, merchantCode: string, account: string): Promise<string> {
  const member = await findAccount(tx, merchantCode, account)
  if (!member) throw new Error(`the demo has no account ${account} at ${merchantCode}`)
  return String(member.id)
}

/** Existing snippets are left unchanged. */
async function writeSnippets(tx: Db, merchantCode: string, at: Date): Promise<void> {
  for (const [code, text] of snippets)
    await addSnippet(tx, { merchantCode, language: 'EN', code }, { text, at, by: ACTOR })
}

async function writeFeedback(tx: Db, { merchantCode, memberId, now }: DemoSupportTexts): Promise<void> {
  const { key, kind, content, answer, sentHoursAgo, answeredHoursAgo } = feedback
  const at = new Date(now - sentHoursAgo * HOUR_MS)
  const sent = await storeFeedback(tx, { merchantCode, memberId, key, kind, content, pictures: [], at })
  if (!sent) return
  await answerFeedback(tx, sent, { actor: ACTOR, text: answer, at: new Date(now - answeredHoursAgo * HOUR_MS) })
}

/** An existing conversation is left unchanged. */
async function writeConversation(tx: Db, { merchantCode, memberId, now }: DemoSupportTexts): Promise<void> {
  const participant = { merchantCode, memberId }
  if (await conversationOf(tx, participant)) return
  for (const [index, { from, text, minutesAgo }] of conversation.messages.entries()) {
    const at = new Date(now - minutesAgo * MINUTE_MS)
    await beginConversation(tx, { ...participant, at })
    const existing = await conversationOf(tx, participant)
    const locked = existing && (await lockedConversation(tx, existing.id))
    if (!locked) throw new Error(`the demo's conversation at ${merchantCode} did not begin`)
    if (from === 'service') await addServiceMessage(tx, locked, { actor: ACTOR, text, at })
    else await addPlayerMessage(tx, locked, { clientId: `demo-${index}`, text, picture: null, at })
  }
}
