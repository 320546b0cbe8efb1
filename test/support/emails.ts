import request from '../fixture/content/request.json';

/*
 * How the form understands emails: what arrives of each that it takes, and the sign that it names of each that it
 * refuses. Jest, Chromium, Firefox and WebKit each try all of them.
 */

const office = 'robin@office.example';
const myOffice = 'robin@my-office.example';

/** What is typed, and what arrives. */
export const takenEmails: Record<string, Record<string, string>> = {
  'plain addresses': {
    [office]: office,
    ' robin@office.example\u00A0': office,
    '\u202Arobin@of\u00ADfice.\u200Bexample\u202C': office,
    'Robin.Field@Office.EXAMPLE': 'Robin.Field@office.example',
    "o'neill+demo@office.example": "o'neill+demo@office.example",
    'o’neill@office.example': "o'neill@office.example",
    'robin@192.0.2.1': 'robin@192.0.2.1',
  },
  'dashes that look like a hyphen': {
    'robin@my\u2011office.example': myOffice,
    'robin@my\u2010office.example': myOffice,
    'robin@my\u2012office.example': myOffice,
    'robin@my\u2013office.example': myOffice,
    'robin@my\u2014office.example': myOffice,
    'robin@my\u2015office.example': myOffice,
    'robin@my\u2212office.example': myOffice,
    'robin@my\uFE63office.example': myOffice,
    'robin@my\uFF0Doffice.example': myOffice,
    // A hyphen bullet, a modifier, the dashes of Hebrew, vertical Chinese, and Japanese.
    'robin@my\u2043office.example': myOffice,
    'robin@my\u02D7office.example': myOffice,
    'robin@my\u05BEoffice.example': myOffice,
    'robin@my\uFE32office.example': myOffice,
    'robin@my\u30FCoffice.example': myOffice,
    'robin\u2011field@mein\u2011b\u00FCro.example': 'robin-field@mein-büro.example',
  },
  'domains in any script': {
    'robin@müller.example': 'robin@müller.example',
    'Robin@MÜLLER.Example': 'Robin@müller.example',
    'robin@mu\u0308ller.example': 'robin@müller.example',
    'robin@xn--mller-kva.example': 'robin@müller.example',
    'robin@straße.example': 'robin@strasse.example',
    'robin@офис.рф': 'robin@офис.рф',
    'robin@σοφός.example': 'robin@σοφόσ.example',
    'robin@例え.テスト': 'robin@例え.テスト',
    'robin@サーバー.example': 'robin@サーバー.example',
    'robin@משרד.example': 'robin@משרד.example',
    'robin@कार्यालय.example': 'robin@कार्यालय.example',
    'robin@col·lecció.example': 'robin@col·lecció.example',
    'robin@東京tower.example': 'robin@東京tower.example',
    'robin@ソフトabc.example': 'robin@ソフトabc.example',
  },
  'signs that nobody sees': {
    // What stands for an object, separates lines, or marks a note; a braille cell without dots.
    'robin@office.example\uFFFC': office,
    'robin\uFFFC@office.example': office,
    'robin@off\u2028ice.example': office,
    'robin@office.exam\u2029ple': office,
    'robin@office\uFFF9.example\uFFFB': office,
    'robin@office\u2800.example': office,
  },
  'the full stop of a sentence': {
    'robin@office.example .': office,
    'robin@office.example\u00A0.': office,
    'robin@müller.example 。': 'robin@müller.example',
  },
  'what input methods and phones write': {
    'robin＠office.example': office,
    'ｒｏｂｉｎ＠ｏｆｆｉｃｅ．ｅｘａｍｐｌｅ': office,
    'robin@ｏｆｆｉｃｅ.example': office,
    'robin﹫office.example': office,
    'robin@office。example': office,
    'robin@office｡example。': office,
    'robin@office۔example': office,
    'robin@office.example.': office,
    'robin@müller.example.': 'robin@müller.example',
    'ｒｏｂｉｎ＿ｆｉｅｌｄ@ofﬁce.example': 'robin_field@office.example',
  },
};

/** What is typed, and the sign that is named, if one is. */
export const refusedEmails: Record<string, string | undefined> = {
  'jürgen@office.example': 'ü',
  'ju\u0308rgen@office.example': 'ü',
  '用户@office.example': '用',
  '"robin field"@office.example': '"',
  'Robin <robin@office.example>': '<',
  'robin@office.example, kim@office.example': ',',
  'robin@[192.0.2.1]': '[',
  'robin@of_fice.example': '_',
  'mailto:robin@office.example': ':',
  'robin@müller.example/büro': '/',
  'robin@müller.example:80': ':',
  'robin@“office”.example': '“',
  'robin@office.example”': '”',
  'robin@müller.example、': '、',
  'o´brien@office.example': '´',
  'robin½@office.example': '½',
  'robin™@office.example': '™',
  'robin\uF0B7@office.example': 'U+F0B7',
  'robin@office.example\uF02D': 'U+F02D',
  'robin@off\uE000ice.example': 'U+E000',
  'robin@office.example😀': '😀',
  'robin@❤.example': '❤',
  // Each has letters of another script: Cyrillic, Cyrillic, Greek, and Latin ones in a Cyrillic word.
  'robin@gmail.сom': 'с',
  'robin@gооgle.example': 'о',
  'robin@οffice.example': 'ο',
  'robin@oфис.рф': 'ф',
  'robin field@office.example': undefined,
  'robin@office..example': undefined,
  'robin@müller..example': undefined,
  'robin@office.exam…': undefined,
  'robin@-office.example': undefined,
  'robin@1משרד.example': undefined,
  robin: undefined,
  'robin@': undefined,
  '@office.example': undefined,
  'robin@office@example': undefined,
};

/**
 * Runs in a page: opens the demo form, types an email as a visitor would, and submits it. The browser’s own email
 * field may make something else of what is typed, so its value isn’t set.
 */
export function submitEmail(email: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#book-a-demo');
  if (!dialog?.open) document.querySelector<HTMLElement>('[commandfor="book-a-demo"]')?.click();
  for (const [name, text] of Object.entries({ name: 'Robin', email })) {
    const field = dialog?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.focus();
    field?.select();
    document.execCommand('insertText', false, text);
  }
  dialog?.querySelector('form')?.requestSubmit();
}

/** Runs in a page: what has become of the email; undefined as long as it is being sent. */
export function emailOutcome(): string | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('#book-a-demo');
  if (!dialog?.open) return 'sent';
  return dialog.querySelector('[aria-invalid]')
    ? (dialog.querySelector('#_request-demo-email-error')?.firstElementChild?.textContent ?? '')
    : undefined;
}

/** What the form says of an email in which it has refused a sign, or something else. */
export function refusal(sign: string | undefined): string {
  return sign === undefined ? request.malformedEmail : request.refusedSign.replace('{sign}', sign);
}
