import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Link } from '../../lib/pages/router.tsx'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { Icon } from '../../ui/icon.tsx'
import { promotionAddress } from '../offer/promotion-address.ts'
import styles from './missions.module.css'
import { ownCalendars } from './queries.ts'

/** Link to the sign-in calendar, if there is one. It renders nothing until the data is loaded. */
export function CalendarEntry() {
  const { t } = useLingui()
  const { data } = useQuery(ownCalendars)
  const calendar = data?.promotions.find(({ status }) => status !== 'closed' && status !== 'coming')
  if (!calendar) return null
  const { promotionId, title, lang, status } = calendar
  return (
    <Link to={promotionAddress(promotionId)} className={styles.entry}>
      <span className={styles.badge}>
        <Icon name="gift" size={22} />
      </span>
      <span className={styles.subject}>
        <span className={styles.entryTitle} {...languageAttributes(lang)}>
          {title}
        </span>
        <span className={styles.soft}>
          {status === 'open' && t`Check in today`}
          {status === 'issued' && t`Gift ready to claim`}
          {status === 'claimed' && t`Done for today`}
        </span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
