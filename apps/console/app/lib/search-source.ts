import type { MessageDescriptor } from '@lingui/core'

import type { ReadPermission } from './session.ts'

/** A search result with its address. */
export interface Found {
  label: string
  /** Address in the console: `/m/aurora/audit?object=member%3Aplayer01`. */
  href: string
}

/** A source of results of the search field. Sources are listed in `shell/search-sources.ts`. */
export interface SearchSource {
  id: string
  label: MessageDescriptor
  /** Required permission; null if any role is enough. */
  permission: ReadPermission | null
  /** Returns the best few results; the text has at least two characters. */
  search(merchant: string, text: string, signal: AbortSignal): Promise<Found[]>
}
