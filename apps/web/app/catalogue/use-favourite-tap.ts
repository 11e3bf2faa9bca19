import type { Game } from '@ante/contract/catalogue/games.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { rememberReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { showToast } from '../ui/toast-store.ts'
import type { ToastTone } from '../ui/toast-store.ts'

/** Adds or removes a favourite; asks a visitor to log in first. */
export function useFavouriteTap(): (game: Game) => Promise<void> {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const session = useSession()
  const navigate = useNavigate()
  return async (game) => {
    if (!session) {
      rememberReturn(location.pathname + location.search)
      navigate('/m/login')
      return
    }
    try {
      const [{ toggleFavourite }, { call }] = await Promise.all([
        import('./toggle-favourite.ts'),
        import('../lib/calls/call.ts'),
      ])
      const notify = (words: MessageDescriptor, tone: ToastTone = 'bad') => showToast(i18n._(words), { tone })
      await toggleFavourite({ queries, call, notify }, game)
    } catch {
      showToast(t`This couldn’t be opened. Check your connection and try again.`, { tone: 'bad' })
    }
  }
}
