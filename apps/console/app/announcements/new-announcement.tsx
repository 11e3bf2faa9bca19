import { EditedType } from '@ante/contract/console/list-filters.ts'
import { AnnouncementKey, saveAnnouncement } from '@ante/contract/console/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { typeText } from '../ui/announcement-texts.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAnnouncementsChanged } from './announcement-queries.ts'
import { blankContent } from './blank-content.ts'
import { Labelled } from './labelled.tsx'

/** Type and name of a new announcement; creates its first draft, and opens it. */
export function NewAnnouncement({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  const changed = useAnnouncementsChanged()
  const failureText = useFailureText()
  const [type, setType] = useState<EditedType>('PU')
  const [key, setKey] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isValid = AnnouncementKey.safeParse(key).success
  const create = async () => {
    setSubmitted(true)
    if (!isValid || isPending) return
    setPending(true)
    try {
      await call(saveAnnouncement, { merchant, key, content: blankContent(type), version: null })
      void changed()
      await navigate({ to: '/m/$merchant/announcements/$key', params: { merchant, key } })
    } catch (error) {
      const isTaken = error instanceof CallRefused && error.code.startsWith('announcement.')
      setFailure(isTaken ? t`An announcement with this name exists. Choose another name.` : failureText(error))
      setPending(false)
    }
  }
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <Labelled label={t`Type`}>
        <Select<EditedType>
          label={t`Type`}
          value={type}
          options={EditedType.options.map((value) => ({ value, label: t(typeText[value]) }))}
          onChange={(chosen) => setType(chosen)}
        />
      </Labelled>
      <TextField
        label={t`Name`}
        hint={t`For staff only, for example weekend-bonus. It can't be changed later.`}
        value={key}
        onChange={setKey}
        maxLength={80}
        error={isSubmitted && !isValid ? t`Use 1 to 80 letters, digits, - . _ or :` : undefined}
        startsFocused
      />
      <DecisionEnd failure={failure} action={t`Create draft`} isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}
