import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useSession } from '../../lib/session/session.ts'
import { unreadMail } from '../../messaging/mail/keys.ts'
import { agentAnnouncements } from '../../messaging/queries.ts'
import { availablePromotions } from '../../promotions/public.ts'
import { unreadSupport } from '../../support/keys.ts'
import type { UnreadCounter } from './menu.ts'
import styles from './menu.module.css'

/** Maximum count shown; a badge has no room for more. */
const COUNTED_UP_TO = 99

/** Badge of an entry with the number of pending items: visually as a number, for screen readers in words. */
export function UnreadBadge({ of: counter }: { of: UnreadCounter }) {
  const session = useSession()
  const { data: rewards } = useQuery({ ...availablePromotions, enabled: session !== null && counter === 'rewards' })
  const { data: support } = useQuery(unreadSupport)
  const { data: mails } = useQuery(unreadMail)
  const { data: announced } = useQuery({
    ...agentAnnouncements,
    enabled: session !== null && counter === 'agentNotices',
  })
  const counts = { ...support, ...mails, rewards: rewards?.unclaimedCount, agentNotices: announced?.footer.unreadCount }
  const count = counts[counter] ?? 0
  if (!session) return null
  return (
    <CountBadge count={count}>
      {counter === 'rewards' ? <Rewards count={count} /> : <Messages count={count} />}
    </CountBadge>
  )
}

/** Badge with a count; empty for zero. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  if (count < 1) return null
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count}
      </span>
      <span className={styles.srOnly}>{children}</span>
    </>
  )
}

function Rewards({ count }: { count: number }) {
  const { t } = useLingui()
  return t`${plural(count, { one: `${count} reward to claim`, other: `${count} rewards to claim` })}`
}

const Messages = ({ count }: { count: number }) => <Plural value={count} one="# new message" other="# new messages" />
