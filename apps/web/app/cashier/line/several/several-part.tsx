import type { CheckedLines, Line, SentLines, RequestedLine } from '@ante/contract/cashier/line-transfers.ts'
import { useState } from 'react'

import { ListForm } from './list-form.tsx'
import { PayList } from './pay-list.tsx'
import { SentList } from './sent-list.tsx'

/** A validated list, not sent yet. */
export interface CheckedList {
  lines: RequestedLine[]
  checked: CheckedLines
}

/** Transfers to several direct downlines: typed or pasted, validated, and sent together. */
export function SeveralPart({ line }: { line: Line }) {
  const [text, setText] = useState('')
  const [list, setList] = useState<CheckedList | null>(null)
  const [sent, setSent] = useState<SentLines | null>(null)
  if (sent) {
    const startOver = () => {
      setText('')
      setList(null)
      setSent(null)
    }
    return <SentList sent={sent} onAgain={startOver} />
  }
  if (list) return <PayList list={list} onBack={() => setList(null)} onSent={setSent} />
  return <ListForm line={line} text={text} onType={setText} onChecked={setList} />
}
