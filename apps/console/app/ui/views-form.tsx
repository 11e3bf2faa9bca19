import { searchFields } from '@ante/contract/console/search-fields.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { deleteView, saveView } from '@ante/contract/console/views.ts'
import type { listViews } from '@ante/contract/console/views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from './button.tsx'
import confirm from './confirm-form.module.css'
import { Checkbox } from './checkbox.tsx'
import { useFailureText } from './failure-text.ts'
import { Notice } from './notice.tsx'
import { FormActions } from './overlay.tsx'
import { TextField } from './text-field.tsx'
import { announce } from './toasts.tsx'
import styles from './views-form.module.css'

interface ViewsFormProps {
  screen: string
  views: OutputOf<typeof listViews>['views']
  search: Readonly<Record<string, string | undefined>>
  onClose(): void
}

/** Form that saves the current filters and columns of a list as a view, and deletes own views. */
export function ViewsForm({ screen, views, search, onClose }: ViewsFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const reload = () => client.invalidateQueries({ queryKey: ['views', merchant, screen] })
  const saving = useMutation({
    mutationFn: () => {
      const view = { merchant, screen, name: name.trim(), isShared }
      return call(saveView, { ...view, search: searchFields(search) })
    },
    onSuccess: async () => {
      announce(t`View saved.`)
      onClose()
      await reload()
    },
  })
  const deleting = useMutation({ mutationFn: (id: string) => call(deleteView, { merchant, id }), onSuccess: reload })
  const error = saving.error ?? deleting.error
  const own = views.filter(({ isOwn }) => isOwn)
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (name.trim()) saving.mutate()
      }}
    >
      <TextField
        label={t`Name`}
        hint={t`Filters, sort and columns as they are now. An own view with this name is replaced.`}
        error={isSubmitted && !name.trim() ? t`Enter a name.` : undefined}
        value={name}
        onChange={setName}
        maxLength={60}
        startsFocused
      />
      <Checkbox isSelected={isShared} onChange={setShared}>
        <Trans>Share with all staff of this merchant</Trans>
      </Checkbox>
      {error && <Notice tone="bad">{failureText(error)}</Notice>}
      {own.length > 0 && (
        <ul className={styles.list} aria-label={t`Own views`}>
          {own.map((view) => (
            <li key={view.id} className={styles.row}>
              <span>{view.name}</span>
              <Button
                kind="quiet"
                size="small"
                isIcon
                aria-label={t`Delete ${view.name}`}
                isPending={deleting.isPending}
                onPress={() => deleting.mutate(view.id)}
              >
                <Trash2 size={14} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit" isPending={saving.isPending}>
          <Trans>Save view</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
