/** The replacement for a secret. */
const mask = "[masked]";

/** A text with its secrets masked, and their count. */
export interface MaskedText {
  readonly text: string;
  readonly count: number;
}

type Rule = readonly [pattern: RegExp, replacement: (match: string, ...groups: string[]) => string];

const quoted = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const password =
  "passwo?r?[dt]|passphrase|passcode|passwd|pwd|kennwort|wachtwoord|mots?[ _-]?de[ _-]?passe|parola d['’]ordine";
const foreignPassword =
  "contrase(?:ñ|n\\u0303?)a|senha|has[łl]o|heslo|lösenord|adgangskode|salasana|пароль|密码|密碼|パスワード|비밀번호";
const key =
  "(?:api|access|private|account|auth|client|encryption|licen[cs]e|master|shared|signing|ssh|storage)[_ -]?key";
// The word boundary and the length limit keep the search from restarting at each letter of a long word.
const passwordName = `["']?\\b[\\w.-]{0,60}(?:${password})["']?`;
const secretName = `["']?(?<!unexpected )\\b[\\w.-]{0,60}(?:secret|token|credential|cookie|jwt|otp|session_?id|${key})[\\w.-]{0,30}["']?`;
const assigned = "\\s*(?:=>|:=|=(?!>)|:)\\s*";
const option =
  "(?:^|\\s)--?[\\w-]{0,60}(?:pass(?:word|wd|phrase)?|pwd|secret|token|credentials?|[a-z]-key|apikey)(?:\\s+|=)";
const stated = `\\b(?:${password}|secret|token|${key})\\s+(?:is|was|set to)\\s+|\\bidentified by\\s+|\\blogin\\s+\\S+\\s+password\\s+`;
const unmasked = "(?!\\[masked\\])";
const account =
  "account|admin|auth|database|db|docker|ftp|git|https?|imap|ldap|login|mail|mqtt|mysql|pg|postgres|proxy|redis|root|sftp|smtp|sql|ssh|sudo|user|vault|vpn";
const accountPass = `\\b[\\w.-]{0,60}(?:${account})[_.-]?(?:pass|pw)["']?`;
// Compilers and tests also write "pass", followed by a count, a duration or a state.
const figure =
  "(?!(?:\\d{1,5}(?:[.,]\\d+)?(?:\\s*(?:%|[kmunpµ]?s|[kMG]?Hz|[mµu]?W))?|[Tt]rue|[Ff]alse|yes|no|on|off|ok|OK|[Nn]one|null|passed|failed|done|enabled|disabled)(?![^\\s,;:)}\\]|/]))";
const pass = `["']?(?:[Pp]ass|PASS|pw|PW)["']?`;
const lowerPass = `["']?(?:[Pp]ass|pw|PW)["']?`;
const passValue = `${unmasked}${figure}(?:${quoted}|\\S+)`;

/** Keeps the name of the secret and masks its value. */
const keepFirst: Rule[1] = (_match, name = "") => `${name}${mask}`;

// Ordered from most to least specific, since each rule sees only what earlier rules left unmasked.
const rules: readonly Rule[] = [
  [
    /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
    () => mask,
  ],
  // An excerpt may start in the middle of a key.
  [/^(?:[A-Za-z0-9+/=]{16,}\r?\n)+(?=.*-----END [A-Z0-9 ]*PRIVATE KEY)/gm, () => `${mask}\n`],
  [/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)(?:[^\s/@:]*:\S*|[^\s/@:]*)@/gi, (_match, scheme = "") => `${scheme}${mask}@`],
  [/(\b(?:proxy-)?(?:authorization|set-cookie|cookie|x-[a-z-]*(?:key|token|secret))["']?\s*[:=]\s*).*/gi, keepFirst],
  [/(\bhttps?:\/\/[^\s/]*(?:hooks|webhook)[^\s/]*\/|\/api\/webhooks\/)\S+/gi, keepFirst],
  [/(\b(?:bearer|token|negotiate)\s+)(?=\S*[\d._~+/=-])[\w.~+/=-]{8,}/gi, keepFirst],
  [/(\bbasic\s+)(?=\S*[\dA-Z=])[A-Za-z0-9+/=]{8,}/g, keepFirst],
  [new RegExp(`(${option})(?:${quoted}|${unmasked}\\S+)`, "gi"), keepFirst],
  [/((?:^|\s)(?:-u|--user|--proxy-user)[ =]*[^\s:]+:)\S+/g, keepFirst],
  [/(\bsshpass\s+-p\s*)\S+/g, keepFirst],
  // Unquoted, a password may contain spaces and punctuation.
  [new RegExp(`(${passwordName}${assigned})(?:${quoted}|${unmasked}\\S.*)`, "gi"), keepFirst],
  [new RegExp(`((?:${foreignPassword})["']?\\s*[:：=]\\s*)(?:${quoted}|${unmasked}\\S.*)`, "gi"), keepFirst],
  [new RegExp(`(${accountPass}${assigned})(?:${quoted}|${unmasked}\\S+)`, "gi"), keepFirst],
  [new RegExp(`(${secretName}${assigned})(?:${quoted}|${unmasked}[^\\s,;&"']+)`, "gi"), keepFirst],
  [
    /((?:(?:\b|_)(?:AUTH|KEY|SIG|SIGN|SALT|PIN)|_PASS)\s*=\s*)(?:"[^"]*"|'[^']*'|(?!\[masked\])[^\s,;&"']+)/g,
    keepFirst,
  ],
  [/([?&;](?:[\w-]*(?:sig|signature|key|auth|code|credential|pass)|sid|st)=)(?!\[masked\])[^\s&"']+/gi, keepFirst],
  // Without spaces, it is an assignment anywhere in a line.
  [new RegExp(`((?<![\\w-])(?:[\\w.-]{1,60}[_.-])?${pass}=(?![=>]))${passValue}`, "g"), keepFirst],
  [new RegExp(`((?<![\\w-])${lowerPass}:(?!:))(?!\\s)${passValue}`, "g"), keepFirst],
  [new RegExp(`(\\bPASS[ \\t]*=(?!=)[ \\t]*)${passValue}`, "g"), keepFirst],
  // With spaces, it must start a line or follow another setting, so that sentences about a pass stay.
  [
    new RegExp(
      `((?:^|[{,;(&])[ \\t]*(?:- )?${lowerPass}[ \\t]*(?:=>|:=|[:=])[ \\t]+)(?![a-z_-]+[ \\t]+[\\w(\`])${passValue}`,
      "gm",
    ),
    keepFirst,
  ],
  [/(\b(?:mysql[a-z]*|mariadb[a-z-]*|7z[ar]?)\b[^\n|;&]{0,200}?[ \t]-p)[^\s[]\S*/g, keepFirst],
  [new RegExp(`(${stated})(?:${quoted}|${unmasked}\\S+)`, "gi"), keepFirst],
  [
    /\b(?:gh[a-z]_|github_pat_|gl[a-z]{2,6}-|xox[a-z]-|xapp-|[spr]k[-_](?:live|test|proj|ant)?|whsec_|A[KSB]IA|AIza|ya29\.|npm_|pypi-|do[a-z]_v1_|hf_|hv[a-z]\.|SG\.|shp[a-z]{2}_|sq0[a-z]{3}-|lin_api_|figd_|ATATT|dckr_pat_|rubygems_|NRAK-|AGE-SECRET-KEY-|LTAI|ntn_)[\w./+=-]{12,}/g,
    () => mask,
  ],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g, () => mask],
  [/\b\d{8,10}:[\w-]{35}\b/g, () => mask],
  // Serial numbers, activation codes and GUIDs.
  [/\b[A-Z0-9]{4,12}(?:-[A-Z0-9]{4,12}){3,}\b/gi, (match) => (/\d/.test(match) ? mask : match)],
  [/(?<![\w'])[0-9a-f]{32,}(?!\w)/gi, (match) => (isDigest(match) ? match : mask)],
  [
    /(?<![\w/+.-])[A-Za-z0-9/+]{40}(?![\w/+=.-])/g,
    (match) => (/[A-Z]/.test(match) && /[a-z]/.test(match) && /\d/.test(match) ? mask : match),
  ],
  // A number in Verilog, such as 256'h00ff, is not a secret.
  [/(?<![\w+/=-]|\d')[\w+/=-]{20,}/g, (match) => (isRandom(match) && !isDigest(match) ? mask : match)],
];

const homes: readonly Rule[] = [
  [
    /(?:\b[a-z]:)?(?:[\\/]+(?:mnt|cygdrive))?(?:[\\/]+[a-z])?[\\/]+(?:Users|Documents and Settings)[\\/]+(?:[^\\/:*?"'<>|\r\n]+(?=[\\/])|[^\\/:*?"'<>|\s]+)/gi,
    () => "~",
  ],
  [/(?:\/(?:var|usr|export|data|net|nfs|private))*\/home\/[^/\s:;,"'`)\]]+/g, () => "~"],
  [/\\\\[\w.-]+\\(?:home|users)\$?\\[^\\\s:;,"']+/gi, () => "~"],
  [/(?<![\w.~/-])\/root(?![\w-])/g, () => "~"],
];

/** Whether a text is the SHA-1 or SHA-256 of a commit or file. Git and common tools write them in lower case. */
function isDigest(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** Whether a text looks random: its kind of character changes far more often than in words, names or paths. */
function isRandom(text: string): boolean {
  let changes = 0;
  for (let at = 1; at < text.length; at += 1) {
    const [before, now] = [kindOf(text.charCodeAt(at - 1)), kindOf(text.charCodeAt(at))];
    if (before !== 0 && now !== 0 && before !== now) changes += 1;
  }
  return changes >= text.length * 0.28 && /\d/.test(text) && /[a-z]/i.test(text);
}

function kindOf(code: number): 0 | 1 | 2 | 3 {
  if (code >= 48 && code <= 57) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 97 && code <= 122 ? 3 : 0;
}

/**
 * Masks likely passwords, tokens, keys and home folders before a text leaves the browser. It rather masks too much than
 * too little, since the user sees the result and can edit it. Masking twice changes nothing.
 */
export function maskSecrets(text: string): MaskedText {
  let count = 0;
  const masked = [...rules, ...homes].reduce(
    (current, [pattern, replace]) =>
      current.replace(pattern, (match, ...groups) => {
        const replaced = replace(match, ...(groups.filter((group) => typeof group === "string") as string[]));
        if (replaced !== match) count += 1;
        return replaced;
      }),
    text,
  );
  return { text: masked, count };
}
