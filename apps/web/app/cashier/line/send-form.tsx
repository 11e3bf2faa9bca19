import type { Line, LinePerson, LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSearch } from '../../lib/pages/router.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { AmountPart } from './amount-part.tsx'
import { ReceiverPart } from './receiver-part.tsx'
import { SentCard } from './sent-card.tsx'

type Direction = 'up' | 'down'

/** Up or down, to whom, how much; and what came of it. */
export function SendForm({ line }: { line: Line }) {
  const { t } = useLingui()
  const named = useSearch().get('to')?.slice(0, 64) ?? ''
  const [direction, setDirection] = useState<Direction>(line.downline && (named || !line.upline) ? 'down' : 'up')
  const [sent, setSent] = useState<LineTransfer | null>(null)
  if (sent) return <SentCard sent={sent} onAgain={() => setSent(null)} />
  const part = <Part key={direction} line={line} direction={direction} named={named} onSent={setSent} />
  if (!line.upline || !line.downline) return part
  const tabs: Tab<Direction>[] = [
    { id: 'up', label: t`To my upline` },
    { id: 'down', label: t`To my downline` },
  ]
  return (
    <Tabs label={t`Which way`} tabs={tabs} active={direction} onSelect={(id) => setDirection(id)} fill>
      {part}
    </Tabs>
  )
}

interface PartProps {
  line: Line
  direction: Direction
  /** Whom the address names, such as a row of the team. */
  named: string
  onSent(sent: LineTransfer): void
}

function Part({ line, direction, named, onSent }: PartProps) {
  const [chosen, setChosen] = useState<LinePerson | null>(named ? { account: named, type: 0 } : null)
  const receiver = direction === 'up' ? line.upline : chosen
  return (
    <>
      <ReceiverPart
        receiver={receiver}
        isKnown={receiver?.account !== named}
        onChoose={direction === 'up' ? null : setChosen}
      />
      <AmountPart line={line} receiver={receiver} isUp={direction === 'up'} onSent={onSent} />
    </>
  )
}
