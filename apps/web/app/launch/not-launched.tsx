import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './not-launched.module.css'
import { launchRefusals } from './refusals.ts'

/** A game that does not open: why, what is safe, and where to go from here. */
export function NotLaunched({ code }: { code: keyof typeof launchRefusals }) {
  const { t, i18n } = useLingui()
  const { title, next } = launchRefusals[code]
  return (
    <div className={styles.middle}>
      <EmptyState
        picture="/pictures/states/no-games.svg"
        title={i18n._(title)}
        action={<ButtonLink to="/m/home">{t`To the lobby`}</ButtonLink>}
      >
        {i18n._(next)}
      </EmptyState>
    </div>
  )
}
