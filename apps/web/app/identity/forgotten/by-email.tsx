import { useState } from 'react'

import type { Forgotten } from './check-email-form.ts'
import { EmailForm } from './email-form.tsx'
import { MailSent } from './mail-sent.tsx'

/** Asks for name and address, and then shows to check the mailbox. */
export function ByEmail() {
  const [asked, setAsked] = useState<Forgotten | null>(null)
  const [isSent, setSent] = useState(false)
  if (asked && isSent) return <MailSent asked={asked} onAgain={() => setSent(false)} />
  return (
    <EmailForm
      asked={asked}
      onSent={(forgotten) => {
        setAsked(forgotten)
        setSent(true)
      }}
    />
  )
}
