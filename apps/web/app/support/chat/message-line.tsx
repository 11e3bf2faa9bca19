import { pictureAddress } from '@ante/contract/support/pictures.ts'
import type { ChatMessage } from '@ante/contract/support/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { supportFailure } from '../failures.ts'
import { SentPictures } from '../pictures/sent-pictures.tsx'
import styles from './chat.module.css'
import { linkedText } from './linked-text.ts'
import { discard, resend } from './outbox.ts'
import type { UnsentMessage } from './unsent.ts'

/** A message stored at the gateway. */
export function SentLine({ message: { from, text, picture, at } }: { message: ChatMessage }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const isOwn = from === 'player'
  return (
    <li className={isOwn ? styles.own : styles.other}>
      <span className={styles.srOnly}>{isOwn ? t`You wrote` : t`Customer service`}</span>
      <div className={styles.bubble}>
        {picture && <SentPictures pictures={[picture]} />}
        {text !== '' && <LinkedText text={text} />}
      </div>
      <span className={styles.time}>
        <Moment at={at} zone={zone} />
      </span>
    </li>
  )
}

/** A message that is being sent, or has failed. */
export function UnsentLine({ unsent }: { unsent: UnsentMessage }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { clientId, text, chosen, picture, state, error } = unsent
  const preview = chosen?.preview ?? (picture && pictureAddress(picture))
  return (
    <li className={styles.own} data-state={state}>
      <div className={styles.bubble}>
        {preview && <img className={styles.preview} src={preview} alt={t`Image`} />}
        {text !== '' && <LinkedText text={text} />}
      </div>
      {state === 'sending' ? (
        <span className={styles.time}>{t`Sending…`}</span>
      ) : (
        <div className={styles.failed} role="alert">
          <p className={styles.reason}>
            <Icon name="warning" size={18} />
            <span>{i18n._(supportFailure(error))}</span>
          </p>
          <button type="button" className={styles.retry} onClick={() => resend(queries, clientId)}>
            {t`Try again`}
          </button>
          <button type="button" className={styles.retry} onClick={() => discard(clientId)}>
            {t`Remove`}
          </button>
        </div>
      )}
    </li>
  )
}

/** Plain text in any script; its URLs open outside this page, without a referrer. */
function LinkedText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {linkedText(text).map(({ at, text: piece, href }) =>
        href === undefined ? (
          piece
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {piece}
          </a>
        ),
      )}
    </p>
  )
}
