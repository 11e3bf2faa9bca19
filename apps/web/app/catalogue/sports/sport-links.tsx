import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import styles from './home-sports.module.css'
import { resultsAddress, standingsAddress } from './sports-address.ts'

/** Links to the results and the standings of a sport. */
export function SportLinks({ sport }: { sport: Sport }) {
  const { t } = useLingui()
  return (
    <div className={styles.links}>
      <ButtonLink variant="quiet" to={resultsAddress(sport)}>
        {t`Results`}
      </ButtonLink>
      <ButtonLink variant="quiet" to={standingsAddress(sport)}>
        {t`Standings`}
      </ButtonLink>
    </div>
  )
}
