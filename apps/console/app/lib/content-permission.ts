import type { ContentKindName } from '@ante/contract/console/list-filters.ts'

import type { ReadPermission } from './session.ts'

/** Permission to see each kind of content. */
export const contentPermission: Readonly<Record<ContentKindName, ReadPermission>> = {
  announcements: 'messaging.announcement.read',
  banners: 'messaging.banner.read',
  help: 'messaging.help.read',
  agreements: 'messaging.agreement.read',
  letters: 'messaging.mail.read',
}
