import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { ByEmail } from './by-email.tsx'
import { ForgottenFrame } from './forgotten-frame.tsx'

const NO_PROPS = {}
const loadByPhone = async () => (await import('./by-phone.tsx')).ByPhone

type ResetMethod = 'phone' | 'email'

/**
 * Recovery by a code to the phone, if the merchant offers it, or else by mail. Source: product specification 2, "Forgot
 * password".
 */
export function ResetMethods() {
  const { t } = useLingui()
  const byPhone = useFlag('PWRESETSMS3')
  return (
    <ForgottenFrame
      title={t`Forgot your password?`}
      message={t`Set a new one. Your balance and records aren’t affected.`}
    >
      {byPhone ? <PhoneOrEmail /> : <ByEmail />}
    </ForgottenFrame>
  )
}

/** Number and code are kept while the other tab is open. */
function PhoneOrEmail() {
  const { t } = useLingui()
  const [method, setMethod] = useState<ResetMethod>('phone')
  const tabs: Tab<ResetMethod>[] = [
    { id: 'phone', label: t`Phone` },
    { id: 'email', label: t`Email` },
  ]
  return (
    <Tabs label={t`Reset options`} tabs={tabs} active={method} onSelect={(chosen) => setMethod(chosen)} fill>
      <div hidden={method !== 'phone'}>
        <Later isRequested load={loadByPhone} props={NO_PROPS} skeleton={<Skeleton height={360} />} />
      </div>
      {method === 'email' && <ByEmail />}
    </Tabs>
  )
}
