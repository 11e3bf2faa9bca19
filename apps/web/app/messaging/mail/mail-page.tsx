import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { classes } from '../../lib/browser/classes.ts'
import { usePreviewToken } from '../../lib/browser/preview-token.ts'
import { useMedia } from '../../lib/browser/use-media.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Later } from '../../ui/later.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { MailDetail } from './mail-detail.tsx'
import { MailList } from './mail-list.tsx'
import styles from './mail.module.css'
import { inbox, wholeMail } from './queries.ts'

const ID = /^\d{1,18}$/

/** Loads nothing on the server: it renders for visitors, who have no mail. */
export const loader: PageLoader = ({ queries, search }) => {
  const id = search.get('id')
  if (!sessionStore.get()) return settle([])
  return settle([id !== null && ID.test(id) ? queries.query(wholeMail(id)) : queries.infiniteQuery(inbox)])
}

/** Screens on which the list is beside the mail. */
const BESIDE = '(min-width: 900px)'

const loadPreview = async () => (await import('./letter-preview.tsx')).LetterPreview

/** The letter that staff previews, if any, else the member's mails. */
export default function MailPage() {
  const token = usePreviewToken()
  return token === null ? (
    <Mails />
  ) : (
    <Later isRequested quiet load={loadPreview} props={{ token, children: <MailNotFound /> }} />
  )
}

/** The member's mails; a single mail if the address contains its id, on a wide screen beside the list. */
function Mails() {
  const id = useSearch().get('id')
  const hasList = useMedia(BESIDE) || id === null
  return (
    <div className={classes(styles.page, hasList && id !== null && styles.beside)}>
      {hasList && (
        <ContentBoundary key="list" skeleton={<RecordSkeleton />}>
          <div>
            <MailList shownId={id} />
          </div>
        </ContentBoundary>
      )}
      {id !== null && (
        <ContentBoundary
          key={id}
          skeleton={<RecordSkeleton />}
          renderKnown={(error) => isDeleted(error) && <MailNotFound />}
        >
          <div>{ID.test(id) ? <MailDetail id={id} isBeside={hasList} /> : <MailNotFound />}</div>
        </ContentBoundary>
      )}
    </div>
  )
}

const isDeleted = (error: unknown): boolean => error instanceof CallRefused && error.code === 'mail.not.found'

function MailNotFound() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/mail.svg"
      title={t`Message not found`}
      action={<ButtonLink variant="quiet" to="/m/webEmail">{t`Inbox`}</ButtonLink>}
    >
      {t`It was deleted, or it isn’t yours.`}
    </EmptyState>
  )
}
