import { dayOf } from '@ante/contract/kit/days.ts'
import type { Mail } from '@ante/contract/messaging/mail.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './mail.module.css'
import { MailLine } from './mail-line.tsx'
import { inbox, mailsOf } from './queries.ts'
import { useMailChange } from './use-mail-change.ts'

interface MailListProps {
  /** The mail that is shown beside the list, if any. */
  shownId?: string | null
}

/** The member's mails by day; they can be selected and deleted. */
export function MailList({ shownId = null }: MailListProps) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { data, ...pages } = useSuspenseInfiniteQuery(inbox)
  const mails = mailsOf(data)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const change = useMailChange()
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const remove = (ids: string[]) => {
    setChosen(null)
    change.mutate({ kind: 'delete', ids })
  }
  return (
    <>
      {mails.length > 0 && (
        <Tools
          mails={mails}
          latestId={data.pages[0]?.latestId ?? null}
          unread={data.pages[0]?.unread ?? 0}
          chosen={chosen}
          onChoose={setChosen}
          onDelete={remove}
        />
      )}
      {mails.length === 0 && !pages.hasNextPage ? (
        <EmptyState
          picture="/pictures/states/mail.svg"
          title={t`No messages yet`}
          action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
        >
          {t`Personal messages about your money, rewards and account appear here.`}
        </EmptyState>
      ) : (
        <RecordDays items={mails} dayOf={({ writtenAt }) => dayOf(zone, writtenAt)} keyOf={({ id }) => id}>
          {(mail) => (
            <MailLine
              mail={mail}
              isShown={mail.id === shownId}
              isChosen={chosen ? chosen.has(mail.id) : null}
              onToggle={() => toggle(mail.id)}
              onDelete={() => remove([mail.id])}
            />
          )}
        </RecordDays>
      )}
      {pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError ? (
        <Button wide variant="quiet" onClick={() => void pages.fetchNextPage()}>{t`Show more`}</Button>
      ) : (
        <RecordsEnd
          pages={pages}
          isEmpty={mails.length === 0}
          texts={{ loading: t`Loading more messages…`, failed: t`Couldn’t load earlier messages.` }}
        />
      )}
    </>
  )
}

interface ToolsProps {
  mails: readonly Mail[]
  latestId: string | null
  unread: number
  chosen: ReadonlySet<string> | null
  onChoose(chosen: ReadonlySet<string> | null): void
  onDelete(ids: string[]): void
}

function Tools({ mails, latestId, unread, chosen, onChoose, onDelete }: ToolsProps) {
  const { t } = useLingui()
  const change = useMailChange()
  if (chosen) {
    const isAll = chosen.size === mails.length
    return (
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => onChoose(null)}>{t`Cancel`}</button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => onChoose(new Set(isAll ? [] : mails.map(({ id }) => id)))}
        >
          {isAll ? t`None` : t`All`}
        </button>
        <button
          type="button"
          className={styles.danger}
          disabled={chosen.size === 0}
          onClick={() => onDelete([...chosen])}
        >
          <Plural value={chosen.size} one="Delete # message" other="Delete # messages" />
        </button>
      </div>
    )
  }
  return (
    <div className={styles.tools}>
      <p className={styles.count}>
        {unread > 0 ? <Plural value={unread} one="# unread" other="# unread" /> : t`All read`}
      </p>
      {unread > 0 && latestId !== null && (
        <button type="button" className={styles.tool} onClick={() => change.mutate({ kind: 'read', upTo: latestId })}>
          {t`Mark all read`}
        </button>
      )}
      <button type="button" className={styles.tool} onClick={() => onChoose(new Set())}>{t`Choose`}</button>
    </div>
  )
}
