import { CaseList } from '@ante/contract/console/list-filters.ts'
import { FeedbackKind } from '@ante/contract/support/feedback.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { Page } from '../ui/page.tsx'
import { CaseFilters } from './case-filters.tsx'
import { CasePanel } from './case-panel.tsx'
import { CaseRows } from './case-rows.tsx'
import { CaseTabs } from './case-tabs.tsx'
import { casesQuery } from './support-queries.ts'
import type { SupportSearch } from './support-search.ts'
import { useSupportEvents } from './use-support-events.ts'

interface InboxProps {
  /** Tabs of the page's views. */
  views: ReactNode
  search: SupportSearch
  onSearch(changes: Partial<SupportSearch>): void
}

/** Chats and feedback in three lists, and the open case beside them. */
export function Inbox({ views, search, onSearch }: InboxProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { list = 'mine', state = 'open', kind, language, page, open } = search
  const category = FeedbackKind.safeParse(search.category).data
  const query = useQuery(casesQuery(merchant, { list, state, kind, category, language, after: cursorOf(page) }))
  useSupportEvents(open)
  const { rows = [] } = query.data ?? {}
  return (
    <Page
      title={t`Support`}
      // Beside an open case there is room for the list only.
      subtitle={open === undefined && t`Chats and feedback of players. Those that wait longest come first.`}
      filters={
        <>
          {open === undefined && views}
          <CaseFilters
            search={search}
            languages={query.data?.languages ?? []}
            onSearch={(changes) => onSearch({ ...changes, page: undefined, open: undefined })}
          />
        </>
      }
      panel={
        open !== undefined && (
          <CasePanel
            key={open}
            id={open}
            onClose={() => onSearch({ open: undefined })}
            onNext={() => onSearch({ open: idAfter(rows, open) })}
          />
        )
      }
    >
      <CaseTabs
        lists={CaseList.options}
        chosen={list}
        counts={query.data?.counts}
        onChoose={(chosen) =>
          onSearch({ list: chosen === 'mine' ? undefined : chosen, page: undefined, open: undefined })
        }
      />
      <CaseRows
        query={query}
        page={page}
        open={open}
        onOpen={(id) => onSearch({ open: id })}
        onPage={(trail) => onSearch({ page: trail, open: undefined })}
      />
    </Page>
  )
}

/** Returns the case after the open one, or before it at the end of the list; the first one if the open one has left it. */
function idAfter(rows: readonly { id: string }[], open: string): string | undefined {
  const at = rows.findIndex(({ id }) => id === open)
  return at >= 0 ? (rows[at + 1] ?? rows[at - 1])?.id : rows.find(({ id }) => id !== open)?.id
}
