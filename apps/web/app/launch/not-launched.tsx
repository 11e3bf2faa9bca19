import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { GameGrid } from '../catalogue/public.ts'
import { useOwnTime } from '../merchant/public-times.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './not-launched.module.css'
import type { LaunchInput } from './launch-input.ts'
import { otherGames } from './queries.ts'
import type { LaunchProblem } from './queries.ts'
import { RetryButton } from './retry-button.tsx'
import { problemTexts } from './problem-texts.ts'

interface NotLaunchedProps {
  problem: LaunchProblem
  /** The requested game, if the address names one. */
  input: LaunchInput
  onRetry: () => void
  onLeave: () => void
}

/** A game that does not open: the reason, the state of the money, and alternatives. */
export function NotLaunched({ problem, input, onRetry, onLeave }: NotLaunchedProps) {
  const { t, i18n } = useLingui()
  const { time, zone } = useOwnTime(openingOf(problem))
  const { title, next, mayRetry } = problemTexts(problem, zone ? `${time} ${zone}` : time)
  const contactsService = problem.code === 'account.disabled'
  return (
    <div className={styles.page}>
      <IconButton icon="back" turns label={t`Back`} onClick={onLeave} />
      <div className={styles.state} role="alert">
        <Picture src="/pictures/states/no-games.svg" alt="" width={160} height={128} bare className={styles.picture} />
        <h1 className={styles.title}>{i18n._(title)}</h1>
        <p className={styles.text}>{i18n._(next)}</p>
      </div>
      <div className={styles.actions}>
        {mayRetry && <RetryButton seconds={waitOf(problem)} onRetry={onRetry} />}
        {contactsService && <ButtonLink wide to="/m/service">{t`Contact customer service`}</ButtonLink>}
        <ButtonLink wide variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>
      </div>
      {!contactsService && (
        <PageSection skeleton={null}>
          <Alternatives input={input} />
        </PageSection>
      )}
    </div>
  )
}

/** Returns the reopening time; an arbitrary one if the game is not closed, whose message does not contain it. */
const openingOf = ({ details }: LaunchProblem): string =>
  'until' in details && details.until !== null ? details.until : new Date(0).toISOString()

const waitOf = ({ details }: LaunchProblem): number => ('retryAfterSeconds' in details ? details.retryAfterSeconds : 0)

function Alternatives({ input }: { input: LaunchInput }) {
  const { t } = useLingui()
  const { data: games } = useSuspenseQuery(otherGames(input))
  if (games.length === 0) return null
  return (
    <section className={styles.instead}>
      <h2 className={styles.heading}>{t`Available now`}</h2>
      <GameGrid games={games} empty={null} />
    </section>
  )
}
