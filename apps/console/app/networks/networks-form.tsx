import { Network, updateNetworks } from '@ante/contract/staff/networks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './networks.module.css'

/** Form that replaces the whole list of allowed networks, after a confirmation. */
export function NetworksForm({ networks, onClose }: { networks: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [draft, setDraft] = useState(networks)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const added = draft.filter((network) => !networks.includes(network))
  const removed = networks.filter((network) => !draft.includes(network))
  const add = () => {
    const network = typed.trim()
    if (!Network.safeParse(network).success)
      return setError(t`Enter an address such as 203.0.113.7, or a network such as 203.0.113.0/24.`)
    if (!draft.includes(network)) setDraft([...draft, network])
    setTyped('')
    setError(undefined)
  }
  const save = async (reason: string) => {
    await call(updateNetworks, { merchant, networks: [...draft], reason })
    announce(t`The list was changed.`)
    onClose()
    await client.invalidateQueries({ queryKey: ['networks'] })
  }
  const changeTexts = [
    ...(added.length > 0 ? [t`Add: ${added.join(', ')}.`] : []),
    ...(removed.length > 0 ? [t`Remove: ${removed.join(', ')}.`] : []),
    ...(draft.length === 0 ? [t`All addresses will be allowed.`] : []),
  ]
  return (
    <div className={styles.form}>
      <Form
        className={styles.add ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField label={t`Address or network`} value={typed} onChange={setTyped} error={error} startsFocused />
        <Button type="submit">
          <Plus size={14} aria-hidden />
          <Trans>Add</Trans>
        </Button>
      </Form>
      <ul className={styles.list} aria-label={t`Allowed networks`}>
        {draft.map((network) => (
          <li key={network} className={styles.row}>
            <code>{network}</code>
            <Button
              kind="quiet"
              size="small"
              isIcon
              aria-label={t`Remove ${network}`}
              onPress={() => setDraft(draft.filter((other) => other !== network))}
            >
              <X size={14} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <FormActions onCancel={onClose}>
        <Button
          kind="main"
          isDisabled={added.length + removed.length === 0 || typed.trim() !== ''}
          onPress={() => setConfirming(true)}
        >
          <Trans>Save</Trans>
        </Button>
      </FormActions>
      <Overlay title={t`Change the list`} isOpen={isConfirming} onClose={() => setConfirming(false)}>
        <ConfirmForm
          confirmText={changeTexts.join(' ')}
          action={t`Save`}
          onConfirm={save}
          onCancel={() => setConfirming(false)}
        />
      </Overlay>
    </div>
  )
}
