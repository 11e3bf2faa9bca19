import { useLingui } from '@lingui/react/macro'

import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import styles from './invitation-field.module.css'
import type { Invitation } from './use-invitation.ts'

interface InvitationFieldProps {
  invitation: Invitation
  /** Whether registration requires an invitation. */
  required: boolean
  problem: FieldProblem | undefined
}

/** The inviter: from the address, or typed. */
export function InvitationField({ invitation, required, problem }: InvitationFieldProps) {
  const { t, i18n } = useLingui()
  if (invitation.kind === 'off') return null
  if (invitation.kind !== 'manual') return <InvitationFromLink invitation={invitation} />

  const { refused, unchecked } = invitation
  return (
    <Field
      label={required ? t`Invitation code` : t`Invitation code (optional)`}
      name="affiliateCode"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={32}
      required={required}
      defaultValue={unchecked ?? ''}
      hint={refused === null ? undefined : t`Invitation ${refused} from your link is no longer valid.`}
      error={problem && i18n._(problemTexts[problem])}
    />
  )
}

type LinkInvitation = Extract<Invitation, { kind: 'checking' | 'fromLink' }>

function InvitationFromLink({ invitation: { kind, code } }: { invitation: LinkInvitation }) {
  const { t } = useLingui()
  return (
    <output className={styles.fromLink}>
      <Icon name="invite" />
      <span className={styles.text}>
        {kind === 'fromLink' ? t`You’re joining with invitation ${code}.` : t`Checking invitation ${code}…`}
      </span>
    </output>
  )
}
