import { revealPlayer } from '@ante/contract/console/players/actions.ts'
import type { RevealedPart } from '@ante/contract/console/players/actions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { Facts } from '../ui/side-panel.tsx'
import type { Player } from './player-queries.ts'
import { personalFields } from './code-texts.ts'
import { useCodeName } from './use-code-name.ts'

const TITLES: Record<RevealedPart, MessageDescriptor> = {
  contact: msg`Reveal contacts`,
  identity: msg`Reveal identity`,
  cards: msg`Reveal cards`,
}

interface RevealDialogProps {
  player: Player
  part: RevealedPart | null
  onClose(): void
}

type Fields = OutputOf<typeof revealPlayer>['fields']

/** Shows unmasked personal data after a reason was entered. The data is shown once, and not cached. */
export function RevealDialog({ player, part, onClose }: RevealDialogProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const codeName = useCodeName()
  const [fields, setFields] = useState<Fields | null>(null)
  const close = () => {
    setFields(null)
    onClose()
  }
  return (
    <Overlay title={part ? t(TITLES[part]) : ''} isOpen={part !== null} onClose={close}>
      {part && fields === null && (
        <ConfirmForm
          confirmText={t`Show personal data of ${player.account} in full. This is recorded.`}
          action={t`Reveal`}
          onConfirm={async (reason) => {
            const shown = await call(revealPlayer, { merchant, player: player.id, part, reason })
            setFields(shown.fields)
          }}
          onCancel={close}
        />
      )}
      {fields && (
        <>
          {fields.length === 0 ? (
            <p>
              <Trans>The player has given none.</Trans>
            </p>
          ) : (
            <Facts facts={fields.map(({ name, value }) => [codeName(personalFields, name), value])} />
          )}
          <FormActions>
            <Button kind="main" onPress={close}>
              <Trans>Close</Trans>
            </Button>
          </FormActions>
        </>
      )}
    </Overlay>
  )
}
