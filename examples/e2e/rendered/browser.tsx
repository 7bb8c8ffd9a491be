import { loadLocale } from "@gatehouse/panels/provider";
import { hydrateRoot } from "react-dom/client";
import { Account, type AccountProps } from "./account";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root");
const props = JSON.parse(root.dataset["props"] ?? "") as AccountProps;
await loadLocale(props.locale);
hydrateRoot(root, <Account {...props} />, { onRecoverableError: (error) => console.error("Recovered", error) });
