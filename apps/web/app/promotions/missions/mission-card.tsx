import type { Mission } from '@ante/contract/promotions/missions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { useConnection } from '../../lib/calls/connection.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { playedFor } from '../offer/example.ts'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import styles from './missions.module.css'
import { useClaimMission } from './use-claim-mission.ts'
import { useMissionTexts } from './use-mission-texts.ts'

const ICONS: Record<Mission['targetType'], IconName> = {
  deposit: 'deposit',
  betVolume: 'play',
  wins: 'trophy',
  loginDays: 'check',
}

interface MissionCardProps {
  mission: Mission
  currency: string
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
}

/** One mission: its task, its progress, its reward, and the next step. */
export function MissionCard({ mission, currency, now, receivedAt }: MissionCardProps) {
  const { t, i18n } = useLingui()
  const texts = useMissionTexts(currency)
  const { targetType, target, progress, reward, period, status, resetsAt, multiple } = mission
  const [progressText, targetText] = [texts.formatValue(mission, progress), texts.formatValue(mission, target)]
  const title = texts.title(mission)
  const toPlay = formatMoney({ amount: playedFor(reward, multiple), currency }, i18n.locale)
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.head}>
        <span className={styles.badge}>
          <Icon name={status === 'claimed' ? 'check' : ICONS[targetType]} size={22} />
        </span>
        <div className={styles.subject}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.soft}>{texts.period[period]}</p>
        </div>
        <p className={styles.reward}>
          <Money amount={reward} currency={currency} />
        </p>
      </div>
      <ProgressBar label={title} value={Number(progress)} max={Number(target)} />
      <p className={styles.figures}>
        <span>
          <Trans>
            <bdi>{progressText}</bdi> of <bdi>{targetText}</bdi>
          </Trans>
        </span>
        {resetsAt && <TimeLeft until={resetsAt} now={now} receivedAt={receivedAt} format={(left) => t`${left} left`} />}
      </p>
      {status === 'issued' && Number(multiple) > 0 && (
        <p className={styles.soft}>{t`Wager ${toPlay} in total before withdrawing.`}</p>
      )}
      <NextStep mission={mission} />
    </article>
  )
}

function NextStep({ mission }: { mission: Mission }): ReactNode {
  const { t } = useLingui()
  const { status, targetType } = mission
  if (status === 'issued') return <Claim mission={mission} />
  if (status === 'claimed') return <p className={styles.caption}>{t`Completed and claimed`}</p>
  if (status === 'closed') return <p className={styles.soft}>{t`The time to claim this has passed.`}</p>
  if (targetType === 'loginDays') return null
  if (targetType === 'deposit') return <ButtonLink wide variant="quiet" to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
  return <ButtonLink wide variant="quiet" to="/m/gameCenter">{t`Go to games`}</ButtonLink>
}

function Claim({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const { online } = useConnection()
  const { claim, isClaiming, failure } = useClaimMission(mission)
  if (useIsExcluded()) return <ExclusionNote />
  return (
    <>
      <Alert message={failure} />
      <Button variant="reward" wide busy={isClaiming} disabled={!online} onClick={claim}>
        {t`Claim`}
      </Button>
    </>
  )
}
