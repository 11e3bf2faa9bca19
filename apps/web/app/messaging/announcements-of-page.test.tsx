import type { Announcement, AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PageAnnouncements } from './announcements-of-page.tsx'
import { lazyRoutes } from '../lazy-routes.ts'
import { routes } from '../routes.ts'
import { pageAnnouncements } from './page-announcements.ts'

const announced = (type: AnnouncementType, title: string): Announcement => ({
  id: title,
  type,
  title,
  content: '',
  body: [],
  picture: null,
  link: null,
  execution: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
})

function htmlAt(path: string): string {
  const queries = new QueryClient()
  const noAnnouncements = { banners: [], popup: [], agent: [], footer: { unreadCount: 0 } }
  for (const [page, { queryKey }] of pageAnnouncements) {
    queries.setQueryData(queryKey, {
      ...noAnnouncements,
      promotion: [announced('PR', `promotion of ${page}`)],
      player: [announced('PL', `notice of ${page}`)],
      home: [],
    })
  }
  return renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <PageAnnouncements path={path} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

test('the register page shows its promotions and notices', () => {
  expect(htmlAt('/m/register')).toMatch(/promotion of .*notice of /)
})

test('the activity center shows promotions, and other pages show nothing', () => {
  expect(htmlAt('/m/activity')).toContain('promotion of /m/activity')
  expect(htmlAt('/m/notice')).toBe('')
})

test('the pages that request announcements are those with `hasAnnouncements`', () => {
  const withAnnouncements = Object.entries({ ...routes.eager, ...lazyRoutes }).filter(
    ([, { meta }]) => meta.hasAnnouncements,
  )
  expect(withAnnouncements.map(([path]) => path).toSorted()).toEqual([...pageAnnouncements.keys()].toSorted())
})
