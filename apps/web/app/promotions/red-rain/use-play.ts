import { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RainClaimed, RainPlay, RedRain } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { refusedCode } from '../../lib/calls/refused-code.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { walletBalance } from '../../wallet/public.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { rainFailure } from './refusals.ts'

/** The current play: the rain is falling, its envelope is being opened, or was opened. */
export type Round =
  | { kind: 'raining'; play: RainPlay; now: string; receivedAt: number }
  | { kind: 'opening'; playId: string; tapped: number }
  | { kind: 'opened'; claimed: RainClaimed }

export interface Play {
  round: Round | null
  isStarting: boolean
  /** Message if the play could not be started, or its envelope not opened. */
  failure: string | null
  start(): void
  /** Opens the envelope, after the rain or of an interrupted play. */
  open(playId: string, tapped: number): void
  close(): void
}

/** Starts plays and opens their envelopes sequentially. */
export function usePlay({ promotionId }: Pick<RedRain, 'promotionId'>): Play {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const starting = useKeyedCall(startRedRain, () => t`Red envelope rain`)
  const claiming = useKeyedCall(claimRedRain, () => t`Opening a red envelope`)
  const [round, setRound] = useState<Round | null>(null)
  const refresh = () => void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  const failed = claiming.error ?? starting.error
  return {
    round,
    isStarting: starting.isPending,
    failure: failed ? i18n._(rainFailure(failed)) : null,
    start: () => {
      claiming.reset()
      starting.mutate(
        { promotionId },
        {
          onSuccess: ({ play, now }) => setRound({ kind: 'raining', play, now, receivedAt: Date.now() }),
          onSettled: refresh,
        },
      )
    },
    open: (playId, tapped) => {
      setRound({ kind: 'opening', playId, tapped })
      claiming.mutate(
        { playId, tapped },
        {
          onSuccess: (claimed) => {
            setRound({ kind: 'opened', claimed })
            void queries.invalidateQueries(walletBalance)
          },
          onError: (error) => {
            // A retry is pointless for an unavailable play.
            if (PLAY_OVER_CODES.some((code) => code === refusedCode(error))) setRound(null)
          },
          onSettled: refresh,
        },
      )
    },
    close: () => {
      setRound(null)
      starting.reset()
      refresh()
    },
  }
}

const PLAY_OVER_CODES = [
  'responsible.gaming.excluded',
  'raffle.play.not.found',
  'raffle.too.late',
  'raffle.too.many.taps',
]
