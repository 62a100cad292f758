import type { components } from "./schema";

/** The contract's types under the names that the product uses. */
type Schemas = components["schemas"];

export type WireOrganization = Schemas["Org"];
export type OrganizationChange = Schemas["ChangeOrg"];
export type WireApiKey = Schemas["ApiKey"];
export type WireAccessToken = Schemas["AccessToken"];
export type WireMadeAccessToken = Schemas["MadeAccessToken"];
export type TokenScope = Schemas["TokenScope"];
export type WireSettings = Schemas["PersonSettings"];
export type WireGoogleLink = Schemas["GoogleLink"];
export type WireMember = Schemas["Member"];
export type WirePerson = Schemas["Person"];
export type WireProject = Schemas["Project"];
export type WireLabel = Schemas["Label"];
export type WireBug = Schemas["Bug"];
export type WireComment = Schemas["Comment"];
export type Reaction = Schemas["Reaction"];
export type CommentText = Schemas["CommentText"];
export type BugHistoryEntry = Schemas["BugHistoryEntry"];
export type WireUndoResult = Schemas["UndoResult"];
export type WireLeftOver = Schemas["LeftOver"];
export type WireRelation = Schemas["Relation"];
export type RelationKind = Schemas["RelationKind"];
export type WireAttachment = Schemas["Attachment"];
export type WireMyBug = Schemas["MyBug"];
export type WireMyCounts = Schemas["MyCounts"];
export type WirePlanList = Schemas["PlanList"];
export type WireVersions = Schemas["Versions"];
export type MemberRole = Schemas["MemberRole"];
export type Resolution = Schemas["Resolution"];
export type Visibility = Schemas["Visibility"];
export type Severity = Schemas["Severity"];
export type Priority = Schemas["Priority"];
export type EnvironmentEntry = Schemas["EnvironmentEntry"];
export type StatusCategory = Schemas["StatusCategory"];
