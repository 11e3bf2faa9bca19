import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'

import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { Later } from '../../ui/later.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Chances } from './chances.tsx'
import { RainHero } from './rain-hero.tsx'
import { RainResults } from './rain-results.tsx'
import { RainWindows } from './rain-windows.tsx'
import styles from './red-rain.module.css'
import { usePlay } from './use-play.ts'

const loadRound = async () => (await import('./round/rain-round.tsx')).RainRound

export interface GatewayClock {
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
}

interface RainScreenProps {
  rain: RedRain
  clock: GatewayClock
  currency: string
  zone: string
}

/** The schedule of the rain, the next action, the possible rewards, and the member's last results. */
export function RainScreen({ rain, clock, currency, zone }: RainScreenProps) {
  const { t } = useLingui()
  const play = usePlay(rain)
  const { title, terms, lang } = rain
  return (
    <div className={styles.page}>
      <h2 className={styles.title} {...languageAttributes(lang)}>
        {title}
      </h2>
      <RainHero rain={rain} clock={clock} zone={zone} play={play} />
      <RainWindows rain={rain} />
      <Chances rain={rain} currency={currency} />
      <RainResults results={rain.results} currency={currency} />
      {terms.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.summary}>{t`Terms`}</summary>
          <div className={styles.terms} {...languageAttributes(lang)}>
            <RichText text={terms} />
          </div>
        </details>
      )}
      <Later
        isRequested={play.round !== null || rain.state === 'RUNNING'}
        load={loadRound}
        props={{ rain, play }}
        quiet
      />
    </div>
  )
}
