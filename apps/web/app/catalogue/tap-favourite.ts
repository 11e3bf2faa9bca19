import type { Navigate } from '../lib/pages/router.tsx'
import { continueAfterLogin } from '../lib/session/after-login.ts'
import { sessionStore } from '../lib/session/session.ts'
import { favourites } from './favourites.ts'
import { toggleFavourite } from './toggle-favourite.ts'
import type { MarkedGame, Toggled } from './toggle-favourite.ts'

interface Tapped extends Toggled {
  navigate: Navigate
}

/** Adds or removes a favourite. For a visitor, it opens the login, after which the game is added, never removed. */
export async function tapFavourite({ navigate, ...toggled }: Tapped, game: MarkedGame): Promise<void> {
  if (sessionStore.get()) return toggleFavourite(toggled, game)
  continueAfterLogin(() => void addAfterLogin(toggled, game))
  navigate('/m/login')
}

/**
 * Adds a game after the login that its tap required, unless it is a favourite already. If the favourites cannot be
 * loaded, the toggle adds the game: adding a favourite again changes nothing, and a failure is shown.
 */
export async function addAfterLogin(toggled: Toggled, game: MarkedGame): Promise<void> {
  const loaded = await toggled.queries.query(favourites).catch(() => null)
  if (!loaded?.nodeIds.includes(game.nodeId)) await toggleFavourite(toggled, game)
}
