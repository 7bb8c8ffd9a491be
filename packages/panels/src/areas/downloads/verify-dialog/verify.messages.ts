import { defineMessages } from "../../../portal/messages";

/** The texts of checking a downloaded file. They load with the dialog. */
export const verifyMessages = defineMessages("verify", {
  title: (version: string) => `Verify ${version}`,
  file: "Downloaded file",
  choose: "Choose the file",
  dropHint: "or drop it here. It stays on your computer.",
  checking: (name: string) => `Checking ${name}`,
  failed: "Failed to fetch the signature of this version.",
  right: (version: string) => `This file is ${version}, exactly as it was released.`,
  digestOnly: (version: string) => `This file has the SHA-256 of ${version}. This server doesn't sign its releases.`,
  incomplete: (size: string, wanted: string) =>
    `The download is incomplete: ${size} of ${wanted} MB. Download it again.`,
  different: (version: string) => `This isn't the file of ${version}. Download it again, and don't use this one.`,
  differsAt: (byte: string) => `The first difference is in the megabyte that starts at byte ${byte}.`,
  badSignature: (version: string) =>
    `The signature of ${version} isn't valid. Don't use the file, and contact support.`,
  otherKey: (version: string) =>
    `${version} is signed with a key that this page doesn't expect. Don't use the file, and contact support.`,
  unsigned: (version: string) =>
    `${version} isn't signed, but this page expects a signature. Don't use the file, and contact support.`,
  unreadable: "We can't read the file. It may have been moved or changed. Choose it again.",
  tooLarge: "The file is too large to check here. Compare its SHA-256 with a tool on your computer.",
  notSecure: "Files can be checked only on a page that is served over HTTPS.",
  fileName: "File",
  sha256: "SHA-256",
  approvedBy: "Approved by",
  approval: (email: string, date: string) => `${email}, ${date}`,
  signedOn: "Signed on",
  publicKey: "Public key",
  saveStatement: "Save release.json",
  saveSignature: "Save signature",
  close: "Close",
});
