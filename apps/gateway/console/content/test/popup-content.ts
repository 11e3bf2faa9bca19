import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'

import type { SharedGateway } from '../../../test/start-gateway.ts'

/** Returns a popup for members with a title and a hostile text in every language of the site. */
export async function popupContent(
  { ports: { db } }: SharedGateway,
  { merchant, title }: { merchant: string; title: string },
): Promise<AnnouncementContent> {
  const query = db.selectFrom('merchant').select('settings').where('code', '=', merchant)
  const { settings } = await query.executeTakeFirstOrThrow()
  return {
    type: 'PU',
    group: 'm_home',
    texts: settings.languages.map((language) => ({
      language,
      title: `${title} ${language}`,
      html: `<p>Hello ${language}</p><script>alert(1)</script>`,
    })),
    picture: null,
    link: '/m/activity',
    execution: 'A',
    frequency: 'once',
    everywhere: false,
    quiet: true,
    promotionType: null,
    audience: 'all',
    priority: 0,
    from: null,
    until: null,
  }
}
