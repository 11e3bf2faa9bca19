import type { Mail } from '@ante/contract/messaging/mail.ts'
import { useLingui } from '@lingui/react/macro'

import { Clock } from '../../ui/times.tsx'
import { Link } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Icon, Stroke } from '../../ui/icon.tsx'
import { kindIcons } from './kind-icons.ts'
import styles from './mail.module.css'
import { kindTexts } from './mail-texts.ts'
import { useMailTexts } from './use-mail-texts.ts'
import { useSwipe } from './use-swipe.ts'

interface MailLineProps {
  mail: Mail
  /** Whether the mail is shown beside the list. */
  isShown: boolean
  /** Whether the mail is selected; null while the selection mode is off. */
  isChosen: boolean | null
  onToggle(): void
  onDelete(): void
}

/** A mail in the list. A swipe reveals its delete button. */
export function MailLine({ mail, isShown, isChosen, onToggle, onDelete }: MailLineProps) {
  const { t } = useLingui()
  const swipe = useSwipe()
  if (isChosen !== null) {
    return (
      <label className={styles.line} data-unread={!mail.isRead}>
        <input className={styles.box} type="checkbox" checked={isChosen} onChange={onToggle} />
        <MailSummary mail={mail} />
      </label>
    )
  }
  return (
    <div className={styles.swiped} {...swipe.handlers}>
      <button
        type="button"
        className={styles.remove}
        tabIndex={swipe.isOpen ? 0 : -1}
        aria-hidden={!swipe.isOpen}
        onClick={onDelete}
      >
        {t`Delete`}
      </button>
      <div className={styles.front} style={swipe.style}>
        <Link
          to={`/m/webEmail?id=${mail.id}`}
          className={styles.line}
          data-unread={!mail.isRead}
          aria-current={isShown || undefined}
        >
          <MailSummary mail={mail} />
          <Icon name="chevron" size={20} turns />
        </Link>
      </div>
    </div>
  )
}

function MailSummary({ mail }: { mail: Mail }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { title, text } = useMailTexts()(mail)
  return (
    <>
      <span className={styles.icon}>
        <Stroke path={kindIcons[mail.kind]} size={22} />
      </span>
      <span className={styles.automatic} lang={mail.letter?.lang}>
        <span className={styles.title} dir="auto">
          {!mail.isRead && (
            <span className={styles.dot}>
              <span className={styles.srOnly}>{t`Unread`}</span>
            </span>
          )}{' '}
          {title}
        </span>
        <span className={styles.beginning} dir="auto">
          {text}
        </span>
        <span className={styles.time}>
          {i18n._(kindTexts[mail.kind])} · <Clock at={mail.writtenAt} zone={zone} />
        </span>
      </span>
    </>
  )
}
