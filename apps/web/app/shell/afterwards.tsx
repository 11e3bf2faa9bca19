import { useIdle } from '../lib/browser/use-idle.ts'
import { Later } from '../ui/later.tsx'
import { laterParts } from './later-parts.ts'

/** What floats over the pages, once the browser has nothing better to do. */
export function Afterwards({ bottomMenu }: { bottomMenu: boolean }) {
  return <Later quiet wanted={useIdle()} load={laterParts.floating} props={{ bottomMenu }} />
}
