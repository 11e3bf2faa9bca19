import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { closedPageMeta } from './closed-page-meta.ts'
import { ClosedScene } from './closed-scene.tsx'
import type { ClosedPageProps } from './closed-scene.tsx'
import styles from './closed-scene.module.css'
import { countryName } from '../lib/words/country-name.ts'
import { SafeLine, SafeList } from './safe-list.tsx'

/** The merchant may not be used in the visitor's country. */
export default function RegionPage({ language }: ClosedPageProps) {
  const { t, i18n } = useLingui()
  const { country } = useSuspenseQuery(merchantStatus).data
  const name = country && countryName(country, i18n.locale)
  return (
    <ClosedScene
      face={closedPageMeta.region}
      picture="/pictures/states/region.svg"
      title={t`Not available where you are`}
      language={language}
    >
      {name ? (
        <>
          <p className={styles.words}>{t`The rules of your country or our licence do not let us offer games there.`}</p>
          <p className={styles.until}>
            <Trans>
              {/* Browsers and the server may name a country differently. */}
              You seem to be in <strong suppressHydrationWarning>{name}</strong>
            </Trans>
          </p>
        </>
      ) : (
        <p className={styles.words}>
          {t`We cannot tell which country you are in, and we may offer games in some countries only.`}
        </p>
      )}
      <SafeList>
        <SafeLine>{t`Your account and your money stay as they are.`}</SafeLine>
        <SafeLine>{t`Bets that you have placed are settled as usual, and wins are paid.`}</SafeLine>
        <SafeLine>{t`Not where you are? Switch off VPN or proxy, then check again.`}</SafeLine>
      </SafeList>
    </ClosedScene>
  )
}
