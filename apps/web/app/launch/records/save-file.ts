import { playRecordsFile } from '@ante/contract/launch/play-records.ts'

import { CallFailed } from '../../lib/calls/call-errors.ts'
import { addressed } from '../../lib/calls/call.ts'
import { callerHeaders } from '../../lib/calls/caller.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** A browser that has begun to save needs the content no longer than that. */
const KEPT_MS = 60_000

/** Saves the rounds of a view. A link cannot say whose they are, so the file is fetched first. */
export async function saveRecordsFile(view: RecordView): Promise<void> {
  const answer = await fetch(addressed(playRecordsFile, filterOf(view)).address, { headers: callerHeaders() })
  if (!answer.ok) throw new CallFailed('server')
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(answer) ?? 'rounds.csv'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

const nameOf = (answer: Response) => /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
