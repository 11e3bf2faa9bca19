import { useLingui } from '@lingui/react/macro'

import { Icon } from '../../ui/icon.tsx'
import styles from './team-bets.module.css'

/** The filtered game; a tap removes the filter. */
export function ChosenGame({ name, onAll }: { name: string | undefined; onAll(): void }) {
  const { t } = useLingui()
  const texts = name ?? t`One game`
  return (
    <button type="button" className={styles.chosen} aria-label={t`Only ${texts}. Show all games`} onClick={onAll}>
      <bdi className={styles.chosenName}>{texts}</bdi>
      <Icon name="close" size={16} />
    </button>
  )
}
