import { expect, test } from 'vitest'

import { differingMerchants, flagRows } from './flag-rows.ts'
import type { FlagFilter } from './flag-rows.ts'

const flag = (name: string, states: Record<string, boolean>, meaning = '') => ({
  flag: name,
  meaning,
  isGuarded: false,
  wider: null,
  narrower: [],
  pages: [],
  states,
  changed: null,
  scheduled: name === 'MAILCEN' ? [{ id: '1', isOn: false, at: '', reason: '', requestedBy: '' }] : [],
})

const listed = {
  merchant: 'aurora',
  merchants: ['aurora', 'lotus', 'jade'],
  flags: [
    flag('MAILCEN', { aurora: true, lotus: true, jade: true }, 'mail'),
    flag('INBOX3', { aurora: true, lotus: false }, 'unread mail'),
    flag('MISSION', { lotus: true }, 'missions'),
    flag('DOWNMAN', {}, 'the list of downlines'),
  ],
}

test.each<[name: string, filter: FlagFilter, flags: string[]]>([
  ['all', {}, ['MAILCEN', 'INBOX3', 'MISSION', 'DOWNMAN']],
  ['words of name and meaning', { q: ' Mail  unread' }, ['INBOX3']],
  ['those that are on', { show: 'on' }, ['MAILCEN', 'INBOX3']],
  ['those that are off, also if never set', { show: 'off' }, ['MISSION', 'DOWNMAN']],
  ['those with a scheduled change', { show: 'scheduled' }, ['MAILCEN']],
  ['those that differ anywhere', { show: 'different' }, ['INBOX3', 'MISSION']],
  ['those that differ from one merchant', { show: 'different', with: 'jade' }, ['INBOX3']],
])('the list shows %s', (_name, filter, flags) => {
  expect(flagRows(listed, filter).map(({ id }) => id)).toEqual(flags)
})

test('a flag that was never set is off', () => {
  expect(differingMerchants({ states: {} }, 'aurora', ['aurora', 'lotus'])).toEqual([])
  expect(differingMerchants({ states: { lotus: false } }, 'aurora', ['lotus'])).toEqual([])
})
