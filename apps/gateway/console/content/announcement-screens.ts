import type { AnnouncementContent, ListedAnnouncement } from '@ante/contract/console/announcements.ts'
import type { BannerContent, ListedBanner } from '@ante/contract/console/banners.ts'
import type { ListedContent } from '@ante/contract/console/content-calls.ts'

import type { Db } from '../../kit/db.ts'
import {
  announcementKind,
  announcementProblem,
  bannerKind,
  bannerProblem,
  draftBannerOf,
  draftTextsOf,
  isContentPicture,
  isOtherType,
  listedTexts,
} from '../../messaging/public.ts'
import type { PlacedFields } from '../../messaging/public.ts'
import { isKnownLink } from '../../operator/kit/known-link.ts'
import type { ContentScreen } from './content-screen.ts'

type Own<Listed> = Omit<Listed, keyof ListedContent>
type Stored<Screen> = Screen extends { content: { _zod: { output: infer Content } } } ? Content : never

/** Types that are shown on the home page, where the preview shows them. */
const ON_HOME: readonly string[] = ['PU', 'PL', 'H']

export const announcementScreen: ContentScreen<
  AnnouncementContent,
  Stored<typeof announcementKind>,
  PlacedFields,
  Own<ListedAnnouncement>
> = {
  kind: announcementKind,
  stored: ({ texts, ...content }) => ({ ...content, texts: draftTextsOf(texts) }),
  wire: ({ texts, ...content }) => ({ ...content, texts: listedTexts(texts) }),
  problem: async (db, content, name) => {
    if (await isOtherType(db, name, content.type)) return 'type'
    return announcementProblem(content) ?? linkProblem(db, content.link, name.merchantCode)
  },
  previewPath: ({ type }) => (ON_HOME.includes(type) ? '/m/home' : null),
  listed: ({ type, audience, execution, priority }) => ({ type, audience, execution, priority }),
}

export const bannerScreen: ContentScreen<BannerContent, Stored<typeof bannerKind>, PlacedFields, Own<ListedBanner>> = {
  kind: bannerKind,
  stored: draftBannerOf,
  wire: ({ texts, ...content }) => ({ ...content, texts: listedTexts(texts) }),
  problem: async (db, content, name) => {
    const { picture, link } = content
    if (await isOtherType(db, name, 'B')) return 'type'
    const problem = bannerProblem(content)
    if (problem) return problem
    if (picture !== null && !(await isContentPicture(db, name.merchantCode, picture))) return 'picture'
    return linkProblem(db, link, name.merchantCode)
  },
  previewPath: ({ picture, group }) => {
    if (picture === null) return null
    return group === 'm_reg' ? '/m/register' : '/m/home'
  },
  listed: ({ group, audience, priority, picture }) => ({ group, audience, priority, picture }),
}

const linkProblem = async (db: Db, link: string | null, merchantCode: string) =>
  link === null || (await isKnownLink(db, merchantCode, link)) ? null : 'link'
