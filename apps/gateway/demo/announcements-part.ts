import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { announcements } from '@ante/demo/announcements.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoAnnouncement } from '@ante/demo/types.ts'

import { deleteOtherAnnouncements, storeAnnouncement } from '../messaging/public.ts'
import type { NewAnnouncement } from '../messaging/public.ts'
import { richTextOf } from '../kit/rich-text/rich-text-of.ts'
import type { Part } from './part.ts'

/** Keys of announcements of the demo begin with this. */
export const DEMO_PREFIX = 'demo:'
/** Publication time of the first announcement in the list; each further one is a day older. */
const PUBLISHED_AT = Date.UTC(2026, 0, 31, 2)

/** Announcements of each merchant, in its languages. */
export const announcementsPart: Part = {
  name: 'announcements',
  source: { announcements, languages: merchants.map(({ code, languages }) => ({ code, languages })) },
  write: async (tx) => {
    for (const { code, languages } of merchants) {
      const merchantAnnouncements = announcements.filter((announcement) => announcement.merchants.includes(code))
      const stored = merchantAnnouncements.map((announcement, index) =>
        storedAnnouncement(announcement, { code, languages, index }),
      )
      await deleteOtherAnnouncements(tx, {
        merchantCode: code,
        prefix: DEMO_PREFIX,
        keys: stored.map(({ key }) => key),
      })
      for (const announcement of stored) await storeAnnouncement(tx, announcement)
    }
  },
}

interface DemoPlacement {
  code: string
  languages: Language[]
  index: number
}

/** Returns an announcement of the demo as a row of a merchant. */
export function storedAnnouncement(
  announcement: DemoAnnouncement,
  { code, languages, index }: DemoPlacement,
): NewAnnouncement {
  return {
    merchant_code: code,
    key: DEMO_PREFIX + announcement.key,
    type: announcement.type,
    group_name: 'm_home',
    texts: Object.fromEntries(languages.flatMap((language) => wordingIn(language, announcement))),
    picture: announcement.picture,
    link: announcement.link,
    execution: announcement.execution,
    audience: { to: 'all' },
    position: index,
    published_at: new Date(PUBLISHED_AT - index * DAY_MS),
    ends_at: null,
  }
}

/** Returns the text in a language, or nothing without a demo text: readers then get the merchant's default language. */
function wordingIn(language: Language, record: Record<'title' | 'content', Partial<Record<Language, string>>>) {
  const { [language]: title } = record.title
  const { [language]: content } = record.content
  return title !== undefined && content !== undefined ? [[language, { title, body: richTextOf(content) }] as const] : []
}
