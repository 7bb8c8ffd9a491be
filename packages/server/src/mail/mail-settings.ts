/** The portal's data for emails. */
export interface MailSettings {
  /** The portal's URL, such as `https://portal.example.com`. */
  readonly portalUrl: string;
  /** The portal's name. */
  readonly portalName: string;
}
