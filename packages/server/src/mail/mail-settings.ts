/** Settings of email: what it says of the portal. */
export interface MailSettings {
  /** The portal's address: `https://portal.example.com`. */
  readonly portalUrl: string;
  /** The name of the portal. */
  readonly portalName: string;
}
