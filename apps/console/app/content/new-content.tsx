import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { EditedType } from '@ante/contract/console/list-filters.ts'
import { ContentKey } from '@ante/contract/console/content-fields.ts'
import { HelpKey } from '@ante/contract/console/help.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-aria-components'

import { CallRefused } from '../lib/call-errors.ts'
import { useSite } from '../lib/site.ts'
import { typeText } from '../ui/announcement-texts.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announcementKind } from './announcement-kind.tsx'
import { bannerKind } from './banner-kind.tsx'
import { blankAnnouncement, blankBanner, blankHelp, blankLetter } from './blank-content.ts'
import type { EditedKind } from './content-kind.ts'
import { useContentChanged } from './content-queries.ts'
import { helpKind } from './help-kind.tsx'
import { Labelled } from './labelled.tsx'
import { letterKind } from './letter-kind.tsx'
import { useContentFailure } from './use-content-failure.ts'

export interface NewProps {
  onCancel(): void
}

/** Type and name of a new announcement. */
export function NewAnnouncement(props: NewProps) {
  const { t } = useLingui()
  const [type, setType] = useState<EditedType>('PU')
  return (
    <NewContent {...props} kind={announcementKind} blank={blankAnnouncement(type)}>
      <Labelled label={t`Type`}>
        <Select<EditedType>
          label={t`Type`}
          value={type}
          options={EditedType.options.map((value) => ({ value, label: t(typeText[value]) }))}
          onChange={(chosen) => setType(chosen)}
        />
      </Labelled>
    </NewContent>
  )
}

/** Name of a new banner. */
export const NewBanner = (props: NewProps) => <NewContent {...props} kind={bannerKind} blank={blankBanner} />

/** Name of a new mail letter. */
export const NewLetter = (props: NewProps) => <NewContent {...props} kind={letterKind} blank={blankLetter} />

/** Name of a new help article. */
export function NewHelp(props: NewProps) {
  const { t } = useLingui()
  const names = { isValid: isHelpKey, error: t`Use 1 to 60 lower-case letters, digits and -` }
  return <NewContent {...props} kind={helpKind} blank={blankHelp} names={names} />
}

const isHelpKey = (name: string): boolean => HelpKey.safeParse(name).success

interface NewContentProps<Content> extends NewProps {
  kind: EditedKind<Content>
  blank: Content
  /** Pattern of names, if it is not that of most kinds. */
  names?: { isValid(name: string): boolean; error: string }
  children?: ReactNode
}

/** Name of a new content; creates its first draft, and opens it. */
export function NewContent<Content>({ kind, blank, names, onCancel, children }: NewContentProps<Content>) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const create = useCreate(kind, blank)
  const [key, setKey] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isValid = names ? names.isValid(key) : ContentKey.safeParse(key).success
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (isValid) void create.run(merchant, key)
      }}
    >
      {children}
      <TextField
        label={t`Name`}
        hint={t(kind.texts.nameHint)}
        value={key}
        onChange={setKey}
        maxLength={80}
        error={isSubmitted && !isValid ? (names?.error ?? t`Use 1 to 80 letters, digits, - . _ or :`) : undefined}
        startsFocused
      />
      <DecisionEnd failure={create.failure} action={t`Create draft`} isPending={create.isPending} onCancel={onCancel} />
    </Form>
  )
}

function useCreate<Content>({ name, calls }: EditedKind<Content>, content: Content) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const changed = useContentChanged(name)
  const failureText = useContentFailure()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (merchant: string, key: string) => {
    if (isPending) return
    setPending(true)
    try {
      await calls.save({ merchant, key, content, version: null })
      void changed()
      const kind: ContentKindName = name
      await navigate({ to: '/m/$merchant/content/$kind/$key', params: { merchant, kind, key } })
    } catch (error) {
      const isTaken = error instanceof CallRefused && TAKEN.includes(error.code)
      setFailure(isTaken ? t`Something with this name exists. Choose another name.` : failureText(error))
      setPending(false)
    }
  }
  return { run, isPending, failure }
}

const TAKEN: readonly string[] = ['content.changed', 'content.in_review', 'content.invalid']
