import type { NoticeTexts } from '../notice-texts.ts'

export const rightToLeft = {
  AR: {
    signInSubject: 'تسجيل دخول جديد في {site}',
    changeSubject: 'تغيير في حسابك في {site}',
    signIn: 'سجّل أحدهم الدخول إلى حسابك في {site} من مكان وجهاز جديدين علينا.',
    'password.changed': 'تم تغيير كلمة مرور حسابك في {site}.',
    'sessions.ended': 'تم تسجيل خروج أجهزة من حسابك في {site}.',
    'authenticator.added': 'أُضيف تطبيق مصادقة إلى حسابك في {site}.',
    'authenticator.removed': 'أُزيل تطبيق المصادقة من حسابك في {site}.',
    'recovery_codes.made': 'أُنشئت رموز استرداد جديدة لحسابك في {site}. الرموز القديمة لم تعد تعمل.',
    'recovery_code.used': 'استُخدم رمز استرداد لحسابك في {site}.',
    'passkey.added': 'أُضيف مفتاح مرور إلى حسابك في {site}.',
    'passkey.removed': 'أُزيل مفتاح مرور من حسابك في {site}.',
    facts: 'متى: {time}\nأين: {place}\nالجهاز: {device}',
    advice:
      'هل كان هذا أنت؟ لا حاجة إلى فعل شيء. لم يكن أنت؟ افتح {domain} بنفسك، واختر فورًا كلمة مرور جديدة، وسجّل خروج جميع الأجهزة الأخرى في مركز الأمان.',
  },
  UR: {
    signInSubject: '{site} پر نیا سائن اِن',
    changeSubject: '{site} پر آپ کے اکاؤنٹ میں تبدیلی',
    signIn: 'کسی نے {site} پر آپ کے اکاؤنٹ میں ایسی جگہ اور ڈیوائس سے سائن اِن کیا جو ہمارے لیے نئی ہے۔',
    'password.changed': '{site} پر آپ کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا۔',
    'sessions.ended': '{site} پر آپ کے اکاؤنٹ سے کچھ ڈیوائسز سائن آؤٹ کر دی گئیں۔',
    'authenticator.added': '{site} پر آپ کے اکاؤنٹ میں اتھینٹیکیٹر ایپ شامل کی گئی۔',
    'authenticator.removed': '{site} پر آپ کے اکاؤنٹ سے اتھینٹیکیٹر ایپ ہٹا دی گئی۔',
    'recovery_codes.made': '{site} پر آپ کے اکاؤنٹ کے نئے ریکوری کوڈ بنائے گئے۔ پرانے اب کام نہیں کرتے۔',
    'recovery_code.used': '{site} پر آپ کے اکاؤنٹ کا ایک ریکوری کوڈ استعمال ہوا۔',
    'passkey.added': '{site} پر آپ کے اکاؤنٹ میں ایک پاس کی شامل کی گئی۔',
    'passkey.removed': '{site} پر آپ کے اکاؤنٹ سے ایک پاس کی ہٹا دی گئی۔',
    facts: 'کب: {time}\nکہاں سے: {place}\nڈیوائس: {device}',
    advice:
      'کیا یہ آپ تھے؟ پھر کچھ کرنے کی ضرورت نہیں۔ آپ نہیں تھے؟ خود {domain} کھولیں، فوراً نیا پاس ورڈ رکھیں، اور سیکیورٹی سینٹر میں باقی تمام ڈیوائسز سائن آؤٹ کریں۔',
  },
  FA: {
    signInSubject: 'ورود تازه به {site}',
    changeSubject: 'تغییری در حساب شما در {site}',
    signIn: 'کسی از جا و دستگاهی که برای ما تازه است وارد حساب شما در {site} شد.',
    'password.changed': 'رمز عبور حساب شما در {site} تغییر کرد.',
    'sessions.ended': 'دستگاه‌هایی از حساب شما در {site} خارج شدند.',
    'authenticator.added': 'یک برنامهٔ تأیید هویت به حساب شما در {site} افزوده شد.',
    'authenticator.removed': 'برنامهٔ تأیید هویت از حساب شما در {site} برداشته شد.',
    'recovery_codes.made': 'برای حساب شما در {site} کدهای بازیابی تازه ساخته شد. کدهای قبلی دیگر کار نمی‌کنند.',
    'recovery_code.used': 'یک کد بازیابی حساب شما در {site} استفاده شد.',
    'passkey.added': 'یک گذرکلید به حساب شما در {site} افزوده شد.',
    'passkey.removed': 'یک گذرکلید از حساب شما در {site} برداشته شد.',
    facts: 'زمان: {time}\nمکان: {place}\nدستگاه: {device}',
    advice:
      'خودتان بودید؟ پس کاری لازم نیست. شما نبودید؟ خودتان {domain} را باز کنید، فوراً رمز عبور تازه‌ای بگذارید و در مرکز امنیت همهٔ دستگاه‌های دیگر را خارج کنید.',
  },
} satisfies Record<string, NoticeTexts>
