import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'

import { CallFailed } from './call-errors.ts'
import { addressed } from './call.ts'
import { callerHeaders } from './caller.ts'

/** Time in milliseconds after which the browser, having started the download, no longer needs the content. */
const KEPT_MS = 60_000

/** Saves the file that an endpoint returns. A link cannot carry the session, so the file is fetched first. */
export async function saveFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, name: string): Promise<void> {
  const answer = await fetch(addressed(endpoint, input).address, { headers: callerHeaders() })
  if (!answer.ok) throw new CallFailed('server')
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(answer) ?? name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

const nameOf = (answer: Response) => /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
