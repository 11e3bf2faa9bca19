import { sendHeadIcon, setHeadIcon } from '@ante/contract/member/portrait.ts'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { sendFile } from '../../lib/calls/send-file.ts'
import { memberInfo } from '../queries.ts'
import { portraitFailure } from './refusals.ts'

/** Code of a drawn portrait, an empty text for the initial letter, or an own picture. */
type PortraitInput = string | Blob

/** Changes the member's picture; the member's pages show it immediately. */
export function useHeadIcon(onDone: () => void) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (portrait: PortraitInput) =>
      typeof portrait === 'string'
        ? call(setHeadIcon, { headIcon: portrait })
        : sendFile(sendHeadIcon, {}, portrait, withoutProgress()),
    onSuccess: ({ headIcon }) => {
      queries.setQueryData(memberInfo.queryKey, (info) => info && { ...info, headIcon })
      onDone()
    },
    networkMode: 'always',
  })
  return {
    save: (portrait: PortraitInput) => change.mutate(portrait),
    requestedPortrait: change.isPending ? change.variables : undefined,
    failure: change.error && i18n._(portraitFailure(change.error)),
  }
}

/** Upload options without progress: the cropped picture is small, so its upload is fast. */
const withoutProgress = () => ({ onProgress: () => undefined, signal: new AbortController().signal })
