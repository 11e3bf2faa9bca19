import type { MessageTexts } from './texts-of-language.ts'

export const western = {
  EN: {
    login: '{code} is your {site} sign-in code. It expires in {minutes} minutes. Never share it with anyone.',
    register: '{code} is your {site} registration code. It expires in {minutes} minutes. Never share it with anyone.',
    reset:
      "{code} is your {site} password reset code. It expires in {minutes} minutes. If this wasn't you, ignore this message.",
    numberTaken: 'This number is already registered at {site}. Sign in with it, or reset your password.',
    numberUnknown: 'No {site} account uses this number. You can register with it.',
    passwordLinkSubject: 'Reset your {site} password',
    passwordLink: [
      'Hello {account},',
      'Use this link to set a new password for {site}. It works once and expires in {minutes} minutes:',
      "If you didn't request this, ignore this email. Your password stays the same.",
    ],
  },
  ES: {
    login: '{code} es tu código para entrar en {site}. Vale {minutes} minutos. No se lo digas a nadie.',
    register: '{code} es tu código para registrarte en {site}. Vale {minutes} minutos. No se lo digas a nadie.',
    reset:
      '{code} es tu código para una nueva contraseña en {site}. Vale {minutes} minutos. ¿No fuiste tú? No hagas nada.',
    numberTaken: 'Este número ya tiene una cuenta en {site}. Entra con él o crea allí una nueva contraseña.',
    numberUnknown: 'Nadie tiene una cuenta con este número en {site}. Puedes registrarte allí con él.',
    passwordLinkSubject: 'Una nueva contraseña para {site}',
    passwordLink: [
      'Hola, {account}:',
      'con este enlace creas una nueva contraseña para {site}. Funciona una sola vez, durante {minutes} minutos:',
      '¿No lo pediste? No hagas nada: tu contraseña sigue igual.',
    ],
  },
  PT: {
    login: '{code} é o seu código para entrar em {site}. Vale por {minutes} minutos. Não o diga a ninguém.',
    register: '{code} é o seu código para se registrar em {site}. Vale por {minutes} minutos. Não o diga a ninguém.',
    reset:
      '{code} é o seu código para uma nova senha em {site}. Vale por {minutes} minutos. Não foi você? Não faça nada.',
    numberTaken: 'Este número já tem uma conta em {site}. Entre com ele ou crie lá uma nova senha.',
    numberUnknown: 'Ninguém tem uma conta com este número em {site}. Você pode se registrar lá com ele.',
    passwordLinkSubject: 'Uma nova senha para {site}',
    passwordLink: [
      'Olá, {account},',
      'com este link você cria uma nova senha para {site}. Ele funciona uma vez, em até {minutes} minutos:',
      'Não foi você quem pediu? Não faça nada: a sua senha continua a mesma.',
    ],
  },
  FR: {
    login:
      '{code} est votre code pour vous connecter à {site}. Il est valable {minutes} minutes. Ne le donnez à personne.',
    register:
      '{code} est votre code pour vous inscrire sur {site}. Il est valable {minutes} minutes. Ne le donnez à personne.',
    reset:
      "{code} est votre code pour un nouveau mot de passe sur {site}. Il est valable {minutes} minutes. Ce n'était pas vous ? Ne faites rien.",
    numberTaken:
      'Ce numéro a déjà un compte sur {site}. Connectez-vous avec lui ou choisissez-y un nouveau mot de passe.',
    numberUnknown: "Personne n'a de compte avec ce numéro sur {site}. Vous pouvez vous y inscrire avec lui.",
    passwordLinkSubject: 'Un nouveau mot de passe pour {site}',
    passwordLink: [
      'Bonjour {account},',
      'avec ce lien, vous choisissez un nouveau mot de passe pour {site}. Il fonctionne une seule fois, pendant {minutes} minutes :',
      "Vous ne l'avez pas demandé ? Ne faites rien : votre mot de passe reste le même.",
    ],
  },
  TR: {
    login: '{code}, {site} giriş kodun. {minutes} dakika geçerlidir. Kimseyle paylaşma.',
    register: '{code}, {site} kayıt kodun. {minutes} dakika geçerlidir. Kimseyle paylaşma.',
    reset: '{code}, {site} için yeni şifre kodun. {minutes} dakika geçerlidir. Sen değil miydin? Bir şey yapma.',
    numberTaken:
      'Bu numaranın {site} üzerinde zaten bir hesabı var. Onunla giriş yap veya orada yeni bir şifre belirle.',
    numberUnknown: '{site} üzerinde bu numarayla bir hesap yok. Orada bu numarayla kaydolabilirsin.',
    passwordLinkSubject: '{site} için yeni şifre',
    passwordLink: [
      'Merhaba {account},',
      'bu bağlantıyla {site} için yeni bir şifre belirlersin. {minutes} dakika içinde bir kez çalışır:',
      'Sen istemedin mi? Bir şey yapma: şifren aynı kalır.',
    ],
  },
  RU: {
    login: '{code} — ваш код для входа на {site}. Действует {minutes} мин. Никому его не сообщайте.',
    register: '{code} — ваш код для регистрации на {site}. Действует {minutes} мин. Никому его не сообщайте.',
    reset: '{code} — ваш код для нового пароля на {site}. Действует {minutes} мин. Это были не вы? Ничего не делайте.',
    numberTaken: 'У этого номера уже есть аккаунт на {site}. Войдите с ним или задайте там новый пароль.',
    numberUnknown: 'На {site} нет аккаунта с этим номером. Вы можете зарегистрироваться там с ним.',
    passwordLinkSubject: 'Новый пароль для {site}',
    passwordLink: [
      'Здравствуйте, {account}!',
      'По этой ссылке вы зададите новый пароль для {site}. Она сработает один раз в течение {minutes} мин.:',
      'Вы этого не просили? Ничего не делайте: ваш пароль останется прежним.',
    ],
  },
  KK: {
    login: '{code} — {site} сайтына кіру кодыңыз. {minutes} минут жарамды. Ешкімге айтпаңыз.',
    register: '{code} — {site} сайтына тіркелу кодыңыз. {minutes} минут жарамды. Ешкімге айтпаңыз.',
    reset:
      '{code} — {site} сайтындағы жаңа құпиясөз кодыңыз. {minutes} минут жарамды. Бұл сіз емессіз бе? Ештеңе істемеңіз.',
    numberTaken: 'Бұл нөмірдің {site} сайтында аккаунты бар. Сонымен кіріңіз немесе сол жерде жаңа құпиясөз қойыңыз.',
    numberUnknown: '{site} сайтында бұл нөмірмен аккаунт жоқ. Онымен сол жерде тіркеле аласыз.',
    passwordLinkSubject: '{site} үшін жаңа құпиясөз',
    passwordLink: [
      'Сәлеметсіз бе, {account}!',
      'Осы сілтеме арқылы {site} үшін жаңа құпиясөз қоясыз. Ол {minutes} минут ішінде бір рет жұмыс істейді:',
      'Сіз сұрамадыңыз ба? Ештеңе істемеңіз: құпиясөзіңіз өзгермейді.',
    ],
  },
  UZ: {
    login: '{code} — {site} saytiga kirish kodingiz. {minutes} daqiqa amal qiladi. Hech kimga aytmang.',
    register: '{code} — {site} saytida roʻyxatdan oʻtish kodingiz. {minutes} daqiqa amal qiladi. Hech kimga aytmang.',
    reset:
      '{code} — {site} saytida yangi parol uchun kodingiz. {minutes} daqiqa amal qiladi. Bu siz emasmi? Hech narsa qilmang.',
    numberTaken: 'Bu raqamning {site} saytida hisobi bor. U bilan kiring yoki u yerda yangi parol qoʻying.',
    numberUnknown: '{site} saytida bu raqam bilan hisob yoʻq. U bilan u yerda roʻyxatdan oʻtishingiz mumkin.',
    passwordLinkSubject: '{site} uchun yangi parol',
    passwordLink: [
      'Salom, {account}!',
      'Bu havola orqali {site} uchun yangi parol qoʻyasiz. U {minutes} daqiqa ichida bir marta ishlaydi:',
      'Siz soʻramaganmidingiz? Hech narsa qilmang: parolingiz oʻzgarmaydi.',
    ],
  },
} satisfies Record<string, MessageTexts>
