import { saveBrand } from '@ante/contract/console/brands.ts'
import type { showBrand } from '@ante/contract/console/brands.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { BrandDesign, BrandScheme } from '@ante/contract/merchant/brand-design.ts'
import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { designProblems } from '@ante/brand/design-problems.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'

import { LeaveDialog } from '../content/leave-dialog.tsx'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { announce } from '../ui/toasts.tsx'
import { BrandActions } from './brand-actions.tsx'
import { brandQuery, useBrandsChanged } from './brand-queries.ts'
import styles from './brands.module.css'
import { DesignFields } from './design-fields.tsx'
import { PhoneFrames } from './phone-frames.tsx'
import { useDesignFields } from './use-design-fields.ts'
import { VersionList } from './version-list.tsx'

const route = getRouteApi('/in/m/$merchant/brands/$brand')

export type ShownBrand = OutputOf<typeof showBrand>

/** Brand studio: colours, pictures, the preview, and the versions of one brand. */
export function BrandPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { brand: code } = route.useParams()
  const query = useQuery({ ...brandQuery(merchant, code), enabled: merchant !== PLATFORM })
  if (merchant === PLATFORM) return <ChooseMerchant title={t`Brand`} />
  if (query.data) return <Studio key={`${code} ${query.data.draft.version}`} shown={query.data} />
  return (
    <Page title={code}>
      <ListView query={query} zone={zone}>
        {() => null}
      </ListView>
    </Page>
  )
}

function Studio({ shown }: { shown: ShownBrand }) {
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(saveBrand)
  const [design, setDesign] = useState(shown.draft.design)
  const problems = useMemo(() => designProblems(design), [design])
  const { scheme: asked } = route.useSearch()
  const navigate = route.useNavigate()
  const schemes = palettesOf(design).map(([scheme]) => scheme)
  const [first = 'dark'] = schemes
  const scheme = asked !== undefined && schemes.includes(asked) ? asked : first
  const selectScheme = (selected: BrandScheme) => void navigate({ search: { scheme: selected }, replace: true })
  const isChanged = design !== shown.draft.design
  const { failure, isPending, save } = useSaving(shown, design)
  return (
    <Page
      title={shown.name}
      subtitle={<Subtitle shown={shown} />}
      actions={
        canEdit && (
          <BrandActions
            shown={shown}
            isChanged={isChanged}
            isReadable={problems.length === 0}
            isSaving={isPending}
            onSave={() => void save()}
          />
        )
      }
    >
      <div className={styles.notices}>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <BrandNotices shown={shown} problems={problems.length} />
      </div>
      <div className={styles.studio}>
        <div className={styles.form}>
          <DesignFields
            design={design}
            scheme={scheme}
            problems={problems}
            brand={shown.code}
            isReadOnly={!canEdit}
            onScheme={selectScheme}
            onChange={setDesign}
          />
          <Difference shown={shown} design={design} />
          <VersionList shown={shown} canEdit={canEdit} onUse={setDesign} />
        </div>
        <PhoneFrames preview={shown.preview} design={design} scheme={scheme} />
      </div>
      <LeaveDialog isChanged={isChanged} />
    </Page>
  )
}

function Subtitle({ shown: { code, live } }: { shown: ShownBrand }) {
  const { code: merchant } = useSite()
  return (
    <>
      <Link to="/m/$merchant/brands" params={{ merchant }}>
        <Trans>Brands</Trans>
      </Link>
      {' · '}
      <code>{code}</code>
      {' · '}
      {live === null && <Trans>Players see the look of the build.</Trans>}
      {live !== null && live.code === code && <Trans>Players see version {live.number}.</Trans>}
      {live !== null && live.code !== code && <Trans>Players see the brand {live.code}.</Trans>}
    </>
  )
}

/** What keeps the brand from being saved, what awaits another person, and where the staged version is shown. */
function BrandNotices({ shown: { change, stagedAddress }, problems }: { shown: ShownBrand; problems: number }) {
  const { code: merchant } = useSite()
  return (
    <>
      {problems > 0 && (
        <Notice tone="warn">
          <Plural
            value={problems}
            one="One pair of colours is hard to read. Change it, or use the suggested colour: the brand can't be saved before."
            other="# pairs of colours are hard to read. Change them, or use the suggested colours: the brand can't be saved before."
          />
        </Notice>
      )}
      {change !== null && (
        <Notice tone="info">
          <Trans>
            Another person must approve the publication.{' '}
            <Link to="/m/$merchant/approvals" params={{ merchant }} search={{ open: change }}>
              Open the request
            </Link>{' '}
            to decide about it, or to withdraw it.
          </Trans>
        </Notice>
      )}
      {stagedAddress !== null && (
        <Notice tone="info">
          <Trans>
            The staged version is at{' '}
            <a href={stagedAddress} target="_blank" rel="noreferrer">
              {new URL(stagedAddress).host} <ExternalLink size={12} aria-hidden />
            </a>
            . Sign in there to see pages of members.
          </Trans>
        </Notice>
      )}
    </>
  )
}

/** What publishing the draft would change for players. */
function Difference({ shown: { live }, design }: { shown: ShownBrand; design: BrandDesign }) {
  const fields = useDesignFields()
  if (live === null) return null
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Difference from what players see</Trans>
      </h2>
      <ChangedFieldsTable before={fields(live.design)} after={fields(design)} />
    </section>
  )
}

/** Returns a function that stores the design as draft, with its state. */
function useSaving({ code, draft }: ShownBrand, design: BrandDesign) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useBrandsChanged()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (isPending) return
    setFailure(null)
    setPending(true)
    try {
      await call(saveBrand, { merchant, code, design, version: draft.version })
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
