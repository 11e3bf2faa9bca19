import { requestStatement } from '@ante/contract/statements/statements.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../lib/calls/call-errors.ts'
import { call } from '../lib/calls/call.ts'
import { callFailure } from '../ui/call-failure.ts'
import { showToast } from '../ui/toast-store.ts'
import { statements } from './queries.ts'

const refusals = {
  'statement.period.not.offered': msg`There’s no statement for this period. Choose another one.`,
  'statement.too.many': msg`You’ve requested the maximum number of statements for today. Try again tomorrow.`,
} satisfies RefusalTexts<RefusalCodeOf<typeof requestStatement>, MessageDescriptor>

/** Requests a statement, which is then prepared in the background. */
export function useRequestStatement() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const request = useMutation({
    mutationFn: (period: string) => call(requestStatement, { period }),
    onSuccess: ({ readyAt }) => {
      if (readyAt === null) showToast(t`Being prepared. We’ll send you a message.`)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: statements.queryKey }),
    networkMode: 'always',
  })
  const refusal = refusalOf(requestStatement, request.error)
  return {
    request: request.mutate,
    isRequesting: request.isPending,
    failure: request.error ? i18n._(refusal ? refusals[refusal.code] : callFailure(request.error)) : null,
  }
}
