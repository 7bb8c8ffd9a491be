import { isManagerOf, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { Button, CommentIcon, LicenseIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ComponentType, ReactNode } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { useEndpoint } from "../../../data/use-endpoint";
import { Anchor, useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import type { LicenseBannerProps } from "../license-banner";
import { listPollMs } from "../licenses.polling";
import { seatMessages } from "./seat.messages";

export interface SeatBannerProps extends LicenseBannerProps {
  /**
   * Passed instead of imported. Otherwise bundlers would load the banner with every page that has another panel of this
   * area.
   */
  readonly as: ComponentType<LicenseBannerProps>;
}

/**
 * The banner for a team member without a license. Names the team and its manager, and offers to write an email. A
 * viewer who manages all of their teams gets a link to add licenses instead. Without any team, shows the plain banner.
 */
export function SeatBanner({ as: LicenseBanner, ...props }: SeatBannerProps): ReactNode {
  const texts = useMessages(seatMessages);
  const links = useScreenLinks();
  const list = useEndpoint(teams.list, {}, { pollMs: listPollMs }).data?.results ?? [];
  const me = useViewer().data;
  const others = list.filter((team) => me === undefined || !isManagerOf(team, me));
  const team = others.find(({ available_seats: free }) => free > 0) ?? others[0] ?? list[0];
  if (team === undefined) return <LicenseBanner {...props} />;
  const { guid, name, manager } = team;
  const link = links("team", { teamGuid: guid });
  const nameLink = <Anchor link={link}>{name}</Anchor>;
  if (others.length === 0)
    return (
      <LicenseBanner
        {...props}
        note={
          <Note>
            {texts.team} {nameLink}
          </Note>
        }
        action={
          <Button size="sm" icon={<LicenseIcon />} {...link}>
            {texts.addLicenses}
          </Button>
        }
      />
    );
  const managerName = displayName(manager);
  const letter = {
    subject: texts.letterSubject(name),
    body: texts.letterBody(managerName, name, props.product),
  };
  return (
    <LicenseBanner
      {...props}
      note={
        <Note>
          {texts.team} {nameLink}, {texts.managedBy(managerName)}
        </Note>
      }
      action={
        <Button size="sm" icon={<CommentIcon />} href={mailAddress(manager.email, letter)}>
          {texts.writeTo(managerName)}
        </Button>
      }
    />
  );
}

function mailAddress(email: string, { subject, body }: { readonly subject: string; readonly body: string }): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const Note = styled.span`
  a { text-decoration: underline; text-underline-offset: 0.2em; }
`;
