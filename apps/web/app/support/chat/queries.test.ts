import type { ChatMessage } from '@ante/contract/support/chat.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { messagesOf, withMessage } from './queries.ts'
import type { ChatPage, ChatPages } from './queries.ts'

const message = (seq: number): ChatMessage => ({
  seq,
  from: 'player',
  clientId: `m-${seq}`,
  text: `number ${seq}`,
  picture: null,
  at: '2026-03-01T00:00:00.000Z',
})
const page = (...seqs: number[]): ChatPage => ({
  messages: seqs.map(message),
  next: null,
  unread: 0,
  closed: true,
  hours: { open: true, until: null, closedText: null },
})
const chatOf = (...pages: ChatPage[]): ChatPages => ({ pages, pageParams: pages.map(() => undefined) })

test('overlapping, repeated and unordered answers form one chat in its order', () => {
  const seqs = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(seqs, { minLength: 1, maxLength: 4 }), seqs, (pages, sentSeqs) => {
      const sorted = pages.map((item) => page(...item.sort((a, b) => a - b)))
      const chat = [...sentSeqs, ...sentSeqs].reduce<ChatPages | undefined>(
        (chatPages, seq) => withMessage(chatPages, message(seq)),
        chatOf(...sorted),
      )
      const sequence = messagesOf(chat ?? chatOf()).map(({ seq }) => seq)
      expect(sequence).toEqual([...new Set([...pages.flat(), ...sentSeqs])].sort((a, b) => a - b))
    }),
  )
})

test('a closed chat is reopened by a message', () => {
  expect(withMessage(chatOf(page(1)), message(2))?.pages[0]?.closed).toBe(false)
  expect(withMessage(undefined, message(1))).toBeUndefined()
})
