import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import styles from './record-sheet.module.css'

type Outcome = 'unchecked' | 'checking' | 'kept' | 'seedChanged' | 'numbersChanged' | 'unable'

/** The seeds that the round was drawn from, and a check that anybody can do with them. */
export function Fairness({ proof }: { proof: FairnessProof }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>('unchecked')
  const check = async () => {
    setOutcome('checking')
    setOutcome(await outcomeOf(proof))
  }
  return (
    <details className={styles.fairness}>
      <summary className={styles.summary}>
        {t`Provably fair`}
        <Icon name="chevron" size={18} turns />
      </summary>
      <p className={styles.soft}>
        {t`The game promised its secret before you played by showing the hash. With both seeds anybody can draw the same numbers again.`}
      </p>
      <CopyLine label={t`Promised hash`} text={proof.serverSeedHash} />
      {proof.serverSeed !== null && <CopyLine label={t`Secret of the game`} text={proof.serverSeed} />}
      <CopyLine label={t`Your seed`} text={proof.clientSeed} />
      <CopyLine label={t`Round number`} text={String(proof.nonce)} />
      <CopyLine label={t`Numbers drawn`} text={proof.draws.map(({ number }) => number).join(', ')} />
      {proof.serverSeed === null ? (
        <p className={styles.note}>{t`The secret is shown when the round is over. Then you can check it here.`}</p>
      ) : (
        <Button look="quiet" wide busy={outcome === 'checking'} onClick={() => void check()}>{t`Check it`}</Button>
      )}
      <Verdict outcome={outcome} />
    </details>
  )
}

async function outcomeOf(proof: FairnessProof): Promise<Outcome> {
  // Missing on plain HTTP, whatever the type says.
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return 'unable'
  try {
    const check = await checkFairness(proof, subtle)
    if (!check) return 'unable'
    if (!check.seedKept) return 'seedChanged'
    return check.numbersKept ? 'kept' : 'numbersChanged'
  } catch {
    return 'unable'
  }
}

function Verdict({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui()
  return (
    <output className={styles.verdict} data-good={outcome === 'kept'}>
      {outcome === 'kept' && <Said icon="check">{t`Fair: the seeds give exactly these numbers.`}</Said>}
      {outcome === 'seedChanged' && (
        <Said icon="warning">{t`The secret is not the promised one. Copy the round for support.`}</Said>
      )}
      {outcome === 'numbersChanged' && (
        <Said icon="warning">{t`The seeds give other numbers. Copy the round for support.`}</Said>
      )}
      {outcome === 'unable' && (
        <Said icon="info">{t`This browser cannot check it. Copy the seeds and check them elsewhere.`}</Said>
      )}
    </output>
  )
}

function Said({ icon, children }: { icon: 'check' | 'warning' | 'info'; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </>
  )
}
