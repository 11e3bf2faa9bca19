import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { useLingui } from '@lingui/react/macro'
import { Bold, Heading, Italic, Link as LinkIcon, List, ListOrdered, Quote, Underline } from 'lucide-react'
import { useState } from 'react'
import { Form, ToggleButton, Toolbar } from 'react-aria-components'

import { Button } from '../ui/button.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './content.module.css'

export type Format = 'bold' | 'italic' | 'underline' | 'heading' | 'list' | 'numbers' | 'quote'

/** Formats at the cursor, and the address of a link there. */
export type FormatState = Record<Format, boolean> & { link: string | null }

export interface ToolsProps {
  on: FormatState
  onToggle(format: Format): void
  onLink(address: string): void
}

/** The buttons over a formatted text. */
export function RichTextTools({ on, onToggle, onLink }: ToolsProps) {
  const { t } = useLingui()
  const [isLinking, setLinking] = useState(false)
  const tools = [
    { format: 'bold', name: t`Bold`, Icon: Bold },
    { format: 'italic', name: t`Italic`, Icon: Italic },
    { format: 'underline', name: t`Underline`, Icon: Underline },
    { format: 'heading', name: t`Heading`, Icon: Heading },
    { format: 'list', name: t`List`, Icon: List },
    { format: 'numbers', name: t`Numbered list`, Icon: ListOrdered },
    { format: 'quote', name: t`Quote`, Icon: Quote },
  ] as const
  return (
    <>
      <Toolbar aria-label={t`Format`} className={styles.tools ?? ''}>
        {tools.map(({ format, name, Icon }) => (
          <ToggleButton
            key={format}
            aria-label={name}
            className={styles.tool ?? ''}
            isSelected={on[format]}
            onChange={() => onToggle(format)}
          >
            <Icon size={15} aria-hidden />
          </ToggleButton>
        ))}
        <ToggleButton
          aria-label={t`Add or change a link`}
          className={styles.tool ?? ''}
          isSelected={on.link !== null}
          onChange={() => setLinking(true)}
        >
          <LinkIcon size={15} aria-hidden />
        </ToggleButton>
      </Toolbar>
      <Overlay title={t`Link`} isOpen={isLinking} onClose={() => setLinking(false)}>
        <LinkForm current={on.link ?? ''} onLink={onLink} onClose={() => setLinking(false)} />
      </Overlay>
    </>
  )
}

interface LinkFormProps extends Pick<ToolsProps, 'onLink'> {
  current: string
  onClose(): void
}

/** Target of the selected words. */
function LinkForm({ current, onLink, onClose }: LinkFormProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState(current)
  const [isSubmitted, setSubmitted] = useState(false)
  const isValid = address === '' || safeAddress(address) !== undefined
  return (
    <Form
      className={styles.part ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (!isValid) return
        onLink(address)
        onClose()
      }}
    >
      <TextField
        label={t`Address`}
        hint={t`A page of the site (/m/activity) or https://. Empty: no link.`}
        value={address}
        onChange={setAddress}
        error={
          isSubmitted && !isValid ? t`Use a path of the site, or an address that begins with https://.` : undefined
        }
        startsFocused
      />
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit">{t`Apply`}</Button>
      </FormActions>
    </Form>
  )
}
