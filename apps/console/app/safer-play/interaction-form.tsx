import { InteractionTrigger } from '@ante/contract/console/list-filters.ts'
import { InteractionChannel, InteractionMeasure, recordInteraction } from '@ante/contract/console/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { ActionForm } from '../players/action-form.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { PlayerChoice } from './player-choice.tsx'
import type { ChosenPlayer } from './player-choice.tsx'
import { channelTexts, measureTexts, triggerTexts } from './safer-play-texts.ts'
import styles from './safer-play.module.css'

interface InteractionFormProps {
  /** A begun interaction, which the record completes. */
  draft?: { id: string; player: ChosenPlayer }

  onDone(): Promise<unknown> | void
  onCancel(): void
}

/** Records an interaction: why, how, what was considered, what was done, and what was said. */
export function InteractionForm({ draft, onDone, onCancel }: InteractionFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [player, setPlayer] = useState<ChosenPlayer | null>(draft?.player ?? null)
  const [trigger, setTrigger] = useState<InteractionTrigger>(draft ? 'askedForHelp' : 'losses')
  const [channel, setChannel] = useState<InteractionChannel>(draft ? 'chat' : 'phone')
  const [considered, setConsidered] = useState<readonly InteractionMeasure[]>([])
  const [done, setDone] = useState<readonly InteractionMeasure[]>([])
  const [note, setNote] = useState('')
  // The same for a repeated call after a lost answer.
  const [key] = useState(() => crypto.randomUUID())
  if (!player) return <PlayerChoice onChoose={setPlayer} onCancel={onCancel} />
  const consider = (measure: InteractionMeasure, isConsidered: boolean) => {
    setConsidered(changed(considered, measure, isConsidered))
    if (!isConsidered) setDone(changed(done, measure, false))
  }
  const take = (measure: InteractionMeasure, isDone: boolean) => {
    setDone(changed(done, measure, isDone))
    if (isDone) setConsidered(changed(considered, measure, true))
  }
  return (
    <ActionForm
      endpoint={recordInteraction}
      inputOf={() => ({
        merchant,
        player: player.id,
        trigger,
        channel,
        considered: [...considered],
        done: [...done],
        note,
        key,
        ...(draft && { draft: draft.id }),
      })}
      confirmText={t`The record of ${player.account} can't be changed. It has the deposits, withdrawals and results of the last 7 and 30 days; those of the days after are added.`}
      action={t`Record`}
      hasReason={false}
      onDone={() => {
        announce(t`Interaction recorded.`)
        return onDone()
      }}
      onCancel={onCancel}
    >
      {(isInvalid) => (
        <>
          <div className={styles.choices}>
            <Select<InteractionTrigger>
              label={t`Why`}
              value={trigger}
              options={InteractionTrigger.options.map((value) => ({ value, label: t(triggerTexts[value]) }))}
              onChange={(chosen) => setTrigger(chosen)}
            />
            <Select<InteractionChannel>
              label={t`How`}
              value={channel}
              options={InteractionChannel.options.map((value) => ({ value, label: t(channelTexts[value]) }))}
              onChange={(chosen) => setChannel(chosen)}
            />
          </div>
          <table className={styles.measures}>
            <thead>
              <tr>
                <th scope="col">{t`Measure`}</th>
                <th scope="col">{t`Considered`}</th>
                <th scope="col">{t`Done`}</th>
              </tr>
            </thead>
            <tbody>
              {InteractionMeasure.options.map((measure) => {
                const name = t(measureTexts[measure])
                return (
                  <tr key={measure}>
                    <th scope="row">{name}</th>
                    <td>
                      <Checkbox
                        label={t`${name}: considered`}
                        isSelected={considered.includes(measure)}
                        onChange={(chosen) => consider(measure, chosen)}
                      />
                    </td>
                    <td>
                      <Checkbox
                        label={t`${name}: done`}
                        isSelected={done.includes(measure)}
                        onChange={(chosen) => take(measure, chosen)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {isInvalid('considered') && <p role="alert" className={styles.invalid}>{t`Choose at least one measure.`}</p>}
          <TextField
            label={t`What was said, and why nothing else was done`}
            value={note}
            onChange={setNote}
            error={isInvalid('note') ? t`Enter at least 3 characters.` : undefined}
            isLong
          />
        </>
      )}
    </ActionForm>
  )
}

const changed = (measures: readonly InteractionMeasure[], measure: InteractionMeasure, isChosen: boolean) =>
  isChosen ? [...measures.filter((one) => one !== measure), measure] : measures.filter((one) => one !== measure)
