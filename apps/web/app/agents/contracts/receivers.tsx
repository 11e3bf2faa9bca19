import type { listContractReceivers } from '@ante/contract/agents/contracts.ts'
import type { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AccountSearch } from '../line/account-search.tsx'
import styles from './contracts.module.css'
import { contractReceivers } from './queries.ts'
import { contractFailure } from './refusals.ts'

export type Receiver = OutputOf<typeof listContractReceivers>['receivers'][number]

interface ReceiversProps {
  kind: ContractKind
  /** Categories in which the agent has a contract to offer from. */
  ownCategories: readonly ContractCategory[]
  onChoose(receiver: Receiver): void
}

/** Direct downlines to whom a contract may be offered. */
export function Receivers({ kind, ownCategories, onChoose }: ReceiversProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const pages = useInfiniteQuery(contractReceivers(kind, search))
  const receivers =
    pages.data &&
    eachOnce(
      pages.data.pages,
      (page) => page.receivers,
      ({ memberId }) => memberId,
    )
  return (
    <>
      <AccountSearch label={t`Search by account`} search={search} onSearch={setSearch} />
      <div className={styles.group}>
        {!receivers && !pages.isError && <Skeleton height={160} />}
        <Alert message={pages.error ? i18n._(contractFailure(pages.error)) : null} />
        {receivers && (
          <List
            items={receivers}
            className={styles.members}
            empty={
              <EmptyState picture="/pictures/states/people.svg" title={t`No members`}>
                {search === ''
                  ? t`You can offer contracts to your direct agents only. Make a player in your team an agent first.`
                  : t`No matching account among your direct downlines.`}
              </EmptyState>
            }
          >
            {(receiver) => {
              const isFull = ownCategories.every((category) => receiver.categoriesInUse.includes(category))
              return (
                <li key={receiver.memberId}>
                  <button type="button" className={styles.member} disabled={isFull} onClick={() => onChoose(receiver)}>
                    <bdi className={styles.account}>{receiver.account}</bdi>
                    <span className={styles.soft}>{isFull ? t`Already has one` : t`Choose`}</span>
                  </button>
                </li>
              )
            }}
          </List>
        )}
      </div>
      {pages.hasNextPage && (
        <Button variant="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
