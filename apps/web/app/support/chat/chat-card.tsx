import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RowIcon } from '../../ui/row-icon.tsx'
import { unreadSupport } from '../keys.ts'
import { ServiceIcon } from '../service-icon.tsx'
import { CHAT_ADDRESS } from './chat-address.ts'
import styles from './chat-card.module.css'

/** Link to the chat, with the number of unread messages. */
export function ChatCard() {
  const { t } = useLingui()
  const { data: support } = useQuery(unreadSupport)
  const unread = support?.chat ?? 0
  return (
    <Link to={CHAT_ADDRESS} className={styles.card}>
      <RowIcon>
        <ServiceIcon type="LIVECHAT" />
      </RowIcon>
      <span className={styles.reported}>
        <span className={styles.title}>{t`Chat with us`}</span>
        <span className={styles.text}>
          {unread > 0 ? (
            <span className={styles.unread}>
              <Plural value={unread} one="# new message" other="# new messages" />
            </span>
          ) : (
            t`Chat on this page. Your conversation is saved here.`
          )}
        </span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
