import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCode } from '../mobile/use-code.ts'
import { useMobile } from '../mobile/use-mobile.ts'
import { passwordRule } from '../password/password-rule.ts'
import { SecondStep } from '../security/second-step.tsx'
import { PhoneForm } from './phone-form.tsx'
import { useSetByPhone } from './use-set-by-phone.ts'

/** New password by a code to the phone, followed by a login. Loaded when this method is available. */
export function ByPhone() {
  return (
    <PageSection skeleton={<Skeleton height={360} />}>
      <PhoneResetForm />
    </PageSection>
  )
}

function PhoneResetForm() {
  const { data: rule } = useSuspenseQuery(passwordRule)
  const mobile = useMobile()
  const code = useCode('PWRESETSMS3')
  const { setting, secondStep, proceed, askToLogIn } = useSetByPhone()
  if (!secondStep) return <PhoneForm mobile={mobile} code={code} rule={rule} setting={setting} />
  const { input, challenge, expiresInSeconds } = secondStep
  return (
    <SecondStep
      challenge={challenge}
      expiresInSeconds={expiresInSeconds}
      onEntered={(session) => void proceed(session, input)}
      onAgain={() => askToLogIn(input)}
    />
  )
}
