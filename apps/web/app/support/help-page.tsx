import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { useNavigate, useSearch } from '../lib/pages/router.tsx'
import { usePreviewToken } from '../lib/browser/preview-token.ts'
import { Later } from '../ui/later.tsx'
import { List } from '../ui/list.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Answer } from './answer.tsx'
import { AskUs } from './ask-us.tsx'
import { findHelp, helpAddress, indexOf } from './help-index.ts'
import { HelpSearch } from './help-search.tsx'
import styles from './help-page.module.css'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { NoHelp } from './no-help.tsx'
import { helpItems } from './queries.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(helpItems)])

/** Frequently asked questions. The address contains the index of the open answer. */
export default function HelpPage() {
  return (
    <div className={styles.page}>
      <PageSection skeleton={<LinesSkeleton count={9} height={56} />}>
        <Answers />
      </PageSection>
      <AskUs />
      <Preview />
    </div>
  )
}

const loadPreview = async () => (await import('./help-preview.tsx')).HelpPreview

/** Shows the article that staff previews, if any. */
function Preview() {
  const token = usePreviewToken()
  return token === null ? null : <Later isRequested quiet load={loadPreview} props={{ token }} />
}

function Answers() {
  const { t } = useLingui()
  const { data: items } = useSuspenseQuery(helpItems)
  const navigate = useNavigate()
  const active = indexOf(useSearch().get('i'), items.length)
  const [isClosed, setClosed] = useState(false)
  const [searchText, setSearchText] = useState('')
  const matches = findHelp(items, searchText)

  const toggle = (index: number) => {
    setClosed(index === active && !isClosed)
    if (index !== active) navigate(helpAddress(index), { replace: true })
  }
  if (items.length === 0) return <NoHelp />
  return (
    <>
      <HelpSearch isRequested={searchText.trim() !== ''} resultCount={matches.length} onSearch={setSearchText} />
      <List
        items={matches}
        className={styles.answers}
        empty={
          <EmptyState icon="search" title={t`Nothing found`}>
            {t`Try another word, or ask us below.`}
          </EmptyState>
        }
      >
        {({ item, index }) => (
          <Answer
            key={item.key}
            item={item}
            isOpen={index === active && !isClosed}
            isRequested={index > 0 && index === active}
            onToggle={() => toggle(index)}
          />
        )}
      </List>
    </>
  )
}
