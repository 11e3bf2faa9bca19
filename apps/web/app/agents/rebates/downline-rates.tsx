import type { DownlineRates as Downline } from '@ante/contract/agents/rebates.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Later } from '../../ui/later.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { downlineRatesOf } from './queries.ts'
import { RatesRow, RateList } from './rates-row.tsx'
import styles from './rebates.module.css'

const loadSheet = async () => (await import('./rates-sheet.tsx')).RatesSheet
const PICTURE = '/pictures/states/people.svg'

/** The agent's own rates, and a card per direct downline. */
export function DownlineRates({ search, onAll }: { search: string; onAll(): void }) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(downlineRatesOf(search))
  const [edited, setEdited] = useState<{ member: Downline; open: boolean } | null>(null)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const [first] = pages.data.pages
  if (!first) return null
  const { own, changesFrom } = first
  const people = eachOnce(
    pages.data.pages,
    ({ downlines }) => downlines,
    ({ memberId }) => memberId,
  )
  return (
    <>
      <section className={styles.own} aria-label={t`Your own rates`}>
        <h2 className={styles.heading}>{t`Your own rates`}</h2>
        <p className={styles.soft}>
          {t`You earn the difference between your rates and each downline’s on every bet their team places.`}
        </p>
        <RateList {...own} changesFrom={changesFrom} />
      </section>
      {people.length === 0 && <NoDownlines isSearched={search !== ''} onAll={onAll} />}
      <ul>
        {people.map((member) => (
          <li key={member.memberId} className={styles.container}>
            <RatesRow
              member={member}
              changesFrom={changesFrom}
              onEdit={(editedMember) => setEdited({ member: editedMember, open: true })}
            />
          </li>
        ))}
      </ul>
      <RecordsEnd
        pages={pages}
        isEmpty={people.length === 0}
        texts={{ loading: t`Loading more members…`, failed: t`Couldn’t load more members.` }}
      />
      {edited && (
        <Later
          isRequested
          load={loadSheet}
          props={{ ...edited, onClose: () => setEdited({ ...edited, open: false }) }}
          onFailure={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** Empty list: a link to all members, or to inviting the first one. */
function NoDownlines({ isSearched, onAll }: { isSearched: boolean; onAll(): void }) {
  const { t } = useLingui()
  if (isSearched) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No matching account`}
        action={<Button variant="quiet" onClick={onAll}>{t`Show all members`}</Button>}
      >
        {t`The search covers your direct downlines only.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No downlines yet`}
      action={<ButtonLink to="/m/agentRegister">{t`Create registration link`}</ButtonLink>}
    >
      {t`Everyone who registers with it joins your team. Set the rebates on their bets here.`}
    </EmptyState>
  )
}
