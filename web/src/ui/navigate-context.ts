import { createContext } from "react";

/** Goes to a path of the application without loading a page. */
export type Navigate = (path: string) => void;

export const NavigateContext = createContext<Navigate | undefined>(undefined);
