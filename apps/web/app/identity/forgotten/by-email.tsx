import { useState } from 'react'

import type { ForgottenField } from './check-email-form.ts'
import { EmailForm } from './email-form.tsx'
import { MailSent } from './mail-sent.tsx'

/** Asks for name and address, and then shows to check the mailbox. */
export function ByEmail() {
  const [requested, setRequested] = useState<ForgottenField | null>(null)
  const [isSent, setSent] = useState(false)
  if (requested && isSent) return <MailSent requested={requested} onAgain={() => setSent(false)} />
  return (
    <EmailForm
      requested={requested}
      onSent={(forgotten) => {
        setRequested(forgotten)
        setSent(true)
      }}
    />
  )
}
