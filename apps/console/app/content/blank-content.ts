import type { EditedType } from '@ante/contract/console/list-filters.ts'
import type { AgreementContent } from '@ante/contract/console/agreements.ts'
import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import type { BannerContent } from '@ante/contract/console/banners.ts'
import type { HelpContent } from '@ante/contract/console/help.ts'
import type { LetterContent } from '@ante/contract/console/letters.ts'

/** Returns the content of a new announcement. A popup is shown to members once, and waits while money is moving. */
export const blankAnnouncement = (type: EditedType): AnnouncementContent => ({
  type,
  group: 'm_home',
  texts: [],
  picture: null,
  link: null,
  execution: type === 'PU' ? 'A' : null,
  frequency: type === 'PU' ? 'once' : null,
  everywhere: false,
  quiet: true,
  promotionType: null,
  audience: 'all',
  priority: 0,
  from: null,
  until: null,
})

/** Content of a new banner. */
export const blankBanner: BannerContent = {
  group: 'm_home',
  texts: [],
  picture: null,
  link: null,
  audience: 'all',
  priority: 0,
  from: null,
  until: null,
}

/** Content of a new mail letter. */
export const blankLetter: LetterContent = {
  texts: [],
  audience: 'all',
  isTransactional: false,
  pushes: false,
  from: null,
  until: null,
}

/** Content of the first version of the terms. */
export const blankAgreement: AgreementContent = { texts: [], from: null, until: null }

/** Content of a new help article. */
export const blankHelp: HelpContent = { texts: [], position: 0, from: null, until: null }
