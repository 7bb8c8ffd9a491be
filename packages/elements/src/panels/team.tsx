import { TeamPanel } from "@gatehouse/panels/teams";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = (attribute) => <TeamPanel teamGuid={attribute("team-guid")} />;
