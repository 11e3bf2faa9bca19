import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { failedBoundaries } from '../lib/calls/failed-boundaries.ts'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { testSettings } from '../merchant/test/settings.ts'
import { applySettingsEvent } from './apply-settings.ts'

afterEach(() => failedBoundaries.clear())

const LISTS = ['member', 'contracts']

/** A page rendered with the settings `first`, and a gateway whose settings have the given version. */
function pageBefore(version: string) {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls expected')))
  queries.setQueryData(merchantSettings.queryKey, testSettings)
  // Every page observes the settings in this way.
  const refetched = { ...merchantSettings, queryFn: async () => ({ ...testSettings, version }) }
  new QueryObserver(queries, refetched).subscribe(() => undefined)
  queries.setQueryData(LISTS, [])
  const attempts: string[] = []
  failedBoundaries.add(() => attempts.push(String(queries.getQueryData(merchantSettings.queryKey)?.version)))
  return { queries, tries: attempts }
}

test('a part refused under the old settings is retried once the new settings are loaded', async () => {
  const { queries, tries } = pageBefore('second')
  applySettingsEvent(queries)({ version: 'second' })
  await expect.poll(() => tries).toEqual(['second'])
  expect(queries.getQueryState(LISTS)?.isInvalidated).toBe(true)
})

test('an event with the same settings causes no retry', async () => {
  const { queries, tries } = pageBefore('first')
  applySettingsEvent(queries)({ version: 'first' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(tries).toEqual([])
  expect(queries.getQueryState(LISTS)?.isInvalidated).toBe(false)
})
