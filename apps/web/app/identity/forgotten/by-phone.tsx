import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Code } from '../mobile/use-code.ts'
import type { Mobile } from '../mobile/use-mobile.ts'
import { passwordRule } from '../password/password-rule.ts'
import { SecondStep } from '../security/second-step.tsx'
import { PhoneForm } from './phone-form.tsx'
import { useSetByPhone } from './use-set-by-phone.ts'

interface ByPhoneProps {
  mobile: Mobile
  code: Code
}

/** A new password by a code to the phone, and with it straight in. */
export function ByPhone(props: ByPhoneProps) {
  return (
    <PageSection skeleton={<Skeleton height={360} />}>
      <WithRule {...props} />
    </PageSection>
  )
}

function WithRule(props: ByPhoneProps) {
  const { data: rule } = useSuspenseQuery(passwordRule)
  const { setting, secondStep, goOn, askToLogIn } = useSetByPhone()
  if (!secondStep) return <PhoneForm {...props} rule={rule} setting={setting} />
  const { wish, challenge, expiresInSeconds } = secondStep
  return (
    <SecondStep
      challenge={challenge}
      expiresInSeconds={expiresInSeconds}
      onEntered={(session) => void goOn(session, wish)}
      onAgain={() => askToLogIn(wish)}
    />
  )
}
