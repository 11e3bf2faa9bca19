import { createCompiledCatalog } from '@lingui/cli/api'
import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'

import { ownJson } from '../calls/json.ts'
import { isolateValues } from './isolate-values.ts'
import { loadServerMessages } from './server-messages.ts'
import { createI18n } from './messages.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

function compiled(message: string): Messages {
  const { source } = createCompiledCatalog('ar', { id: message }, { namespace: 'json' })
  return ownJson<{ messages: Messages }>(source).messages
}

test.each([
  ['Bet of {stake} on {0}', `Bet of ${isolated('5')} on ${isolated('Lottery-5')}`],
  ['{count, plural, other {# of {0}}}', `3 of ${isolated('Lottery-5')}`],
  ['<0>{0}</0> is closed', `<0>${isolated('Lottery-5')}</0> is closed`],
  ['Nothing to put in', 'Nothing to put in'],
])('the values of "%s" are isolated', (message, expected) => {
  const catalogue = createI18n('ar')
  catalogue.load('ar', isolateValues('ar', compiled(message)))
  expect(catalogue._('id', { stake: '5', 0: 'Lottery-5', count: 3 })).toBe(expected)
})

test('right-to-left languages isolate the values in their sentences, the others do not', async () => {
  const allMessages = async (locale: string) => JSON.stringify((await loadServerMessages(locale, [])).messages)
  for (const locale of ['ar', 'fa', 'ur']) {
    const messages = await allMessages(locale)
    expect(messages).toMatch(/"\u2068",\["\w+"\],"\u2069"/)
    expect(messages).not.toMatch(/[^\u2068]",\["\w+"\]/)
  }
  for (const locale of ['en', 'th']) expect(await allMessages(locale)).not.toContain('\u2068')
})
