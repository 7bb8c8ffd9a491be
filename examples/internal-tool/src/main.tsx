import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { StyleSheetManager, ThemeProvider } from "styled-components";
import { nonce } from "./nonce";
import { toolRoutes } from "./tool-routes";
import { toolQueries, toolStore } from "./tool-state";
import { PageStyle, toolTheme } from "./tool-style";

const place = document.getElementById("tool");
if (place === null) throw new Error("index.html has no #tool");

createRoot(place).render(
  <StrictMode>
    <StyleSheetManager nonce={nonce}>
      <ThemeProvider theme={toolTheme}>
        <PageStyle />
        <QueryClientProvider client={toolQueries}>
          <Provider store={toolStore}>
            <RouterProvider router={createBrowserRouter(toolRoutes)} />
          </Provider>
        </QueryClientProvider>
      </ThemeProvider>
    </StyleSheetManager>
  </StrictMode>,
);
