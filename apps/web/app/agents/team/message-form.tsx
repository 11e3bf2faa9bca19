import { sendTeamMessage, MAX_TEAM_MESSAGE_LENGTH } from '@ante/contract/agents/team-message.ts'
import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { messageFailure } from './refusals.ts'
import styles from './team.module.css'

interface MessageFormProps {
  /** The receiver; null for all direct downlines. */
  to: { memberId: string; account: string } | null
  onDone(): void
}

/** A plain-text message, delivered by mail. */
export function MessageForm({ to, onDone }: MessageFormProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const { mutate, error, isPending } = useKeyedCall(sendTeamMessage, () =>
    to ? t`Message to ${to.account}` : t`Message to all direct downlines`,
  )
  const count = lengthOf(cleanText(text))
  const isGood = count > 0 && count <= MAX_TEAM_MESSAGE_LENGTH
  const send = () => {
    const onSuccess = ({ readers }: { readers: number }) => {
      showToast(t`${plural(readers, { one: 'Sent to # member.', other: 'Sent to # members.' })}`)
      onDone()
    }
    if (isGood) mutate({ ...(to && { memberId: to.memberId }), text }, { onSuccess })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextAreaField
        label={to ? t`Message to ${to.account}` : t`Message to all direct downlines`}
        hint={t`It’s delivered to their inbox.`}
        rows={5}
        value={text}
        lengthLimit={MAX_TEAM_MESSAGE_LENGTH}
        onType={setText}
      />
      <Alert message={error ? i18n._(messageFailure(error)) : null} />
      <div className={styles.actions}>
        <Button type="submit" wide busy={isPending} disabled={!isGood}>{t`Send`}</Button>
        <Button variant="quiet" wide onClick={onDone}>{t`Not now`}</Button>
      </div>
    </form>
  )
}
