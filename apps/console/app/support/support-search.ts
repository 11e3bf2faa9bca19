import type { CaseList } from '@ante/contract/console/list-filters.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

/** Parameters of the page's address. */
export interface SupportSearch {
  /** Without a list, the cases of the caller are shown. */
  list?: CaseList | undefined
  /** Without a state, open cases are shown. */
  state?: 'snoozed' | 'resolved' | undefined
  kind?: 'chat' | 'feedback' | undefined
  category?: string | undefined
  language?: Language | undefined
  page?: string | undefined
  open?: string | undefined
  view?: 'snippets' | 'settings' | undefined
  /** Language and code of the edited snippet, with a slash; `+` for a new one. */
  snippet?: string | undefined
}
