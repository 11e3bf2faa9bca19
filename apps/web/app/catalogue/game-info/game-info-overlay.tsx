import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useLocation } from '../../lib/pages/router.tsx'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Later } from '../../ui/later.tsx'
import './held-tile.css'
import { openedGame } from './opened-game.ts'
import { watchLongPress } from './watch-long-press.ts'

const loadSheet = async () => {
  const [{ GameInfoSheet }] = await Promise.all([import('./game-info-sheet.tsx'), loadPageMessages(['gameinfo'])])
  return GameInfoSheet
}

/** The information of a game, opened by holding its tile or by the button on it. */
export function GameInfoOverlay() {
  const nodeId = useSyncExternalStore(openedGame.subscribe, openedGame.get, () => null)
  // The sheet still shows the last game while it closes.
  const [shownNodeId, setShown] = useState(nodeId)
  if (nodeId !== null && nodeId !== shownNodeId) setShown(nodeId)
  const { key } = useLocation()
  const page = useRef(key)
  // Closes the sheet when the page changes, but not on mounting: a game may have been opened before.
  useEffect(() => {
    if (page.current !== key) openedGame.close()
    page.current = key
  }, [key])
  useEffect(() => watchLongPress(document, openedGame.show), [])
  return (
    <Later
      isRequested={nodeId !== null}
      load={loadSheet}
      props={{ open: nodeId !== null, nodeId: shownNodeId ?? 0, onClose: openedGame.close }}
      onFailure={openedGame.close}
    />
  )
}
