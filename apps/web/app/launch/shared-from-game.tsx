import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { Later } from '../ui/later.tsx'
import { showToast } from '../ui/toast-store.ts'
import { loadShareSheet } from '../win-cards/public.ts'
import type { Shared } from '../win-cards/public.ts'
import type { LaunchInput } from './launch-input.ts'
import { recordDetail } from './records/record-detail.ts'
import { winOf } from './records/win-of.ts'
import { bookedTicket } from './share-request.ts'
import type { ShareRequest } from './share-request.ts'

interface SharedFromGameProps {
  request: ShareRequest
  open: boolean
  input: LaunchInput
  gameName: string
  onClose(): void
}

/**
 * Sheet with a win card that a game has requested. A win's amounts are the gateway's; without them the sheet closes.
 */
export function SharedFromGame({ request, input, gameName, open, onClose }: SharedFromGameProps) {
  const [vendor, roundId] = [input.vendor ?? '', request.ante === 'share-win' ? request.roundId : '']
  const { t } = useLingui()
  const { data, isError } = useQuery({
    ...recordDetail({ vendor, roundId }),
    enabled: open && vendor !== '' && roundId !== '',
  })
  const win = data && winOf(data.record, data.currency)
  const shared: Shared | null | undefined = request.ante === 'share-win' ? win : bookedTicket(request, input, gameName)
  const isMissing = open && (isError || shared === null)
  const fail = useEffectEvent(() => {
    showToast(t`Couldn’t load this round`, { tone: 'bad' })
    onClose()
  })
  useEffect(() => {
    if (isMissing) fail()
  }, [isMissing])
  if (!shared) return null
  return <Later isRequested load={loadShareSheet} props={{ shared, open, onClose }} onFailure={onClose} />
}
