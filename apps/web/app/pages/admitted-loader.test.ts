import { TRIAL } from '@ante/contract/member/member-type.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { sessionStore } from '../lib/session/session.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { testSettings } from '../merchant/test/settings.ts'
import { withAdmittedLoader } from './admitted-loader.ts'
import { moneyPageMeta } from './money-page-meta.ts'

afterEach(() => sessionStore.clear())

const PLAYER = 0
const off = { flags: { PERSREP: false } }
const on = { flags: { PERSREP: true, PERSPNL3: true } }
const { profitAndLoss, deposit } = moneyPageMeta

test.each([
  ['a player when the page is switched on', profitAndLoss, { type: PLAYER, ...on }, 1],
  ['a player when the page is switched off', profitAndLoss, { type: PLAYER, ...off }, 0],
  ['a trial member at a page about money', deposit, { type: TRIAL, ...on }, 0],
  ['a player', deposit, { type: PLAYER, ...on }, 1],
  ['a visitor', deposit, { type: null, ...on }, 0],
])('for %s the data is requested only where the page is open', async (_, meta, { type, flags }, times) => {
  const queries = new QueryClient()
  queries.setQueryData(merchantSettings.queryKey, { ...testSettings, flags })
  if (type !== null) {
    const session = { token: 't', merchantCode: 'aurora', userName: 'ana', firstTimeLogin: false }
    sessionStore.set({ ...session, customerType: type })
  }
  const loader = vi.fn<() => Promise<void>>(async () => undefined)
  const { loader: admitted } = await withAdmittedLoader(meta, async () => ({ default: () => null, loader }))()
  await admitted?.({ search: new URLSearchParams(), queries })
  expect(loader).toHaveBeenCalledTimes(times)
})
