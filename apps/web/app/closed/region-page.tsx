import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { closedPageMeta } from './closed-page-meta.ts'
import { ClosedScene } from './closed-scene.tsx'
import type { ClosedPageProps } from './closed-scene.tsx'
import styles from './closed-scene.module.css'
import { countryName } from '../lib/i18n/country-name.ts'
import { SafeLine, SafeList } from './safe-list.tsx'

/** The merchant may not be used in the visitor's country. */
export default function RegionPage({ language }: ClosedPageProps) {
  const { t, i18n } = useLingui()
  const { country } = useSuspenseQuery(merchantStatus).data
  const name = country && countryName(country, i18n.locale)
  return (
    <ClosedScene
      meta={closedPageMeta.region}
      picture="/pictures/states/region.svg"
      title={t`Not available in your location`}
      language={language}
    >
      {name ? (
        <>
          <p className={styles.text}>{t`Your country’s rules or our licence don’t allow us to offer games there.`}</p>
          <p className={styles.until}>
            <Trans>
              You appear to be in {/* Browsers and the server may name a country differently. */}
              <strong suppressHydrationWarning>{name}</strong>
            </Trans>
          </p>
        </>
      ) : (
        <p className={styles.text}>
          {t`We can’t tell which country you’re in, and we can offer games in some countries only.`}
        </p>
      )}
      <SafeList>
        <SafeLine>{t`Your account and balance aren’t affected.`}</SafeLine>
        <SafeLine>{t`Bets you’ve placed will be settled as usual, and winnings will be paid.`}</SafeLine>
        <SafeLine>{t`Not your location? Turn off your VPN or proxy, then check again.`}</SafeLine>
      </SafeList>
    </ClosedScene>
  )
}
