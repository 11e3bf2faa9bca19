import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import type { ComponentType } from 'react'

import { AgreementList, agreementKind } from './agreement-kind.tsx'
import { AnnouncementCalendar, AnnouncementList, announcementKind } from './announcement-kind.tsx'
import { BannerCalendar, bannerKind, BannerList } from './banner-kind.tsx'
import { ContentItem } from './editor.tsx'
import { helpKind, HelpList } from './help-kind.tsx'
import { letterKind, LetterList } from './letter-kind.tsx'
import { NewAgreement } from './new-agreement.tsx'
import { NewAnnouncement, NewBanner, NewHelp, NewLetter } from './new-content.tsx'

/** Editor of one content of each kind. */
export const itemPages: Record<ContentKindName, ComponentType<{ name: string }>> = {
  announcements: ({ name }) => <ContentItem kind={announcementKind} name={name} />,
  banners: ({ name }) => <ContentItem kind={bannerKind} name={name} />,
  help: ({ name }) => <ContentItem kind={helpKind} name={name} />,
  agreements: ({ name }) => <ContentItem kind={agreementKind} name={name} />,
  letters: ({ name }) => <ContentItem kind={letterKind} name={name} />,
}

interface Tab {
  kind: Pick<typeof announcementKind, 'name' | 'editing' | 'texts'>
  List: ComponentType
  /** Null for kinds that never are shown together. */
  Calendar: ComponentType | null
  New: ComponentType<{ onCancel: () => void }>
}

/** The tabs of the content screen, in their order. */
export const tabs: Record<ContentKindName, Tab> = {
  announcements: {
    kind: announcementKind,
    List: AnnouncementList,
    Calendar: AnnouncementCalendar,
    New: NewAnnouncement,
  },
  banners: { kind: bannerKind, List: BannerList, Calendar: BannerCalendar, New: NewBanner },
  help: { kind: helpKind, List: HelpList, Calendar: null, New: NewHelp },
  agreements: { kind: agreementKind, List: AgreementList, Calendar: null, New: NewAgreement },
  letters: { kind: letterKind, List: LetterList, Calendar: null, New: NewLetter },
}
