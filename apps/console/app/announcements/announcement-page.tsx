import type { ContentState } from '@ante/contract/console/list-filters.ts'
import { saveAnnouncement } from '@ante/contract/console/announcements.ts'
import type { AnnouncementContent, showAnnouncement } from '@ante/contract/console/announcements.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { stateText, typeText } from '../ui/announcement-texts.ts'
import { Badge } from '../ui/badge.tsx'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { useContentFields } from '../ui/content-fields.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { AnnouncementActions } from './announcement-actions.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementQuery, useAnnouncementsChanged } from './announcement-queries.ts'
import styles from './announcements.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { useContentFailure } from './use-content-failure.ts'

const route = getRouteApi('/in/m/$merchant/announcements/$key')

export type Shown = OutputOf<typeof showAnnouncement>

/** Editor of one announcement: its draft, the preview, and the difference from what players see. */
export default function AnnouncementPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { key } = route.useParams()
  const query = useQuery({ ...announcementQuery(merchant, key), enabled: merchant !== PLATFORM })
  if (merchant === PLATFORM) return <ChooseMerchant title={t`Announcement`} />
  if (query.data) return <Editor key={`${key} ${query.data.draft?.version}`} shown={query.data} />
  return (
    <Page title={key}>
      <ListView query={query} zone={zone}>
        {() => null}
      </ListView>
    </Page>
  )
}

/** The draft, else the published version. */
function contentIn({ draft, published }: Shown): AnnouncementContent {
  const content = draft?.content ?? published?.content
  if (!content) throw new Error('The announcement has neither a draft nor a published version.')
  return content
}

function Editor({ shown }: { shown: Shown }) {
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(saveAnnouncement)
  const { lang } = route.useSearch()
  const navigate = route.useNavigate()
  const stored = contentIn(shown)
  const [content, setContent] = useState(stored)
  const isChanged = content !== stored
  const isReadOnly = !canEdit || (shown.draft?.change ?? null) !== null
  const [first = 'EN'] = shown.languages
  const language = lang !== undefined && shown.languages.includes(lang) ? lang : first
  const { failure, isPending, save } = useSaving(shown, content)
  const title = content.texts.find((one) => one.language === first)?.title || shown.key
  return (
    <Page
      title={title}
      subtitle={<Subtitle shown={shown} type={content.type} />}
      actions={
        canEdit && (
          <AnnouncementActions shown={shown} isChanged={isChanged} isSaving={isPending} onSave={() => void save()} />
        )
      }
    >
      <div className={styles.notices}>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <ReviewNotice shown={shown} />
      </div>
      <div className={styles.editor}>
        <div className={styles.form}>
          <AnnouncementForm
            content={content}
            languages={shown.languages}
            language={language}
            isReadOnly={isReadOnly}
            onLanguage={(chosen) => void navigate({ search: { lang: chosen }, replace: true })}
            onChange={(changed) => setContent({ ...content, ...changed })}
          />
          <Difference shown={shown} content={content} />
        </div>
        <LeaveDialog isChanged={isChanged} />
        <PhonePreview address={shown.preview} language={language} isOutdated={isChanged} />
      </div>
    </Page>
  )
}

function Subtitle({ shown: { key, published, draft }, type }: { shown: Shown; type: AnnouncementContent['type'] }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const draftState: ContentState | null = draft && (draft.change === null ? 'draft' : 'review')
  return (
    <>
      <Link to="/m/$merchant/announcements" params={{ merchant }}>
        <Trans>Announcements</Trans>
      </Link>
      {' · '}
      {t(typeText[type])} · <code>{key}</code>{' '}
      {[published?.state, draftState].map(
        (state) =>
          state && (
            <Badge key={state} tone={stateText[state].tone}>
              {t(stateText[state].text)}
            </Badge>
          ),
      )}
    </>
  )
}

/** Whether another person must decide, and since when players do not see it any more. */
function ReviewNotice({ shown: { draft, published } }: { shown: Shown }) {
  const { code: merchant, zone } = useSite()
  const change = draft?.change ?? null
  return (
    <>
      {change !== null && (
        <Notice tone="info">
          <Trans>
            Another person must approve the publication.{' '}
            <Link to="/m/$merchant/approvals" params={{ merchant }} search={{ open: change }}>
              Open the request
            </Link>{' '}
            to decide about it, or to withdraw it and edit again.
          </Trans>
        </Notice>
      )}
      {published?.state === 'stopped' && published.stoppedAt !== null && (
        <Notice tone="warn">
          <Trans>
            Stopped <Time at={published.stoppedAt} zone={zone} />: no player sees it. Publish it again to show it.
          </Trans>
        </Notice>
      )}
    </>
  )
}

/** What the draft changes for players; nothing for an announcement that was never published. */
function Difference({ shown: { published }, content }: { shown: Shown; content: AnnouncementContent }) {
  const fields = useContentFields()
  if (!published) return null
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Difference from the published version</Trans>
      </h2>
      <div className={styles.changes}>
        <ChangedFieldsTable before={fields(published.content)} after={fields(content)} />
      </div>
    </section>
  )
}

/** Returns a function that stores the content as draft, with its state. */
function useSaving({ key, draft }: Shown, content: AnnouncementContent) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useAnnouncementsChanged()
  const failureText = useContentFailure()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (isPending) return
    setFailure(null)
    setPending(true)
    try {
      await call(saveAnnouncement, { merchant, key, content, version: draft?.version ?? null })
      announce(t`Draft saved.`)
      await changed()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return { failure, isPending, save }
}
