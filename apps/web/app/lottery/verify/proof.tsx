import type { getDraw } from '@ante/contract/lottery/draws/draws.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { Id } from '../../ui/id.tsx'
import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { drawsAddress } from '../kit/addresses.ts'
import { DrawingBalls } from '../kit/balls/drawing-balls.tsx'
import { WholeResult } from '../kit/balls/whole-result.tsx'
import { provenDraw } from '../kit/queries.ts'
import { CheckDraw } from './check-draw.tsx'
import styles from './proof.module.css'

type PublishedDraw = OutputOf<typeof getDraw>

export function Proof({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }) {
  const { t } = useLingui()
  const { data: drawn } = useSuspenseQuery(provenDraw({ gameCode, drawNumber }))
  if (!drawn) {
    return (
      <EmptyState
        picture="/pictures/states/draw.svg"
        title={t`Draw not found`}
        action={<ButtonLink to="/m/startLottery">{t`Draw results`}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Result drawn={drawn} />
      {drawn.proof ? <Steps /> : <p className={styles.text}>{t`This result comes from an external public draw.`}</p>}
      {drawn.proof && <CheckDraw drawn={drawn} proof={drawn.proof} />}
      <ButtonLink variant="quiet" wide to={drawsAddress(gameCode)}>{t`More draws of this game`}</ButtonLink>
    </>
  )
}

function Result({ drawn }: { drawn: PublishedDraw }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { draw, family, name } = drawn
  return (
    <section className={styles.card} aria-label={t`Draw result`}>
      <h2 className={styles.title} dir="auto">
        {name}
      </h2>
      <p className={styles.time}>
        <Id>{draw.drawNumber}</Id>
        <Moment at={draw.drawAt} zone={zone} />
      </p>
      {draw.result === null ? <DrawingBalls family={family} /> : <WholeResult family={family} result={draw.result} />}
      {drawn.wasReversed && <p className={styles.text}>{t`A wrong result was voided and corrected.`}</p>}
    </section>
  )
}

/** Explanation for first-time users. */
function Steps() {
  const { t } = useLingui()
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t`Why a draw can’t be manipulated`}</h2>
      <ol className={styles.steps}>
        <li>{t`Before the day starts, we lock a seed and publish its hash. No other seed matches this hash.`}</li>
        <li>{t`The result depends only on the seed and the draw number, never on the bets.`}</li>
        <li>{t`When the day is over, the seed is revealed and your phone can reproduce the same numbers.`}</li>
      </ol>
    </section>
  )
}
