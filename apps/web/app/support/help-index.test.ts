import { htmlOf } from '@ante/gateway/kit/rich-text/html-of.ts'
import { richTextOf } from '@ante/gateway/kit/rich-text/rich-text-of.ts'
import { expect, test } from 'vitest'

import { findHelp, indexOf } from './help-index.ts'

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['2', 2],
  ['02', 2],
  ['3', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e0', 0],
  ['99999999999999999999', 0],
  ['constructor', 0],
  ['<script>', 0],
])('the address parameter i=%j selects answer %i of three', (param, index) => {
  expect(indexOf(param, 3)).toBe(index)
})

test('in an empty list the first index is selected, which does not exist', () => {
  expect(indexOf('5', 0)).toBe(0)
})

const item = (title: string, html: string) => {
  const body = richTextOf(html)
  return { key: title, title, content: htmlOf(body), body, language: 'EN' as const }
}
const items = [
  item('Deposits', '<p>How to pay <b>in</b>.</p>'),
  item('Withdrawals', '<p>How you are paid out.</p>'),
  item('Security', '<p class="pay">Your password.</p>'),
  item('Đặt cược', '<p>Số tiền tối thiểu, Łódź, größer</p>'),
]
const matchingIds = (searchText: string) =>
  findHelp(items, searchText).map(({ item: { title }, index }) => `${index} ${title}`)

test.each([
  ['', ['0 Deposits', '1 Withdrawals', '2 Security', '3 Đặt cược']],
  ['  ', ['0 Deposits', '1 Withdrawals', '2 Security', '3 Đặt cược']],
  ['dat cuoc', ['3 Đặt cược']],
  ['LODZ grosser', ['3 Đặt cược']],
  ['PAY', ['0 Deposits']],
  ['how paid', ['1 Withdrawals']],
  ['withdrawals how', ['1 Withdrawals']],
  ['(.*', []],
])('the search for %j finds %j', (searchText, expected) => {
  expect(matchingIds(searchText)).toEqual(expected)
})
