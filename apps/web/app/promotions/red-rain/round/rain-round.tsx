import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'

import { useModal } from '../../../ui/use-modal.ts'
import type { Play } from '../use-play.ts'
import { OpenedEnvelope } from './opened-envelope.tsx'
import { Opening } from './opening.tsx'
import { Raining } from './raining.tsx'
import styles from './round.module.css'

interface RainRoundProps {
  rain: RedRain
  play: Play
}

/** A full-screen play: the rain, then the reward. If it is closed in between, the page offers to continue it. */
export function RainRound({ rain, play }: RainRoundProps) {
  const { t } = useLingui()
  const { round } = play
  const ref = useModal(round !== null, play.close)
  return (
    <dialog ref={ref} tabIndex={-1} className={styles.round} aria-label={t`Red rain`} onClose={play.close}>
      {round?.kind === 'raining' && <Raining key={round.play.playId} rain={rain} round={round} play={play} />}
      {round?.kind === 'opening' && <Opening round={round} play={play} />}
      {round?.kind === 'opened' && <OpenedEnvelope claimed={round.claimed} rain={rain} play={play} />}
    </dialog>
  )
}
