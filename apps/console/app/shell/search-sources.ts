import { auditSearch } from '../audit/audit-search.ts'
import type { SearchSource } from '../lib/search-source.ts'
import { operationSearch } from '../operations/operation-search.ts'

/** Sources of search results besides screens, merchants and commands, in the order of their groups. */
export const searchSources: readonly SearchSource[] = [operationSearch, auditSearch]
