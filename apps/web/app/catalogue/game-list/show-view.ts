import { createContext } from 'react'

import type { GameView } from './game-view.ts'

/** Replaces the current view of the list. */
export const ShowView = createContext<(view: GameView) => void>(() => undefined)
