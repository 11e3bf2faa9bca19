import { auditSearch } from '../audit/audit-search.ts'
import type { SearchSource } from '../lib/search-source.ts'

/** What the search field finds besides screens, merchants and commands, in the order of its groups. */
export const searchSources: readonly SearchSource[] = [auditSearch]
