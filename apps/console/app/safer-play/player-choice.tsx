import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import type { FoundPlayer } from '@ante/contract/console/players/search-players.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './safer-play.module.css'

export interface ChosenPlayer {
  id: string
  account: string
}

interface PlayerChoiceProps {
  onChoose(player: ChosenPlayer): void
  onCancel(): void
}

/** Finds a player by what a caller can say: account, phone or mail. A single match is chosen at once. */
export function PlayerChoice({ onChoose, onCancel }: PlayerChoiceProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly FoundPlayer[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const find = async () => {
    setFailure(null)
    setPending(true)
    try {
      const { groups } = await call(searchPlayers, { merchant, searched: typed.trim() })
      const players = new Map(groups.flatMap(({ players: ofGroup }) => ofGroup).map((player) => [player.id, player]))
      const [first] = players.values()
      if (first && players.size === 1) onChoose(first)
      else setFound([...players.values()])
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') void find()
      }}
    >
      <TextField
        label={t`Player`}
        hint={t`Account, phone number or mail address. The search is in the audit log, without the text.`}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        startsFocused
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {found !== null && (
        <ul className={styles.found} aria-label={t`Found players`}>
          {found.length === 0 && (
            <li>
              <Trans>No player found.</Trans>
            </li>
          )}
          {found.map((player) => (
            <li key={player.id}>
              <Button kind="quiet" onPress={() => onChoose(player)}>
                <bdi>{player.account}</bdi>
                <small>{player.mobile ?? player.id}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormActions onCancel={onCancel}>
        <Button kind="main" type="submit" isPending={isPending} isDisabled={typed.trim() === ''}>
          <Trans>Find</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
