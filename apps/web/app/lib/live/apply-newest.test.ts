import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { createQueryClient } from '../calls/query-client.ts'
import { applyNewest } from './apply-newest.ts'

/** An active query whose answers the test releases. */
function newQuery() {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls expected')))
  const answers: ((count: number) => void)[] = []
  const count = queryOptions({
    queryKey: ['count'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  const seen: (number | undefined)[] = []
  const stop = new QueryObserver(queries, count).subscribe(({ data }) => seen.push(data))
  const answer = async (value: number) => {
    answers.shift()?.(value)
    await new Promise(setImmediate)
  }
  return { queries, count, seen, answer, stop }
}

test.each([
  ['an initial answer', 0],
  ['a later answer', 1],
])('%s requested before the event does not overwrite the event’s value', async (_, earlier) => {
  const { queries, count, seen, answer, stop } = newQuery()
  if (earlier > 0) {
    await answer(3)
    void queries.invalidateQueries(count)
  }
  applyNewest(queries, count, 2)
  await answer(3)
  expect(queries.getQueryData(count.queryKey)).toBe(2)
  expect(seen.at(-1)).toBe(2)
  stop()
})

test('an answer requested after the event is applied', async () => {
  const { queries, count, seen, answer, stop } = newQuery()
  applyNewest(queries, count, 2)
  await answer(3)
  void queries.invalidateQueries(count)
  await answer(5)
  expect(seen.at(-1)).toBe(5)
  stop()
})
