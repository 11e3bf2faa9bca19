import { useState } from 'react'

import type { ForgottenField } from './check-email-form.ts'
import { EmailForm } from './email-form.tsx'
import { MailSent } from './mail-sent.tsx'

/** Asks for name and address, and then shows to check the mailbox. */
export function ByEmail() {
  const [requestedField, setRequestedField] = useState<ForgottenField | null>(null)
  const [isSent, setSent] = useState(false)
  if (requestedField && isSent) return <MailSent requested={requestedField} onAgain={() => setSent(false)} />
  return (
    <EmailForm
      requested={requestedField}
      onSent={(forgotten) => {
        setRequestedField(forgotten)
        setSent(true)
      }}
    />
  )
}
