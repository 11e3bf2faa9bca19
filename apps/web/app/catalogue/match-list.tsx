import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../ui/button.tsx'
import styles from './match-list.module.css'
import { MatchRows } from './match-rows.tsx'
import { useSportsbookAddress } from './use-sportsbook-address.ts'

/** All hot matches: each row links to its sportsbook, and the button to the first open sportsbook. */
export function MatchList({ matches }: { matches: readonly HotMatch[] }) {
  const { t } = useLingui()
  const bookOf = useSportsbookAddress()
  const first = matches.map(bookOf).find((book) => book !== null)
  return (
    <>
      <MatchRows matches={matches} />
      {first ? (
        <div className={styles.foot}>
          <ButtonLink wide to={first}>
            {t`Bet on next match`}
          </ButtonLink>
        </div>
      ) : (
        <p className={styles.closed}>
          {matches.some(({ playable }) => playable)
            ? // a trial member
              t`Real money only`
            : t`Betting on these matches isn’t open yet.`}
        </p>
      )}
    </>
  )
}
