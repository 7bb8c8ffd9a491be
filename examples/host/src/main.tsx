import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./router";

const portal = document.getElementById("portal");
if (portal === null) throw new Error("index.html has no #portal");

createRoot(portal).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
