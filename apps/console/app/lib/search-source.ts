import type { Permission } from '@ante/contract/staff/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'

/** Something that the search found, and where it is. */
export interface Found {
  label: string
  /** Address in the console: `/m/aurora/audit?object=member%3Aplayer01`. */
  href: string
}

/** A kind of things that the search field finds. Sources are listed in `shell/search-sources.ts`. */
export interface SearchSource {
  id: string
  label: MessageDescriptor
  permission: Permission
  /** Returns the best few; the text has at least two characters. */
  search(merchant: string, text: string, signal: AbortSignal): Promise<Found[]>
}
