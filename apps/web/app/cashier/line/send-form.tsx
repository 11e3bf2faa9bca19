import type { Line, LinePerson, LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSearch } from '../../lib/pages/router.tsx'
import { Later } from '../../ui/later.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { AmountPart } from './amount-part.tsx'
import { ReceiverPart } from './receiver-part.tsx'
import { SentCard } from './sent-card.tsx'

type Direction = 'up' | 'down' | 'several'

const loadSeveral = async () => (await import('./several/several-part.tsx')).SeveralPart

/** Direction, receiver and amount; then the result. */
export function SendForm({ line }: { line: Line }) {
  const { t } = useLingui()
  const search = useSearch()
  const receiverName = search.get('to')?.slice(0, 64) ?? ''
  const [direction, setDirection] = useState<Direction>(firstOf(line, { receiverName, way: search.get('way') }))
  const [sent, setSent] = useState<LineTransfer | null>(null)
  if (sent) return <SentCard sent={sent} onAgain={() => setSent(null)} />
  const part =
    direction === 'several' ? (
      <Later isRequested load={loadSeveral} props={{ line }} />
    ) : (
      <Part key={direction} line={line} direction={direction} named={receiverName} onSent={setSent} />
    )
  if (!line.downline) return part
  const tabs: Tab<Direction>[] = [
    ...(line.upline ? [{ id: 'up', label: t`To upline` } as const] : []),
    { id: 'down', label: t`To downline` },
    { id: 'several', label: t`To several` },
  ]
  return (
    <Tabs label={t`Send to`} tabs={tabs} active={direction} onSelect={(id) => setDirection(id)} fill>
      {part}
    </Tabs>
  )
}

/** Initial direction: the one from the address, if the member may use it; by default to the upline. */
function firstOf(line: Line, { receiverName, way }: { receiverName: string; way: string | null }): Direction {
  if (!line.downline) return 'up'
  if (way === 'several') return 'several'
  return receiverName || !line.upline ? 'down' : 'up'
}

interface PartProps {
  line: Line
  direction: 'up' | 'down'
  /** Receiver named in the address, such as by a row of the team. */
  named: string
  onSent(sent: LineTransfer): void
}

function Part({ line, direction, named: receiverName, onSent }: PartProps) {
  const [chosen, setChosen] = useState<LinePerson | null>(receiverName ? { account: receiverName, type: 0 } : null)
  const receiver = direction === 'up' ? line.upline : chosen
  return (
    <>
      <ReceiverPart
        receiver={receiver}
        isKnown={receiver?.account !== receiverName}
        onChoose={direction === 'up' ? null : setChosen}
      />
      <AmountPart line={line} receiver={receiver} isUp={direction === 'up'} onSent={onSent} />
    </>
  )
}
