import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { LeagueStandings } from './league-standings.tsx'
import { NoMatches } from './no-matches.tsx'
import { sportsMatches, sportsStandings } from './queries.ts'
import { sportIn, standingsAddress } from './sports-address.ts'
import { SportsBoundary, SportsFrame } from './sports-frame.tsx'

export const loader: PageLoader = ({ search, queries }) =>
  settle([queries.query(sportsMatches()), queries.query(sportsStandings(sportIn(search)))])

/** The tables of a sport's leagues. */
export default function SportsStandingsPage() {
  return (
    <SportsFrame sport={sportIn(useSearch())} addressFor={standingsAddress}>
      {(sport, requested) => (
        <SportsBoundary key={sport}>
          <Standings sport={sport} requested={requested} />
        </SportsBoundary>
      )}
    </SportsFrame>
  )
}

function Standings({ sport, requested }: { sport: Sport; requested: Sport | undefined }) {
  const { data } = useSuspenseQuery(sportsStandings(requested))
  if (data.tables.length === 0) return <NoMatches />
  return data.tables.map((table) => <LeagueStandings key={table.league} sport={sport} table={table} />)
}
