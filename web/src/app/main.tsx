import "../theme/theme.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadMe } from "../identity/session";
import { followSession } from "./live";
import { router } from "./router";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element #root");

followSession();
void loadMe();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
