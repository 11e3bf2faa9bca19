import type { ContentState } from '@ante/contract/console/list-filters.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { stateText } from '../ui/content-state-text.ts'
import { Badge } from '../ui/badge.tsx'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { useContentFields } from '../ui/content-fields.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './content.module.css'
import type { EditedKind, Shown } from './content-kind.ts'
import { itemQuery, useContentChanged } from './content-queries.ts'
import { EditorActions, isWritable } from './editor-actions.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { useContentFailure } from './use-content-failure.ts'

const route = getRouteApi('/in/m/$merchant/content/$kind/$key')

interface KindProps<Content> {
  kind: EditedKind<Content>
}

/** Loads one content, and opens its editor. */
export function ContentItem<Content>({ kind, name }: KindProps<Content> & { name: string }) {
  const { code: merchant, zone } = useSite()
  const query = useQuery(itemQuery(kind, merchant, name))
  if (query.data) return <Editor key={`${query.data.draft?.version}`} kind={kind} shown={query.data} />
  return (
    <Page title={name}>
      <ListView query={query} zone={zone}>
        {() => null}
      </ListView>
    </Page>
  )
}

/** The draft, else the published version. */
function contentIn<Content>({ draft, published }: Shown<Content>): Content {
  const version = draft ?? published
  if (!version) throw new Error('The content has neither a draft nor a published version.')
  return version.content
}

/** Editor of one content: its draft, the preview, and the difference from what players see. */
function Editor<Content>({ kind, shown }: KindProps<Content> & { shown: Shown<Content> }) {
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(kind.editing)
  const { lang } = route.useSearch()
  const navigate = route.useNavigate()
  const stored = contentIn(shown)
  const [content, setContent] = useState(stored)
  const isChanged = content !== stored
  const isReadOnly = !canEdit || !isWritable(kind, shown)
  const [first = 'EN'] = shown.languages
  const language = lang !== undefined && shown.languages.includes(lang) ? lang : first
  const { failure, isPending, save } = useSaving(kind, shown, content)
  const { t } = useLingui()
  return (
    <Page
      title={kind.titleOf(content, first) || shown.key}
      subtitle={<Subtitle kind={kind} shown={shown} content={content} />}
      actions={
        canEdit && (
          <EditorActions
            kind={kind}
            shown={shown}
            isChanged={isChanged}
            isSaving={isPending}
            onSave={() => void save()}
          />
        )
      }
    >
      <div className={styles.notices}>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <ReviewNotice shown={shown} />
      </div>
      <div className={styles.editor}>
        <div className={styles.form}>
          <Suspense fallback={<Skeleton lines={8} />}>
            <kind.Form
              shown={shown}
              content={content}
              language={language}
              isReadOnly={isReadOnly}
              onLanguage={(chosen) => void navigate({ search: { lang: chosen }, replace: true })}
              onChange={(changed) => setContent({ ...content, ...changed })}
            />
          </Suspense>
          <Difference shown={shown} content={content} />
        </div>
        <LeaveDialog isChanged={isChanged} />
        <PhonePreview
          address={shown.preview}
          language={language}
          isOutdated={isChanged}
          blank={t(kind.texts.noPreview)}
        />
      </div>
    </Page>
  )
}

interface SubtitleProps<Content> extends KindProps<Content> {
  shown: Shown<Content>
  content: Content
}

function Subtitle<Content>({ kind, shown: { key, published, draft }, content }: SubtitleProps<Content>) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { Subtitle: More } = kind
  const draftState: ContentState | null = draft && (draft.change === null ? 'draft' : 'review')
  return (
    <>
      <Link to="/m/$merchant/content" params={{ merchant }} search={{ kind: kind.name }}>
        {t(kind.texts.plural)}
      </Link>
      {' · '}
      {More && (
        <>
          <More content={content} /> ·{' '}
        </>
      )}
      <code>{key}</code>{' '}
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
function ReviewNotice<Content>({ shown: { draft, published } }: { shown: Shown<Content> }) {
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

/** What the draft changes for players; nothing for a content that was never published. */
function Difference<Content>({ shown: { published, replaces }, content }: Omit<SubtitleProps<Content>, 'kind'>) {
  const fields = useContentFields()
  const before = published ?? replaces
  if (!before) return null
  return (
    <section className={styles.part}>
      <h2>
        {published ? (
          <Trans>Difference from the published version</Trans>
        ) : (
          <Trans>Difference from version {replaces?.key}, which players have now</Trans>
        )}
      </h2>
      <div className={styles.changes}>
        <ChangedFieldsTable before={fields(before.content)} after={fields(content)} />
      </div>
    </section>
  )
}

/** Returns a function that stores the content as draft, with its state. */
function useSaving<Content>({ name, calls }: EditedKind<Content>, { key, draft }: Shown<Content>, content: Content) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useContentChanged(name)
  const failureText = useContentFailure()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (isPending) return
    setFailure(null)
    setPending(true)
    try {
      await calls.save({ merchant, key, content, version: draft?.version ?? null })
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
