import type { MessageTexts } from './texts-of-language.ts'

export const eastAsian = {
  CN: {
    login: '{code} 是您登录 {site} 的验证码，{minutes} 分钟内有效。请勿告诉任何人。',
    register: '{code} 是您注册 {site} 的验证码，{minutes} 分钟内有效。请勿告诉任何人。',
    reset: '{code} 是您在 {site} 设置新密码的验证码，{minutes} 分钟内有效。不是您本人操作？请忽略。',
    numberTaken: '此号码在 {site} 已有账户。请直接登录，或在那里设置新密码。',
    numberUnknown: '{site} 没有使用此号码的账户。您可以用它在那里注册。',
    passwordLinkSubject: '{site} 的新密码',
    passwordLink: [
      '{account}，您好：',
      '请通过此链接为 {site} 设置新密码。链接仅可使用一次，{minutes} 分钟内有效：',
      '不是您要求的？请忽略，您的密码不会改变。',
    ],
  },
  TW: {
    login: '{code} 是您登入 {site} 的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人。',
    register: '{code} 是您註冊 {site} 的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人。',
    reset: '{code} 是您在 {site} 設定新密碼的驗證碼，{minutes} 分鐘內有效。不是您本人操作？請忽略。',
    numberTaken: '此號碼在 {site} 已有帳戶。請直接登入，或在那裡設定新密碼。',
    numberUnknown: '{site} 沒有使用此號碼的帳戶。您可以用它在那裡註冊。',
    passwordLinkSubject: '{site} 的新密碼',
    passwordLink: [
      '{account}，您好：',
      '請透過此連結為 {site} 設定新密碼。連結僅可使用一次，{minutes} 分鐘內有效：',
      '不是您要求的？請忽略，您的密碼不會改變。',
    ],
  },
  JA: {
    login: '{code} は {site} のログイン用コードです。{minutes} 分間有効です。誰にも教えないでください。',
    register: '{code} は {site} の登録用コードです。{minutes} 分間有効です。誰にも教えないでください。',
    reset:
      '{code} は {site} の新しいパスワード用のコードです。{minutes} 分間有効です。お心当たりがなければ、何もしないでください。',
    numberTaken: 'この番号のアカウントはすでに {site} にあります。ログインするか、新しいパスワードを設定してください。',
    numberUnknown: 'この番号のアカウントは {site} にありません。この番号で登録できます。',
    passwordLinkSubject: '{site} の新しいパスワード',
    passwordLink: [
      '{account} 様',
      'このリンクから {site} の新しいパスワードを設定できます。{minutes} 分以内に一度だけ使えます：',
      'お心当たりがなければ、何もしないでください。パスワードはそのままです。',
    ],
  },
  KO: {
    login: '{code} 은(는) {site} 로그인 코드입니다. {minutes}분 동안 유효합니다. 누구에게도 알려 주지 마세요.',
    register: '{code} 은(는) {site} 가입 코드입니다. {minutes}분 동안 유효합니다. 누구에게도 알려 주지 마세요.',
    reset: '{code} 은(는) {site} 새 비밀번호 코드입니다. {minutes}분 동안 유효합니다. 본인이 아니라면 무시하세요.',
    numberTaken: '이 번호는 이미 {site}에 계정이 있습니다. 이 번호로 로그인하거나 새 비밀번호를 설정하세요.',
    numberUnknown: '{site}에 이 번호로 된 계정이 없습니다. 이 번호로 가입할 수 있습니다.',
    passwordLinkSubject: '{site} 새 비밀번호',
    passwordLink: [
      '{account} 님, 안녕하세요.',
      '이 링크에서 {site}의 새 비밀번호를 설정할 수 있습니다. {minutes}분 안에 한 번만 쓸 수 있습니다:',
      '요청하지 않으셨다면 무시하세요. 비밀번호는 그대로입니다.',
    ],
  },
} satisfies Record<string, MessageTexts>
