import { placeAgent } from '@ante/contract/console/agent-placement.ts'
import type { Placement } from '@ante/contract/console/agent-placement.ts'
import { changeBlocks } from '@ante/contract/console/players/actions.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import type { ShownAgent } from './agent-queries.ts'
import { FreezeForm } from './freeze-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { PlacementForm } from './placement-form.tsx'

type Action = Placement | 'freeze' | 'offer'
const ACTIONS: readonly Action[] = ['offer', 'move', 'promote', 'demote', 'freeze']

/** Types of members who never have an upline. */
const ROOTS: readonly number[] = [2, 42]
/** Number of parts of an account that can be blocked. */
const PARTS = 4

/** Which actions a member's type and the rights of the staff permit, in the order of their buttons. */
function useActions({ agent: { type } }: ShownAgent): Action[] {
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const may = useMay(merchant)
  const mayPlace = mayCall(placeAgent)
  const permitted: Record<Action, boolean> = {
    offer: may('agents.contract.read') && (type === 1 || type === 2),
    move: mayPlace && !ROOTS.includes(type),
    promote: mayPlace && type === 0,
    demote: mayPlace && type === 1,
    freeze: mayCall(changeBlocks),
  }
  return ACTIONS.filter((action) => permitted[action])
}

/** What staff can do about a member: offer a contract, move, promote, demote, freeze. */
export function AgentActions({ shown }: { shown: ShownAgent }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayOffer = useIsOffered(merchant, 'contracts', 'offer')
  const actions = useActions(shown)
  const [action, setAction] = useState<Action | null>(null)
  const { agent, blocked } = shown
  const { account, type } = agent
  const isFrozen = blocked.length === PARTS
  const texts: Record<Action, [button: string, title: string]> = {
    offer: [type === 2 && mayOffer ? t`Offer contract` : t`Check an offer`, t`Offer a contract to ${account}`],
    move: [t`Move`, t`Move ${account}`],
    promote: [t`Promote`, t`Promote ${account}`],
    demote: [t`Demote`, t`Demote ${account}`],
    freeze: isFrozen ? [t`Unfreeze`, t`Unfreeze ${account}`] : [t`Freeze`, t`Freeze ${account}`],
  }
  const close = () => setAction(null)
  return (
    <>
      {actions.map((one) => (
        <Button key={one} kind={one === 'freeze' && !isFrozen ? 'danger' : 'plain'} onPress={() => setAction(one)}>
          {texts[one][0]}
        </Button>
      ))}
      <Overlay
        title={action === null ? '' : texts[action][1]}
        isOpen={action !== null}
        onClose={close}
        size={action === 'offer' ? 'wide' : 'normal'}
      >
        {action !== null && <ActionDialog action={action} shown={shown} onClose={close} />}
      </Overlay>
    </>
  )
}

interface ActionDialogProps {
  action: Action
  shown: ShownAgent
  onClose(): void
}

function ActionDialog({ action, shown, onClose }: ActionDialogProps) {
  if (action === 'offer') return <OfferForm agent={shown.agent.id} onClose={onClose} />
  if (action === 'freeze') return <FreezeForm shown={shown} onClose={onClose} />
  return <PlacementForm shown={shown} change={action} onClose={onClose} />
}
