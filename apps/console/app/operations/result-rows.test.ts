import { expect, test } from 'vitest'

import { resultRows } from './result-rows.ts'

const columns = ['merchant', 'channel', 'kind']
const rows = [
  { merchant: 'aurora', channel: 'bank', kind: 'MT' },
  { merchant: 'lotus', channel: 'bank', kind: 'MT' },
  { merchant: 'lotus', channel: '', kind: 'QR' },
]
const idsOf = (identifying: readonly string[]) => resultRows({ rows, columns }, identifying).map(({ id }) => id)

test.each([
  ['the columns of the forms', ['merchant', 'channel'], ['aurora bank', 'lotus bank', 'lotus']],
  ['the first column without a form, with a number for a repeated value', [], ['bank', 'bank #1', '#2']],
  ['merchant and first column on a page of the platform', ['merchant'], ['aurora bank', 'lotus bank', 'lotus']],
  ['the first column if the list has none of the forms', ['draw'], ['bank', 'bank #1', '#2']],
])('rows are identified by %s', (_, identifying, ids) => {
  expect(idsOf(identifying)).toEqual(ids)
})
