import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { List } from '../../ui/list.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LinkRow } from './link-row.tsx'
import styles from './links.module.css'
import { ownLinks } from './queries.ts'
import { useOpened } from '../../ui/use-opened.ts'

const loadNewLinkSheet = async () => (await import('./new-link-sheet.tsx')).NewLinkSheet
const loadLink = async () => (await import('./link-sheet.tsx')).LinkSheet

/** The agent's links, with a button to create one. */
export function Links() {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(ownLinks)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const links = eachOnce(
    pages.data.pages,
    (page) => page.links,
    ({ code }) => code,
  )
  const zone = pages.data.pages[0]?.zone ?? 'UTC'
  const making = useOpened()
  const reading = useOpened()
  const [shownLink, setRead] = useState<AffiliateUrl | null>(null)
  const show = (link: AffiliateUrl) => {
    setRead(link)
    reading.show()
  }
  const onMade = (link: AffiliateUrl) => {
    making.close()
    show(link)
  }
  const openedLink = links.find(({ code }) => code === shownLink?.code) ?? shownLink
  const make = <Button wide onClick={making.show}>{t`Create link`}</Button>
  return (
    <>
      {links.length > 0 && (
        <>
          <p className={styles.lead}>{t`Members who register with your links become your direct downlines.`}</p>
          {make}
        </>
      )}
      <List
        items={links}
        className={styles.links}
        empty={
          <EmptyState picture="/pictures/states/people.svg" title={t`No links yet`} action={make}>
            {t`Create a link and share it. Everyone who registers with it joins your team.`}
          </EmptyState>
        }
      >
        {(link) => <LinkRow key={link.code} link={link} zone={zone} onTap={() => show(link)} />}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={links.length === 0}
        texts={{ loading: t`Loading more links…`, failed: t`Couldn’t load more links.` }}
      />
      <Later
        isRequested={making.open}
        load={loadNewLinkSheet}
        props={{ ...making.sheet, onMade }}
        onFailure={making.close}
      />
      {openedLink && (
        <Later
          isRequested
          load={loadLink}
          props={{ ...reading.sheet, link: openedLink, zone }}
          onFailure={() => setRead(null)}
        />
      )}
    </>
  )
}
