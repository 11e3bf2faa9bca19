import { useLingui } from '@lingui/react/macro'

import { IconButton } from '../ui/icon-button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import styles from './play-bar.module.css'

/** Shown while the gateway opens a game, with a button to leave, because a vendor may be slow. */
export function OpeningGame({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon="back" turns label={t`Leave game`} onClick={onLeave} />
      </header>
      <Loading label={t`Loading game…`} />
      <Skeleton height="100%" />
    </>
  )
}
