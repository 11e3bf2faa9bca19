import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { AnyLink } from '../../ui/any-link.tsx'
import { Icon, Stroke } from '../../ui/icon.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import styles from './record-sheet.module.css'

/** Icon of a link that opens a separate tab: an arrow that leaves a box. */
const OUT = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6'

type Outcome = 'unchecked' | 'checking' | 'kept' | 'seedChanged' | 'numbersChanged' | 'unable'

/**
 * The round's seeds, a verification in this page, and a link to the vendor's own verification page as an independent
 * alternative.
 */
export function Fairness({ proof, page }: { proof: FairnessProof; page: string | null }) {
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
        {t`The game showed the hash of its server seed before you played. With both seeds, anyone can reproduce the same numbers.`}
      </p>
      <CopyLine label={t`Published hash`} text={proof.serverSeedHash} />
      {proof.serverSeed !== null && <CopyLine label={t`Server seed`} text={proof.serverSeed} />}
      <CopyLine label={t`Your seed`} text={proof.clientSeed} />
      <CopyLine label={t`Round number`} text={String(proof.nonce)} />
      {proof.draws.length > 0 && (
        <CopyLine label={t`Drawn numbers`} text={proof.draws.map(({ number }) => number).join(', ')} />
      )}
      {proof.serverSeed === null ? (
        <p className={styles.note}>{t`The server seed is revealed after the round. You can verify it here then.`}</p>
      ) : (
        <Button variant="quiet" wide busy={outcome === 'checking'} onClick={() => void check()}>{t`Verify`}</Button>
      )}
      <Verdict outcome={outcome} />
      {page !== null && (
        <AnyLink to={page} className={styles.proofPage}>
          {t`Verify with the provider`}
          <Stroke path={OUT} size={18} />
        </AnyLink>
      )}
    </details>
  )
}

async function outcomeOf(proof: FairnessProof): Promise<Outcome> {
  // Missing on plain HTTP, despite its type.
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return 'unable'
  try {
    const check = await checkFairness(proof, subtle)
    if (!check) return 'unable'
    if (!check.seedMatches) return 'seedChanged'
    return check.numbersMatch ? 'kept' : 'numbersChanged'
  } catch {
    return 'unable'
  }
}

function Verdict({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui()
  return (
    <output className={styles.verdict} data-good={outcome === 'kept'}>
      {outcome === 'kept' && (
        <VerdictText icon="check">{t`Fair: the seeds produce exactly these numbers.`}</VerdictText>
      )}
      {outcome === 'seedChanged' && (
        <VerdictText icon="warning">{t`The server seed doesn’t match the published hash. Copy the round for customer service.`}</VerdictText>
      )}
      {outcome === 'numbersChanged' && (
        <VerdictText icon="warning">{t`The seeds produce different numbers. Copy the round for customer service.`}</VerdictText>
      )}
      {outcome === 'unable' && (
        <VerdictText icon="info">{t`This browser can’t verify it. Copy the seeds and verify them elsewhere.`}</VerdictText>
      )}
    </output>
  )
}

function VerdictText({ icon, children }: { icon: 'check' | 'warning' | 'info'; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </>
  )
}
