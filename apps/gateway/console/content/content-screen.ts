import type { ContentProblem } from '@ante/contract/console/content-calls.ts'
import type { PermissionName } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import { ownOrigin } from '../../kit/own-origin.ts'
import type { ContentKind, EditedContent } from '../../messaging/public.ts'
import { changesInReview } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** One kind of content at its screen: `Wire` is the content in calls, with the texts as a list. */
export interface ContentScreen<Wire, Content extends EditedContent, Fields, Listed> {
  kind: ContentKind<Content, Fields>
  /** Returns the content for storage, sanitised. */
  stored(wire: Wire): Content
  wire(content: Content): Wire
  /** Returns why a draft is not stored or not published, or null. */
  problem(db: Db, content: Content, name: { merchantCode: string; key: string }): Promise<ContentProblem | null>
  /** Path of the site's page that shows the preview; null if visitors see none. */
  previewPath(content: Content): string | null
  /** Returns the fields in lists besides those of every content. */
  listed(fields: Fields): Listed
}

/** Returns the change requests of drafts that await another person, by the keys of the contents. */
export async function reviewsOf(
  db: Db,
  { name, publication }: { name: string; publication: PermissionName },
  merchantCode: string,
): Promise<Map<string, string>> {
  const changes = await changesInReview(db, { merchantCode, action: publication })
  return new Map([...changes].map(([object, id]) => [object.slice(name.length + 1), id]))
}

/** Returns the languages of the merchant's site, the default first. */
export function siteLanguages({ merchants }: Pick<ScreenPorts, 'merchants'>, merchantCode: string): Language[] {
  const { languages, defaultLanguage } = merchants.languagesOf(merchantCode)
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}

/** Returns the origin of the merchant's site; null without a host. */
export function siteOrigin({ merchants, config }: Pick<ScreenPorts, 'merchants' | 'config'>, merchantCode: string) {
  const [host] = merchants.of(merchantCode).hosts
  return host === undefined ? null : ownOrigin(host, config)
}
