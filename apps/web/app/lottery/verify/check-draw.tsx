import { checkDraw } from '@ante/contract/lottery/draws/check-draw.ts'
import type { DrawCheck } from '@ante/contract/lottery/draws/check-draw.ts'
import type { DrawProof } from '@ante/contract/lottery/draws/draw-proof.ts'
import type { getDraw } from '@ante/contract/lottery/draws/draws.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { isFamily } from '@ante/lottery/family.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMerchantTime } from '../../merchant/public-times.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import styles from './proof.module.css'
import { Verdict } from './verdict.tsx'

type PublishedDraw = OutputOf<typeof getDraw>
type State = { kind: 'unchecked' | 'checking' | 'unable' } | { kind: 'checked'; check: DrawCheck }

/** The proof of a draw, and its verification, which runs on this device. */
export function CheckDraw({ drawn, proof }: { drawn: PublishedDraw; proof: DrawProof }) {
  const { t } = useLingui()
  const [state, setState] = useState<State>({ kind: 'unchecked' })
  const { secret, secretHash } = proof
  const check = async () => {
    setState({ kind: 'checking' })
    setState(await stateOf(drawn, proof))
  }
  const from = useMerchantTime()(proof.publishedAt)
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t`Proof`}</h2>
      <CopyLine label={t`Published hash`} text={secretHash} />
      {secret !== null && <CopyLine label={t`Seed of the day`} text={secret} />}
      <CopyLine label={t`Draw number`} text={`${drawn.gameCode}|${drawn.draw.drawNumber}`} />
      {secret === null ? (
        <p
          className={styles.note}
        >{t`The seed is revealed when the day is over. You can verify this draw from ${from}.`}</p>
      ) : (
        <Button wide busy={state.kind === 'checking'} onClick={() => void check()}>{t`Verify`}</Button>
      )}
      <output className={styles.verdict}>
        {state.kind === 'checked' && <Verdict family={drawn.family} check={state.check} />}
        {state.kind === 'unable' && t`This browser can’t verify it. Copy the seeds and verify them elsewhere.`}
      </output>
    </section>
  )
}

async function stateOf({ gameCode, family, draw }: PublishedDraw, proof: DrawProof): Promise<State> {
  // Undefined on pages without HTTPS, contrary to its type.
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle || !isFamily(family)) return { kind: 'unable' }
  try {
    const proven = { gameCode, drawNumber: draw.drawNumber, result: draw.result, proof }
    const check = await checkDraw(proven, (next) => drawFromBytes(family, next), subtle)
    return check ? { kind: 'checked', check } : { kind: 'unable' }
  } catch {
    return { kind: 'unable' }
  }
}
