import { createContext } from 'react'

import type { GameView } from './game-view.ts'

/** Shows another view of the list in the place of the present one. */
export const ShowView = createContext<(view: GameView) => void>(() => undefined)
