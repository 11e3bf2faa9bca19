import type { RainPlay, RedRain } from '@ante/contract/promotions/red-rain.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormatDateTime } from '../../lib/i18n/use-format-date-time.ts'
import { useSecondsLeft } from '../../lib/browser/use-seconds-left.ts'
import { useConnection } from '../../lib/calls/connection.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import type { GatewayClock } from './rain-screen.tsx'
import styles from './red-rain.module.css'
import type { Play } from './use-play.ts'

interface RainHeroProps {
  rain: RedRain
  clock: GatewayClock
  zone: string
  play: Play
}

/** State of the rain, and the next action. */
export function RainHero(props: RainHeroProps) {
  const { rain, play } = props
  return (
    <section className={styles.hero} aria-live="polite">
      <span className={styles.picture}>
        <Picture src="/pictures/states/red-envelope.svg" alt="" width={150} height={120} first bare />
      </span>
      <RunningRain {...props} />
      <Alert message={rain.open && play.round ? null : play.failure} />
    </section>
  )
}

function RunningRain({ rain, clock, zone, play }: RainHeroProps) {
  const { t } = useLingui()
  const { online } = useConnection()
  const { state, playsLeft, playsADay } = rain
  if (rain.open && play.round === null) return <Waiting waiting={rain.open} clock={clock} play={play} />
  if (state === 'ENDED') {
    return (
      <HeroText title={t`This red rain has ended`} action={<OtherOffers />}>
        {t`Thanks for playing.`}
      </HeroText>
    )
  }
  if (state === 'COMING') return <UpcomingRain rain={rain} clock={clock} zone={zone} />
  if (rain.isSpent) {
    return (
      <HeroText title={t`All envelopes have been given away`} action={<OtherOffers />}>
        {t`See the next times below.`}
      </HeroText>
    )
  }
  if (playsLeft === 0) {
    return (
      <HeroText title={t`No plays left today`} action={<OtherOffers />}>
        <Plural value={playsADay} one="You’ve used your play." other="You’ve used all # plays." />
      </HeroText>
    )
  }
  return (
    <HeroText
      title={t`It’s raining envelopes`}
      action={
        <Button variant="reward" wide busy={play.isStarting} disabled={!online} onClick={play.start}>
          {t`Start`}
        </Button>
      }
    >
      {playsLeft !== null && (
        <Plural value={playsLeft} one="You have # play left today." other="You have # plays left today." />
      )}{' '}
      {rain.until && <TimeLeft until={rain.until} {...clock} format={(left) => t`Ends in ${left}.`} />}
    </HeroText>
  )
}

function UpcomingRain({ rain, clock, zone }: Pick<RainHeroProps, 'rain' | 'clock' | 'zone'>) {
  const { t } = useLingui()
  const formatDateTime = useFormatDateTime(zone)
  if (rain.from === null) return null
  const time = formatDateTime(rain.from)
  return (
    <HeroText title={t`Next rain starts in`}>
      <span className={styles.countdown}>
        <TimeLeft until={rain.from} {...clock} format={(left) => left} />
      </span>
      {rain.playsLeft === 0 ? t`At ${time}, but you have no plays left on that day.` : t`At ${time}, site time.`}
    </HeroText>
  )
}

/** Notice about an interrupted play, which can still be continued. */
function Waiting({ waiting, clock, play }: { waiting: RainPlay; clock: GatewayClock; play: Play }) {
  const { t } = useLingui()
  const { online } = useConnection()
  const seconds = useSecondsLeft({ expiresAt: waiting.endsAt, ...clock }) ?? 0
  return (
    <HeroText
      title={t`You have an unopened envelope`}
      action={
        <Button variant="reward" wide disabled={!online || seconds > 0} onClick={() => play.open(waiting.playId, 1)}>
          {seconds > 0 ? (
            <Plural value={seconds} one="Opens in # second" other="Opens in # seconds" />
          ) : (
            t`Open envelope`
          )}
        </Button>
      }
    >
      <TimeLeft
        until={waiting.openUntil}
        {...clock}
        format={(left) => t`Your play was interrupted. You can open your envelope for ${left}.`}
      />
    </HeroText>
  )
}

function OtherOffers() {
  const { t } = useLingui()
  return <ButtonLink variant="quiet" wide to="/m/activity">{t`See other offers`}</ButtonLink>
}

function HeroText({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.text}>{children}</p>
      {action}
    </>
  )
}
