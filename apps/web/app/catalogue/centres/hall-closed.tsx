import { useLingui } from '@lingui/react/macro'

import { useOwnTime } from '../../merchant/public-times.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './hall-closed.module.css'

/** Notice above the games of a closed vendor: its end, in the reader's time zone. */
export function HallClosed({ until }: { until: string | null }) {
  const { t } = useLingui()
  return (
    <output className={styles.closed}>
      <Icon name="info" size={20} />
      <span className={styles.text}>
        {until === null ? t`Closed right now. It’ll reopen as soon as possible.` : <OpensAt until={until} />}
      </span>
    </output>
  )
}

function OpensAt({ until }: { until: string }) {
  const { t } = useLingui()
  const { time, zone } = useOwnTime(until)
  const opening = zone ? `${time} ${zone}` : time
  return <time dateTime={until}>{t`Closed right now. It reopens at ${opening}.`}</time>
}
