import { useLingui } from '@lingui/react/macro'

import { Segments } from '../parts/segments.tsx'
import { Stepper } from '../../kit/stepper.tsx'
import { Switch } from '../parts/switch.tsx'
import styles from './chase.module.css'
import type { ChaseChoice } from './use-chase.ts'

interface ChaseFormProps {
  choice: ChaseChoice
  /** Maximum number of draws of the plan. */
  most: number
  maxMultiple: number
  /** Whether a plan by profit is offered; the result of a hit is undefined with several rows. */
  mayEarn: boolean
  change(part: Partial<ChaseChoice>): void
}

const PERCENT_AT_MOST = 1_000

/** Form of a chase: the number of draws, the growth of the multiple, and the stop condition. */
export function ChaseForm({ choice, most, maxMultiple, mayEarn, change }: ChaseFormProps) {
  const { t } = useLingui()
  const { kind } = choice
  const kinds = [
    { id: 'same', words: t`Same` },
    { id: 'double', words: t`Double` },
    ...(mayEarn ? [{ id: 'profit', words: t`By profit` } as const] : []),
  ] as const
  return (
    <div className={styles.form}>
      <Segments label={t`Multiple`} choices={kinds} chosen={kind} onChoose={(next) => change({ kind: next })} />
      <Stepper
        label={t`Issues`}
        value={Math.min(choice.count, most)}
        maximum={most}
        onChange={(count) => change({ count })}
      />
      <Stepper
        label={t`Multiple`}
        value={choice.multiple}
        maximum={maxMultiple}
        onChange={(multiple) => change({ multiple })}
      />
      {kind === 'double' && (
        <Stepper label={t`Double after`} value={choice.every} maximum={most} onChange={(every) => change({ every })} />
      )}
      {kind === 'profit' && (
        <Stepper
          label={t`Profit in percent`}
          value={choice.percent}
          maximum={PERCENT_AT_MOST}
          onChange={(percent) => change({ percent })}
        />
      )}
      <Switch
        words={t`Stop when it wins`}
        about={t`What is left comes back.`}
        on={choice.stopOnHit}
        onChange={(stopOnHit) => change({ stopOnHit })}
      />
      <Switch
        words={t`Skip a number that has just been drawn`}
        about={t`Its stake comes back.`}
        on={choice.abandoning}
        onChange={(abandoning) => change({ abandoning })}
      />
    </div>
  )
}
