import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { addressOf } from '../lib/pages/address.ts'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { RouterProvider } from '../lib/pages/router.tsx'
import { merchantSettings } from '../merchant/queries.ts'
import { testSettings } from '../merchant/test/settings.ts'
import { MatchList } from './match-list.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/home', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}

const match = (roomId: string, changes: Partial<HotMatch> = {}): HotMatch => ({
  league: 'Northern Cup',
  matchTime: '2026-03-01T12:00:00Z',
  homeTeam: 'Harbour Athletic',
  awayTeam: 'Stonebridge',
  homeTeamImageUrl: '/a.svg',
  awayTeamImageUrl: '/b.svg',
  vendor: 'BTI',
  gameId: 'book',
  roomId,
  nodeId: 7,
  supportPlay: false,
  playable: true,
  ...changes,
})

function htmlOf(matches: HotMatch[]): string {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls expected')))
  queries.setQueryData(merchantSettings.queryKey, testSettings)
  return renderToString(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider value={router}>
          <MatchList matches={matches} />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const roomsIn = (html: string) => [...html.matchAll(/href="[^"]*roomId=(\w+)[^"]*"/g)].map(([, room]) => room)

test('each row links to its sportsbook, and the button to the sportsbook of the first match', () => {
  expect(roomsIn(htmlOf([match('one'), match('two')]))).toEqual(['one', 'two', 'one'])
})

test('a match of a closed sportsbook has no link, and the button links to the next match', () => {
  const html = htmlOf([match('one', { playable: false }), match('two')])
  expect(html.match(/Stonebridge/g)).toHaveLength(2)
  expect(roomsIn(html)).toEqual(['two', 'two'])
})

test('when all sportsbooks are closed a message is shown', () => {
  const html = htmlOf([match('one', { playable: false })])
  expect(roomsIn(html)).toEqual([])
  expect(html).toContain('Betting on these matches isn’t open yet.')
})
