import type { PromotionState } from '@ante/contract/console/list-filters.ts'
import { publishPromotion, savePromotion } from '@ante/contract/console/promotions.ts'
import type { PromotionContent, showPromotion } from '@ante/contract/console/promotions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'

import styles from '../content/content.module.css'
import { LeaveDialog } from '../content/leave-dialog.tsx'
import { PhonePreview } from '../content/phone-preview.tsx'
import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { promotionStateText, promotionTypeText } from '../ui/promotion-texts.ts'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { CodesPart } from './codes-part.tsx'
import { EstimatePart } from './estimate-part.tsx'
import { ImpactPart } from './impact-part.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { PromotionForm } from './promotion-form.tsx'
import { promotionQuery, usePromotionsChanged } from './promotion-queries.ts'

const route = getRouteApi('/in/m/$merchant/promotions/$code')

export type ShownPromotion = OutputOf<typeof showPromotion>

/** Editor of one promotion: its draft, the estimate, the preview, and the difference from what players have. */
export default function PromotionPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { code } = route.useParams()
  const query = useQuery({ ...promotionQuery(merchant, code), enabled: merchant !== PLATFORM })
  if (merchant === PLATFORM) return <ChooseMerchant title={t`Promotion`} />
  if (query.data) return <Editor key={`${code} ${query.data.draft?.version}`} shown={query.data} />
  return (
    <Page title={code}>
      <ListView query={query} zone={zone}>
        {() => null}
      </ListView>
    </Page>
  )
}

/** The draft, else the published version. */
function contentIn({ draft, published }: ShownPromotion): PromotionContent {
  const content = draft?.content ?? published?.content
  if (!content) throw new Error('The promotion has neither a draft nor a published version.')
  return content
}

const isInReview = ({ draft }: ShownPromotion): boolean => draft !== null && draft.change !== null

/** Issues of the saved draft; after a change nothing is known until it is saved. */
const issuesIn = ({ draft }: ShownPromotion, isChanged: boolean) => (isChanged ? [] : (draft?.issues ?? []))

const titleIn = (content: PromotionContent, { code, languages }: ShownPromotion): string =>
  content.texts.find((one) => one.language === languages[0])?.title || code

function Editor({ shown }: { shown: ShownPromotion }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(savePromotion)
  const { lang } = route.useSearch()
  const navigate = route.useNavigate()
  const stored = contentIn(shown)
  const [content, setContent] = useState(stored)
  const isChanged = content !== stored
  const isReadOnly = !canEdit || isInReview(shown)
  const [first = 'EN'] = shown.languages
  const language = shown.languages.find((one) => one === lang) ?? first
  const { failure, isPending, save } = useSaving(shown, content)
  return (
    <Page
      title={titleIn(content, shown)}
      subtitle={<Subtitle shown={shown} type={content.type} />}
      actions={
        canEdit && (
          <PromotionActions shown={shown} isChanged={isChanged} isSaving={isPending} onSave={() => void save()} />
        )
      }
    >
      <div className={styles.notices}>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <StateNotices shown={shown} />
      </div>
      <div className={styles.editor}>
        <div className={styles.form}>
          <EstimatePart code={shown.code} version={shown.draft?.version ?? null} isOutdated={isChanged} />
          <PromotionForm
            content={content}
            issues={issuesIn(shown, isChanged)}
            bonuses={shown.bonuses}
            languages={shown.languages}
            language={language}
            isReadOnly={isReadOnly}
            onLanguage={(chosen) => void navigate({ search: { lang: chosen }, replace: true })}
            onChange={(changed) => setContent({ ...content, ...changed })}
          />
          {content.type === 'PROMOCODE' && shown.published && <CodesPart code={shown.code} />}
          {shown.published && <ImpactPart published={shown.published} content={content} />}
        </div>
        <LeaveDialog isChanged={isChanged} />
        <PhonePreview
          address={shown.preview}
          language={language}
          isOutdated={isChanged}
          blank={t`Save a title and complete rules to see it on the site.`}
        />
      </div>
    </Page>
  )
}

function Subtitle({
  shown: { code, published, draft },
  type,
}: {
  shown: ShownPromotion
  type: PromotionContent['type']
}) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const draftState: PromotionState | null = draft && (draft.change === null ? 'draft' : 'review')
  return (
    <>
      <Link to="/m/$merchant/promotions" params={{ merchant }}>
        <Trans>Promotions</Trans>
      </Link>
      {' · '}
      {t(promotionTypeText[type])} · <code>{code}</code>{' '}
      {[published?.state, draftState].map(
        (state) =>
          state && (
            <Badge key={state} tone={promotionStateText[state].tone}>
              {t(promotionStateText[state].text)}
            </Badge>
          ),
      )}
    </>
  )
}

/** What a draft lacks, whether another person must decide, and since when the promotion is closed. */
function StateNotices({ shown: { draft, published } }: { shown: ShownPromotion }) {
  const { code: merchant } = useSite()
  const change = draft?.change ?? null
  const closed = published?.closed ?? null
  const hasIssues = draft !== null && change === null && draft.issues.length > 0
  const missing = (draft?.missing ?? []).map((language) => details[language].name).join(', ')
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
      {missing !== '' && change === null && (
        <Notice tone="info">
          <Trans>Before you send it to review, add a title in: {missing}.</Trans>
        </Notice>
      )}
      {hasIssues && (
        <Notice tone="info">
          <Trans>Before you send it to review, correct the marked fields.</Trans>
        </Notice>
      )}
      {closed && <ClosedNotice {...closed} />}
    </>
  )
}

/** Since when a promotion is closed, and why. */
function ClosedNotice({ at, reason }: { at: string; reason: string | null }) {
  const { zone } = useSite()
  return (
    <Notice tone="warn">
      {reason === null ? (
        <Trans>
          Closed <Time at={at} zone={zone} />. Publish it again to open it.
        </Trans>
      ) : (
        <Trans>
          Ended early <Time at={at} zone={zone} />: {reason}. Publish it again to open it.
        </Trans>
      )}
    </Notice>
  )
}

const Incomplete = publishPromotion.refusals['promotion.incomplete']

/** Returns a formatter for refusals of the editor. */
function useEditFailure(): (error: unknown) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof CallRefused)) return failureText(error)
    if (error.code === 'request.invalid')
      return t`A value isn't valid. Check limits, wagering, days to claim and picture.`
    const incomplete = error.code === 'promotion.incomplete' ? Incomplete.safeParse(error.details).data : undefined
    if (!incomplete) return failureText(error)
    const names = incomplete.missing.map((language) => details[language].name).join(', ')
    return t`Texts are missing: ${names}.`
  }
}

/** Returns a function that stores the content as draft, with its state. */
function useSaving({ code, draft }: ShownPromotion, content: PromotionContent) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = usePromotionsChanged()
  const failureText = useEditFailure()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (isPending) return
    setFailure(null)
    setPending(true)
    try {
      await call(savePromotion, { merchant, code, content, version: draft?.version ?? null })
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
