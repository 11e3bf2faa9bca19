import { staffLivePath } from '@ante/contract/console/live.ts'
import { onTestFinished } from 'vitest'

import type { SharedGateway } from '../../test/start-gateway.ts'
import { CONSOLE } from './staff-members.ts'
import type { StaffMember } from './staff-members.ts'

/** Opens the event stream of staff until the test ends; received events are added to `events`. */
export async function staffStream(gateway: SharedGateway, staff: Pick<StaffMember, 'token'>, merchant: string) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const headers = { Cookie: `__Host-ante-console=${staff.token}` }
  const response = await gateway.fetch(staffLivePath(merchant), { headers, signal: abort.signal }, CONSOLE)
  const events: [name: string, data: unknown][] = []
  const reader = { status: response.status, events, isOver: false }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      const complete = text.split('\n\n')
      text = complete.pop() ?? ''
      for (const one of complete) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(one) ?? []
        if (name !== undefined && data !== undefined) events.push([name, JSON.parse(data)])
      }
    }
    reader.isOver = true
  }
  read().catch(() => (reader.isOver = true))
  return reader
}
