import { parseDateTime, toZoned } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { FormActions } from '../ui/overlay.tsx'
import { TimeField } from '../ui/time-field.tsx'

interface SnoozeFormProps {
  onSnooze(until: string): Promise<unknown>
  onCancel(): void
}

/** Chooses the time at which a case returns to its list. */
export function SnoozeForm({ onSnooze, onCancel }: SnoozeFormProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const [until, setUntil] = useState('')
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (until !== '') void onSnooze(toZoned(parseDateTime(until), zone).toAbsoluteString())
      }}
    >
      <TimeField
        label={t`Until`}
        hint={t`Within 30 days. A message of the player ends the snooze earlier.`}
        value={until}
        isRequired
        isDay={false}
        zone={zone}
        special={[]}
        onChange={setUntil}
      />
      <FormActions onCancel={onCancel}>
        <Button kind="main" type="submit" isDisabled={until === ''}>
          {t`Snooze`}
        </Button>
      </FormActions>
    </Form>
  )
}
