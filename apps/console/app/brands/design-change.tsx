import * as z from 'zod/mini'

import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { useDesignFields } from './use-design-fields.ts'

const WithDesign = z.object({ design: z.unknown() })
const designIn = (value: unknown): unknown => WithDesign.safeParse(value).data?.design

/** What the publication of a brand changes for players. */
export function DesignChange({ before, after }: { before: unknown; after: unknown }) {
  const fields = useDesignFields()
  return <ChangedFieldsTable before={fields(designIn(before))} after={fields(designIn(after))} />
}
