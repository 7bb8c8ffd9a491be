import type { Say } from "../texts/refusals.messages";
/** In characters. */
export const shortestPassword = 12;
// Longer ones would only make the hasher work hard.
export const longestPassword = 1_024;

// Most guessed passwords are one of these words with a number or a sign before or after it.
const commonWords = new Set(
  (
    "password passwort passwd pass word letmein letmeinnow welcome welcomeback admin administrator root user username guest test testing tester master access login secret " +
    "iloveyou loveyou sunshine princess football baseball basketball superman batman dragon monkey shadow michael jennifer jessica charlie trustno computer internet " +
    "qwerty qwertz azerty qwertyuiop qwertyuiopasdfghjkl qwertzuiop azertyuiop asdfghjkl asdfghjklzxcvbnm zxcvbnm qazwsx qazwsxedc qazwsxedcrfv abc abcd abcdef abcdefgh abcdefghijkl abcdefghijklm " +
    "changeme changeit changemenow default temp temporary starwars whatever hello helloworld nothing google samsung killer freedom summer winter spring autumn"
  ).split(" "),
);

export interface PasswordOwner {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The problems of a new password, one sentence each. Empty if it is acceptable. */
export function passwordProblems(password: string, owner: PasswordOwner): readonly Say[] {
  const problems: Say[] = [];
  const length = Array.from(password).length;
  if (length < shortestPassword) problems.push((t) => t.password.tooShort(shortestPassword));
  if (password.length > longestPassword) problems.push((t) => t.password.tooLong(longestPassword));
  if (isLikeOwner(password, owner)) problems.push((t) => t.password.likeOwner);
  if (length > 0 && isCommon(password)) problems.push((t) => t.password.tooCommon);
  if (/^\d+$/.test(password)) problems.push((t) => t.password.allDigits);
  return problems;
}

/** Whether one of the owner's own words makes up half of the password or more. */
function isLikeOwner(password: string, { email, firstName = "", lastName = "" }: PasswordOwner): boolean {
  const text = password.toLowerCase();
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), firstName, lastName].map((word) => word.toLowerCase());
  return words.some((word) => word.length >= 3 && text.includes(word) && 2 * word.length >= text.length);
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size < 5 || /^(.{1,6})\1+$/.test(text) || isRun(text)) return true;
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const plain = core
    .replace(/[@4]/g, "a")
    .replace(/0/g, "o")
    .replace(/3/g, "e")
    .replace(/[$5]/g, "s")
    .replace(/[!1]/g, "i");
  return [core, plain].some((form) => {
    return (
      commonWords.has(form.replace(/[^\p{L}]/gu, "")) || form.split(/[^\p{L}]+/u).every((word) => commonWords.has(word))
    );
  });
}

/** Whether the characters form a sequence, such as `abcdefghijkl` or `210987654321`. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((char, at) => (char.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0)),
  );
  return [...steps].every((step) => Math.abs(step) <= 1 || Math.abs(step) === 9) && steps.size <= 2;
}
