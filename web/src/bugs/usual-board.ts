/** What a board asks for whose address asks for nothing: work that is accepted, and what was done lately. */
export const usualBoardQuery = "(is:open OR closed:>-14d) -is:triage";
