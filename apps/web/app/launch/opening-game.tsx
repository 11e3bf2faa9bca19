import { useLingui } from '@lingui/react/macro'

import { IconButton } from '../ui/icon-button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import styles from './play-bar.module.css'

/** While the gateway opens a game, which takes as long as the vendor takes to answer: nobody is locked in meanwhile. */
export function OpeningGame({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon="back" turns label={t`Leave the game`} onClick={onLeave} />
      </header>
      <Loading label={t`The game is loading`} />
      <Skeleton height="100%" />
    </>
  )
}
