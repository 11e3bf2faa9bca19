import type { LinePerson } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { List } from '../../ui/list.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { RowIcon } from '../../ui/row-icon.tsx'
import styles from './line.module.css'
import { personTexts } from './person-texts.ts'
import { receiversFor } from './queries.ts'

interface ReceiverSheetProps {
  open: boolean
  onChoose(receiver: LinePerson): void
  onClose(): void
}

/** List of direct downlines to choose from, searchable by account prefix. */
export function ReceiverSheet({ open, onChoose, onClose }: ReceiverSheetProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const choose = (receiver: LinePerson) => {
    onClose()
    onChoose(receiver)
  }
  return (
    <Sheet open={open} title={t`Your direct downlines`} onClose={onClose}>
      <Field
        label={t`Search by account`}
        type="search"
        value={typed}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.found}>
        <ContentBoundary skeleton={<Waiting />}>
          <Receivers search={search} onChoose={choose} />
        </ContentBoundary>
      </div>
    </Sheet>
  )
}

const LINE_PX = 60

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <Loading label={t`Loading downlines…`} />
      <Skeleton height={LINE_PX} />
    </>
  )
}

function Receivers({ search, onChoose }: { search: string; onChoose(receiver: LinePerson): void }) {
  const { t, i18n } = useLingui()
  const pages = useSuspenseInfiniteQuery(receiversFor(search))
  const matches = eachOnce(
    pages.data.pages,
    ({ receivers }) => receivers,
    ({ account }) => account,
  )
  const emptyText = search ? t`No matching account` : t`No downlines yet`
  return (
    <>
      <List items={matches} empty={<EmptyState picture="/pictures/states/people.svg" title={emptyText} />}>
        {({ account, type }) => (
          <li key={account}>
            <button type="button" className={styles.choice} onClick={() => onChoose({ account, type })}>
              <RowIcon>
                <Icon name="person" size={20} />
              </RowIcon>
              <span className={styles.member}>
                <bdi className={styles.name}>{account}</bdi>
                <span className={styles.soft}>{i18n._(personTexts(type))}</span>
              </span>
            </button>
          </li>
        )}
      </List>
      {pages.hasNextPage && (
        <Button variant="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
