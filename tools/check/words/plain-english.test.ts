import { expect, test } from 'vitest'

import { englishMessages } from './english-messages.ts'

/** Say who is meant: a member, your downlines, no one. A person is not a man by default. */
const RIDDLES = /\b(who(so)?ever|somebody|nobody|anybody|everybody|he|his|him|himself|anew)\b/i

const withoutValues = (message: string) => message.replaceAll(/\{\w+\}/g, '')

test('no text of the app speaks in riddles, or of members as men', () => {
  const messages = englishMessages()
  expect(messages.length).toBeGreaterThan(1_000)
  expect(messages.filter((message) => RIDDLES.test(withoutValues(message)))).toEqual([])
})
