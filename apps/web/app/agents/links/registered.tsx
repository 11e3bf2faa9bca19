import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { Moment } from '../../ui/times.tsx'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import styles from './links.module.css'
import { registeredBy } from './queries.ts'

/** Members registered by a link, latest first. */
export function Registered({ code }: { code: string }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const pages = useSuspenseInfiniteQuery(registeredBy(code))
  const members = eachOnce(
    pages.data.pages,
    (page) => page.members,
    ({ number }) => number,
  )
  return (
    <>
      <List
        items={members}
        empty={<p className={styles.soft}>{t`No members yet. Members who register with this link appear here.`}</p>}
      >
        {({ number, customerName, type, registerDate }) => (
          <li key={number} className={styles.member}>
            <span>
              <bdi className={styles.name}>{customerName}</bdi>
              <span className={styles.soft}>{type % 10 === 0 ? t`Player` : t`Agent`}</span>
            </span>
            <span className={styles.soft}>
              <Moment at={registerDate} zone={zone} />
            </span>
          </li>
        )}
      </List>
      {pages.hasNextPage && (
        <Button variant="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {pages.isFetchNextPageError ? t`Try again` : t`Show more`}
        </Button>
      )}
    </>
  )
}
