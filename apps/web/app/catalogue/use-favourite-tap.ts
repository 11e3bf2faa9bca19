import type { Game } from '@ante/contract/catalogue/games.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'

import { useNavigate } from '../lib/pages/router.tsx'
import { reportUnopened, showToast } from '../ui/toast-store.ts'
import type { ToastTone } from '../ui/toast-store.ts'

/** Adds or removes a favourite; a visitor logs in first, which adds it. */
export function useFavouriteTap(): (game: Game) => Promise<void> {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (game) => {
    try {
      const [{ tapFavourite }, { call }] = await Promise.all([
        import('./tap-favourite.ts'),
        import('../lib/calls/call.ts'),
      ])
      const notify = (message: MessageDescriptor, tone: ToastTone = 'bad') => showToast(i18n._(message), { tone })
      await tapFavourite({ queries, call, notify, navigate }, game)
    } catch {
      reportUnopened()
    }
  }
}
