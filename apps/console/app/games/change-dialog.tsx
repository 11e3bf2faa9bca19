import { changeGames } from '@ante/contract/console/game-changes.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { SelectedGame } from './bulk-bar.tsx'
import { changeOf, useActionTexts, useGameProblemText } from './change-texts.ts'
import type { GameAction } from './change-texts.ts'
import { ClassForm } from './class-form.tsx'
import { gameRefusals } from './game-refusals.ts'
import styles from './games.module.css'

addRefusalTexts(gameRefusals)

type Answer = OutputOf<typeof changeGames>

interface ChangeDialogProps {
  action: GameAction
  games: readonly SelectedGame[]
  /** Called when the dialog closes. After a change was sent the selection must be cleared. */
  onClose(isSent: boolean): void
}

/** Changes the selected games after a confirmation with their number, and shows the outcome of each. */
export function ChangeDialog({ action, games, onClose }: ChangeDialogProps) {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const { title, confirm } = useActionTexts()(action, games.length)
  const [answer, setAnswer] = useState<Answer | null>(null)
  // One key for all attempts, so that a repeated confirmation is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const send = async (reason: string, name = '') => {
    const ids = games.map(({ id }) => id)
    setAnswer(await call(changeGames, { merchant, ids, change: changeOf(action, name), reason, key }))
    await client.invalidateQueries({ queryKey: ['games'] })
  }
  const form = { confirmText: confirm, action: title, onCancel: () => onClose(false) }
  return (
    <Overlay title={title} isOpen size={answer ? 'wide' : 'normal'} onClose={() => onClose(answer !== null)}>
      {answer && <Outcomes answer={answer} onClose={() => onClose(true)} />}
      {answer === null &&
        (action === 'addClass' || action === 'removeClass' ? (
          <ClassForm {...form} onConfirm={send} />
        ) : (
          <ConfirmForm {...form} isDanger={action === 'close'} onConfirm={send} />
        ))}
    </Overlay>
  )
}

function Outcomes({ answer: { outcome, games }, onClose }: { answer: Answer; onClose(): void }) {
  const { t } = useLingui()
  const problemText = useGameProblemText()
  const done = games.filter(({ result }) => result === 'done').length
  const unchanged = games.filter(({ result }) => result === 'unchanged').length
  const refused = games.filter(({ result }) => result === 'refused')
  return (
    <>
      {outcome === 'waiting' ? (
        <Notice tone="info">
          <Trans>
            This closes a large share of the vendors' games, so another person must approve it in Approvals. Nothing is
            closed yet.
          </Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Plural value={done} one="# game was changed." other="# games were changed." />{' '}
            {unchanged > 0 && (
              <Plural value={unchanged} one="# had this value already." other="# had this value already." />
            )}
          </p>
          {refused.length > 0 && (
            <div className={styles.outcomes}>
              <SmallTable
                label={t`Games that were not changed`}
                heads={[t`Game`, t`Why it was not changed`]}
                rows={refused.map(({ id, name, problem }) => ({
                  id,
                  cells: [
                    <bdi key="name">{name === '' ? id : name}</bdi>,
                    problem === null ? '' : problemText(problem),
                  ],
                }))}
              />
            </div>
          )}
        </>
      )}
      <FormActions>
        {/* The focus stays in the dialog when the form is gone. */}
        <Button kind="main" {...{ autoFocus: true }} onPress={onClose}>
          <Trans>Close this window</Trans>
        </Button>
      </FormActions>
    </>
  )
}
