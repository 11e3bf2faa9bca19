import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Facts about a game. The number of players is current, so each opening requests it. */
export const gameInfo = (nodeId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'info', nodeId],
    queryFn: queryOf(getGameInfo, { nodeId }),
    staleTime: 0,
  })
