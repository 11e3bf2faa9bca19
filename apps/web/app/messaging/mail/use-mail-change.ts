import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { deleteMails, readMails } from '@ante/contract/messaging/mail.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { sendOrQueue } from '../../lib/calls/queued-marks.ts'
import { callFailure } from '../../ui/call-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { MAIL_KEY } from './keys.ts'
import { changed, inbox } from './queries.ts'
import type { Change } from './queries.ts'

const AT_ONCE = 100

/** Sends a change. Without a connection, a read mark is queued on the device; a deletion fails, and is not queued. */
const send = (kind: Change['kind'], mails: InputOf<typeof readMails>): Promise<unknown> =>
  kind === 'read' ? sendOrQueue(call, readMails, mails, `mail ${JSON.stringify(mails)}`) : call(deleteMails, mails)

/** Marks mails as read or deletes them: locally first, then at the gateway. A failure is rolled back with a message. */
export function useMailChange() {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => {
      const { kind } = change
      if ('upTo' in change) await send(kind, { upTo: change.upTo })
      else
        for (let at = 0; at < change.ids.length; at += AT_ONCE) {
          await send(kind, { ids: change.ids.slice(at, at + AT_ONCE) })
        }
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: MAIL_KEY })
      const before = queries.getQueryData(inbox.queryKey)
      queries.setQueryData(inbox.queryKey, (box) => box && changed(box, change))
      return { before }
    },
    onError: (error, change, context) => {
      queries.setQueryData(inbox.queryKey, context?.before)
      // A failed read mark is not shown, because the user did not request it; it is sent again the next time.
      if (change.kind === 'delete' || 'upTo' in change) showToast(i18n._(callFailure(error)), { tone: 'bad' })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: MAIL_KEY }),
    networkMode: 'always',
  })
}
