import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { useCode } from '../mobile/use-code.ts'
import { useMobile } from '../mobile/use-mobile.ts'
import { ByEmail } from './by-email.tsx'
import { ByPhone } from './by-phone.tsx'
import { ForgottenEntrance } from './forgotten-entrance.tsx'

type WayBack = 'phone' | 'email'

/** By a code to the phone, where the merchant offers it, or else by a mail. Source: product specification 2, "Forgot password". */
export function WaysBack() {
  const { t } = useLingui()
  const byPhone = useFlag('PWRESETSMS3')
  return (
    <ForgottenEntrance
      title={t`Forgot your password?`}
      words={t`Set a new one. Your balance and your records stay as they are.`}
    >
      {byPhone ? <PhoneOrEmail /> : <ByEmail />}
    </ForgottenEntrance>
  )
}

/** Number and code stay while somebody looks at the other way. */
function PhoneOrEmail() {
  const { t } = useLingui()
  const [way, setWay] = useState<WayBack>('phone')
  const mobile = useMobile()
  const code = useCode('PWRESETSMS3')
  const tabs: Tab<WayBack>[] = [
    { id: 'phone', label: t`Phone` },
    { id: 'email', label: t`E-mail` },
  ]
  return (
    <Tabs label={t`How to get a new password`} tabs={tabs} active={way} onSelect={(chosen) => setWay(chosen)} fill>
      {way === 'phone' ? <ByPhone mobile={mobile} code={code} /> : <ByEmail />}
    </Tabs>
  )
}
