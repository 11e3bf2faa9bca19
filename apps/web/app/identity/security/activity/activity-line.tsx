import { useLingui } from '@lingui/react/macro'

import { formatTimeAgo } from '../../../lib/i18n/format-time-ago.ts'
import { Icon, Stroke } from '../../../ui/icon.tsx'
import { usePlaceTexts } from '../devices/use-place-texts.ts'
import { securityPaths } from '../security-paths.ts'
import { activityTexts } from './activity-texts.ts'
import styles from './activity.module.css'
import type { AccountActivity } from './merged-activity.ts'

interface ActivityLineProps {
  activity: AccountActivity
  onNotMe(): void
}

/** One account activity: action, device, place and time. */
export function ActivityLine({ activity, onNotMe }: ActivityLineProps) {
  const { t, i18n } = useLingui()
  const { deviceText: deviceTexts, placeText: placeTexts } = usePlaceTexts()
  return (
    <li className={styles.line} data-unknown={activity.unknown}>
      <span className={styles.dot}>
        {activity.unknown ? (
          <Icon name="warning" size={18} />
        ) : (
          <Stroke path={activity.is === 'signIn' ? securityPaths.history : securityPaths.shield} size={18} />
        )}
      </span>
      <span className={styles.subject}>
        <span className={styles.head}>
          <span className={styles.name}>{i18n._(activityTexts(activity))}</span>
          <time className={styles.time} dateTime={activity.at}>
            {formatTimeAgo(activity.at, i18n.locale)}
          </time>
        </span>
        <span className={styles.container}>
          <bdi>{deviceTexts(activity)}</bdi>
        </span>
        <span className={styles.container}>
          <bdi>{placeTexts(activity)}</bdi>
        </span>
        {activity.unknown && (
          <span className={styles.unknown}>
            <span>{t`New location or device.`}</span>
            <button type="button" className={styles.notMe} aria-haspopup="dialog" onClick={onNotMe}>
              {t`Not you?`}
            </button>
          </span>
        )}
      </span>
    </li>
  )
}
