import { REALITY_MINUTES, setRealityCheck } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'

import { Alert } from '../ui/alert.tsx'
import { Choice, Choices } from '../ui/choices.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import styles from './safe-play.module.css'
import { useResponsibleGamingCall } from './use-responsible-gaming-call.ts'

/** Interval of the reality check during games. */
export function RealityChoice({ minutes }: { minutes: number }) {
  const { t } = useLingui()
  const change = useResponsibleGamingCall(setRealityCheck)
  return (
    <section className={styles.part}>
      <SectionHead title={t`Reality check`} />
      <div className={styles.card}>
        <Alert message={change.failure} />
        <Choices title={t`Pause the game and show your playing time every`}>
          {REALITY_MINUTES.map((one) => (
            <Choice key={one} on={one === minutes} onTap={() => change.mutate({ minutes: one })}>
              {t`${one} minutes`}
            </Choice>
          ))}
        </Choices>
      </div>
    </section>
  )
}
