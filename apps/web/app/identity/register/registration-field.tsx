import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'

import { CodeField } from '../mobile/code-field.tsx'
import { MobileField } from '../mobile/mobile-field.tsx'
import { AdditionalField } from './additional-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { isOptional } from './register-fields.ts'
import type { RegisterField } from './register-fields.ts'
import type { Registration } from './use-registration.ts'
import { NewUsernameField } from './new-username-field.tsx'

interface RegistrationFieldProps {
  field: RegisterField
  rules: RegistrationRules
  registration: Registration
  username: string
  onUsername(username: string): void
}

/** One field of the form. The password includes its confirmation; invitation and picture are separate. */
export function RegistrationField({ field, rules, registration, username, onUsername }: RegistrationFieldProps) {
  const { mobile, code, problems, setProblem } = registration
  const problem = problems[field]
  if (field === 'username') {
    return <NewUsernameField rule={rules.username} typed={username} onType={onUsername} problem={problem} />
  }
  if (field === 'password') {
    const names = [registration.method === 'username' ? username : '']
    return (
      <NewPasswordFields
        rule={rules.password}
        names={names}
        problem={problem}
        confirmationProblem={problems.confirmPassword}
      />
    )
  }
  if (field === 'mobileNum') return <MobileNumberField rules={rules} registration={registration} />
  if (field === 'verificationCode') {
    const onMobileProblem = (newProblem: NonNullable<typeof problem>) => setProblem('mobileNum', newProblem)
    return <CodeField code={code} mobile={mobile} problem={problem} onMobileProblem={onMobileProblem} />
  }
  return isOptional(field) ? <AdditionalField field={field} rule={rules[field]} problem={problem} /> : null
}

/** The number is optional in a registration by name, unless the merchant requires it. */
function MobileNumberField({ rules, registration }: Pick<RegistrationFieldProps, 'rules' | 'registration'>) {
  const { t } = useLingui()
  const { method, mobile, problems } = registration
  const required = method === 'mobileNum' || rules.mobileNum.required
  return (
    <MobileField
      mobile={mobile}
      problem={problems.mobileNum}
      required={required}
      {...(!required && { label: t`Mobile number (optional)` })}
    />
  )
}
