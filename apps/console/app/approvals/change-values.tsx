import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'

import { amountText } from '../lib/amounts.ts'
import { rightsIn } from '../lib/change-parts.ts'
import { useSite } from '../lib/site.ts'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { useContentFields } from '../ui/content-fields.ts'
import { usePromotionFields } from '../ui/promotion-fields.ts'
import { usePermissionText } from '../ui/permission-text.ts'
import { rightText } from '../ui/right-texts.ts'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import type { Change } from './change-columns.tsx'
import { useChangeFacts } from './change-facts.ts'

/** New values of a change beside the state that the requester saw; rights are compared one by one. */
export function ChangeValues({ change }: { change: Change }) {
  const { t } = useLingui()
  const { values, before } = useChangeFacts()(change)
  const rights = useRights()
  const changed = rights(change.values)
  const contentFields = useContentFields()
  const promotionFields = usePromotionFields()
  const fieldsIn = (value: unknown) => contentFields(contentIn(value)) ?? promotionFields(contentIn(value))
  const content = fieldsIn(change.values)
  return (
    <>
      {values.length > 0 && (
        <PanelPart title={t`What it sets`}>
          <Facts facts={values} />
        </PanelPart>
      )}
      {changed && (
        <PanelPart title={t`Changed rights`}>
          <ChangedFieldsTable before={rights(change.before)} after={changed} />
        </PanelPart>
      )}
      {content && (
        <PanelPart title={t`What players get`}>
          <ChangedFieldsTable before={fieldsIn(change.before)} after={content} />
        </PanelPart>
      )}
      {hasDesign(change.values) && (
        <PanelPart title={t`What players get`}>
          <Suspense>
            <DesignChange before={change.before} after={change.values} />
          </Suspense>
        </PanelPart>
      )}
      {hasSteps(change.values) && (
        <PanelPart title={t`The new merchant`}>
          <Suspense>
            <SetupChange values={change.values} />
          </Suspense>
        </PanelPart>
      )}
      {before.length > 0 && (
        <PanelPart title={t`Before, as the requester saw it`}>
          <Facts facts={before} />
        </PanelPart>
      )}
    </>
  )
}

/** Loaded with the texts of the brand studio. */
const DesignChange = lazy(async () => ({ default: (await import('../brands/brand-pages.ts')).DesignChange }))

/** Loaded with the texts of new merchants. */
const SetupChange = lazy(async () => ({ default: (await import('../setups/setup-pages.ts')).SetupChange }))

const hasSteps = (value: unknown): boolean => typeof value === 'object' && value !== null && 'steps' in value

const hasDesign = (value: unknown): boolean => typeof value === 'object' && value !== null && 'design' in value

const WithContent = z.object({ content: z.unknown() })

const contentIn = (value: unknown): unknown => WithContent.safeParse(value).data?.content

/** Returns a function that names the rights in values, with their limits; null if there are none. */
function useRights(): (values: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const { currency } = useSite()
  const permissionText = usePermissionText()
  const money = (amount: string) => `${amountText(amount)} ${currency ?? ''}`.trim()
  return (values) =>
    rightsIn(values, {
      nameOf: (permission, right) => {
        const name = permissionText(permission) ?? permission
        return permission.endsWith('.read') ? name : `${name}: ${t(rightText[right])}`
      },
      limitsOf: (perDecision, perDay) => {
        const limits = [
          perDecision === null ? null : t`up to ${money(perDecision)}`,
          perDay === null ? null : t`${money(perDay)} a day`,
        ].filter((text) => text !== null)
        return limits.length === 0 ? t`Yes` : limits.join(', ')
      },
    })
}
