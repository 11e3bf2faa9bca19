import { expect, test } from 'vitest'

import { englishMessages } from './english-messages.ts'

/** Name the person: a member, your downlines, no one. Do not assume that a person is a man. */
const RIDDLES = /\b(who(so)?ever|somebody|nobody|anybody|everybody|he|his|him|himself|anew)\b/i

const withoutValues = (message: string) => message.replaceAll(/\{\w+\}/g, '')

test('no text of the app uses riddling pronouns, or masculine ones for members', () => {
  const messages = englishMessages()
  expect(messages.length).toBeGreaterThan(1_000)
  expect(messages.filter((message) => RIDDLES.test(withoutValues(message)))).toEqual([])
})
