import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { deviceTimeZone } from '../../lib/i18n/device-time-zone.ts'
import { formatDateTime } from '../../lib/i18n/format-date-time.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { trialEnd } from './trial-end.ts'
import styles from './trial-page.module.css'

/** Page of a trial member: the remaining time, and a link to the registration. */
export function InTrial({ userName }: { userName: string }) {
  const { t, i18n } = useLingui()
  const { data: end } = useQuery(trialEnd(userName))
  const time = end === undefined ? null : formatDateTime(end, { locale: i18n.locale, zone: deviceTimeZone() })
  return (
    <EmptyState
      icon="play"
      title={t`You’re using play money`}
      action={
        <div className={styles.actions}>
          <ButtonLink wide to="/m/home">{t`Go to lobby`}</ButtonLink>
          <ButtonLink variant="quiet" wide to="/m/register">{t`Register for real money`}</ButtonLink>
        </div>
      }
    >
      {time === null
        ? t`Pick any game in the lobby.`
        : t`Pick any game in the lobby. The trial ends at ${time}, or after 30 minutes of inactivity.`}
    </EmptyState>
  )
}
