import { useLingui } from '@lingui/react/macro'

import { isElsewhere, useConnection } from '../lib/connection.ts'
import { formatMoment } from '../lib/format.ts'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import { laterParts } from './later-parts.ts'
import styles from './offline-bar.module.css'

/** Says that there is no connection or that it is too slow, how old what stands here is, and what that means for money. */
export function OfflineBar() {
  const { t, i18n } = useLingui()
  const { online, keptAt } = useConnection()
  const time = keptAt === null ? '' : formatMoment(keptAt, i18n.locale)
  return (
    <output className={styles.place}>
      {(!online || time) && (
        <span className={styles.bar}>
          <Icon name="offline" size={18} />
          <span className={styles.words}>
            {time ? (
              <KeptWords time={time} />
            ) : (
              t`No connection. You see what was loaded before; money waits until you are back online.`
            )}
          </span>
        </span>
      )}
    </output>
  )
}

function KeptWords({ time }: { time: string }) {
  const { t } = useLingui()
  if (isElsewhere()) return <Later wanted load={laterParts.elsewhereWords} props={{ time }} quiet />
  return t`No connection. You see this page as of ${time}; money waits until you are back online.`
}
