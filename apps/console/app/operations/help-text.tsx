import type { OperationField } from '@ante/contract/console/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'

import { useSite } from '../lib/site.ts'
import { operationsQuery } from './operation-queries.ts'
import { helpParts } from './help-parts.ts'

interface HelpTextProps {
  text: string
  /** Fields that the text may name. */
  fields?: readonly OperationField[]
}

/** A text of the gateway. Other operations that it names are links, and fields have their labels. */
export function HelpText({ text, fields = [] }: HelpTextProps) {
  const { code: merchant } = useSite()
  const { data } = useQuery(operationsQuery(merchant))
  const known = (data?.areas ?? []).flatMap(({ subjects }) => subjects)
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return (
    <span lang="en">
      {helpParts(text, labels).map((part) => {
        const { at, text: words } = part
        if (part.kind === 'text') return <Fragment key={at}>{words}</Fragment>
        const subject = part.kind === 'command' ? known.find(({ name }) => name === part.subject) : undefined
        const action = subject?.actions.find((one) => part.kind === 'command' && one.action === part.action)
        if (!subject || !action || action.screen !== null) return <code key={at}>{words}</code>
        return (
          <Link
            key={at}
            to="/m/$merchant/operations/$subject"
            params={{ merchant, subject: subject.name }}
            search={action.kind === 'read' ? { action: action.action } : { form: action.action }}
          >
            {subject.title} › {action.title}
          </Link>
        )
      })}
    </span>
  )
}
