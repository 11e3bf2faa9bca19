import type { Invitee, InviteeStep } from '@ante/contract/promotions/referral.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { Moment } from '../../ui/times.tsx'
import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useMerchant } from '../../merchant/public.ts'
import { List } from '../../ui/list.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ownFriends } from './queries.ts'
import styles from './referral.module.css'

const STEPS: readonly InviteeStep[] = ['registered', 'deposited', 'played', 'rewarded']

const stepTexts: Record<InviteeStep, MessageDescriptor> = {
  registered: msg`Registered`,
  deposited: msg`Deposited`,
  played: msg`Played`,
  rewarded: msg`Reward given`,
}

/** The member's invited friends, and the progress of each. */
export function Friends() {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(ownFriends)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const friends = eachOnce(
    pages.data.pages,
    ({ invitees }) => invitees,
    ({ number }) => number,
  )
  return (
    <section className={styles.part} aria-labelledby="own-friends">
      <h2 id="own-friends" className={styles.heading}>{t`Your friends`}</h2>
      <List
        items={friends}
        className={styles.friends}
        empty={
          <EmptyState picture="/pictures/states/people.svg" title={t`No friends yet`}>
            {t`Share your link. Friends who register with it appear here.`}
          </EmptyState>
        }
      >
        {(friend) => <Friend key={friend.number} friend={friend} />}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={friends.length === 0}
        texts={{ loading: t`Loading more friends…`, failed: t`Couldn’t load more friends.` }}
      />
    </section>
  )
}

function Friend({ friend: { name, registeredAt, step } }: { friend: Invitee }) {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  const reached = STEPS.indexOf(step)
  return (
    <li className={styles.friend}>
      <span className={styles.friendText}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.soft}>
          <Moment at={registeredAt} zone={zone} />
        </span>
      </span>
      <span className={styles.far}>
        <span className={styles.dots} aria-hidden="true">
          {STEPS.map((item, index) => (
            <span key={item} className={styles.dot} data-on={index <= reached} />
          ))}
        </span>
        <span className={styles.stepText} data-step={step}>
          {i18n._(stepTexts[step])}
        </span>
      </span>
    </li>
  )
}
