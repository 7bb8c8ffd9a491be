import type { Translation } from "../provider/messages";
import type { shellMessages } from "./shell.messages";

export const shellItalian: Translation<typeof shellMessages> = {
  skip: "Vai al contenuto",
  portal: "Portale",
  mainMenu: "Principale",
  licenses: "Licenze",
  showMenu: "Mostra il menu",
  hideMenu: "Nascondi il menu",
  toDark: "Passa al tema scuro",
  toLight: "Passa al tema chiaro",
};
