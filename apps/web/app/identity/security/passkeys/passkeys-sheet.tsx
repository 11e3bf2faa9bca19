import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { hasPasskeys } from '../../../lib/browser/passkey-support.ts'
import { Button } from '../../../ui/button.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DoneTexts } from '../done-texts.tsx'
import { NoPassword } from '../no-password.tsx'
import { accountGuards, passkeys } from '../queries.ts'
import type { GuardSheetProps } from '../security-sheets.tsx'
import sheet from '../sheet-text.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RemovePasskey } from './remove-passkey.tsx'

/** The account's passkeys: list, add, remove. */
export function PasskeysSheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Passkeys`} onClose={onClose}>
      <PageSection key={openCount} skeleton={<Skeleton height={240} />}>
        <Passkeys />
      </PageSection>
    </Sheet>
  )
}

type Step = { kind: 'list'; done: string | null } | { kind: 'add' } | { kind: 'remove'; id: string; name: string }

function Passkeys() {
  const { t } = useLingui()
  const { data: guards } = useSuspenseQuery(accountGuards)
  const { data } = useSuspenseQuery(passkeys)
  const [step, setStep] = useState<Step>({ kind: 'list', done: null })
  const list = (done: string | null = null) => setStep({ kind: 'list', done })
  if (!guards.hasPassword) return <NoPassword />
  if (step.kind === 'add') return <AddPasskey onDone={() => list(t`Passkey added.`)} onBack={() => list()} />
  if (step.kind === 'remove')
    return (
      <RemovePasskey id={step.id} name={step.name} onDone={() => list(t`Passkey removed.`)} onBack={() => list()} />
    )
  return (
    <>
      <p className={sheet.text}>
        {t`A passkey is stored on your phone or computer. You log in with your fingerprint, face or screen lock. It only works on this site.`}
      </p>
      <DoneTexts texts={step.done} />
      <PasskeyList passkeys={data.passkeys} onRemove={({ id, name }) => setStep({ kind: 'remove', id, name })} />
      {hasPasskeys() ? (
        <Button wide onClick={() => setStep({ kind: 'add' })}>{t`Add passkey`}</Button>
      ) : (
        <p className={sheet.text}>
          {t`This browser doesn’t support passkeys. Use a newer browser and the site’s https address.`}
        </p>
      )}
    </>
  )
}
