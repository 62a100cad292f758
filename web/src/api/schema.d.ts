/** Made from the server's contract by web/contract; do not edit. */
export interface paths {
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an account to the address that the link was mailed to. */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a sign-in with Google; sets the session's cookie. */
        post: operations["finishGoogleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a Google account with the account of its address, proved by password. */
        post: operations["linkGoogleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a sign-in with Google; sets the cookie that binds it to the browser. */
        post: operations["startGoogleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/log-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with address and password; sets the session's cookie. */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/log-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session and clears its cookie, also where there is none. */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link to choose a new password; the same answer for every address. */
        post: operations["sendPasswordMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/remove-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes, by a mailed link, an account that was never verified. */
        post: operations["removeUnverifiedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the password by a mailed link; ends every session. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and sends its verification mail. */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/undo-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an account its old address back; ends sessions and password. */
        post: operations["undoEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verification-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the verification mail again; the same answer for every address. */
        post: operations["sendVerificationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses up the secret of a verification link. */
        post: operations["verifyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a demo; the same answer where the address asked before. */
        post: operations["requestDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes one's own username or name. */
        patch: operations["changeMe"];
        trace?: never;
    };
    "/api/v1/me/bugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bugs of all organizations of the reader, the newest first. */
        get: operations["listMyBugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many bugs the reader wrote, are open, and are assigned to the reader. */
        get: operations["readMyCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes one's own account for good; what one wrote stays. */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/drafts/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one typed at a place and has not sent yet. */
        get: operations["readDraft"];
        /** Keeps what one types at a place, for one's other browsers. */
        put: operations["keepDraft"];
        post?: never;
        /** Forgets what one typed at a place. */
        delete: operations["dropDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another address; a mail to it holds the link that changes it. */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a Google account opens one's own account. */
        get: operations["readGoogleLink"];
        put?: never;
        /** Begins to link a Google account with one's own; finishGoogleSignIn ends it. */
        post: operations["linkOwnGoogleAccount"];
        /** Takes Google as a way into one's own account back. */
        delete: operations["unlinkOwnGoogleAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes one's own password; the session's cookie is new afterwards. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** One's own picture: a PNG, JPEG or WebP of at most 1024 × 1024 pixels. */
        put: operations["setPicture"];
        post?: never;
        /** Removes one's own picture. */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions, last used first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all of one's own sessions but this one. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's own sessions. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Chooses colours and sounds for all of one's own browsers. */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/api/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own access tokens, newest first, expired ones too. */
        get: operations["listAccessTokens"];
        put?: never;
        /** Makes an access token of one's own; the secret is told this once. */
        post: operations["makeAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's own access tokens at once. */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one did last in any organization and may take back, or do again. */
        get: operations["readLastActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organizations whose member the reader is, by name, with exact counts. */
        get: operations["listOrganizations"];
        put?: never;
        /** Creates a private organization; its creator becomes the Owner. */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the reader a Member of the organization with that join code. */
        post: operations["joinOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organization, with its join code for members. */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        /** Takes the organization away from everybody; operators can bring it back. */
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        /** Changes name, description, who may see it, and what its Members may. */
        patch: operations["changeOrganization"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization's API key, and when it was last used. */
        get: operations["readApiKey"];
        put?: never;
        /** Makes a new API key; the one before stops working at once. */
        post: operations["renewApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself, whole or by Range; pictures to be shown, the rest to be saved. */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /** Takes a file off its bug: one's own, or any for Editors. */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        /** Gives a file another name: one's own, or any for Editors. */
        patch: operations["renameAttachment"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/attachments/{attachment}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a removed file back, for a week and while there is room. */
        post: operations["restoreAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/attachments/{attachment}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The small picture of a file. */
        get: operations["readAttachmentThumbnail"];
        /** A small picture of a file, made by whoever uploaded it. */
        put: operations["setAttachmentThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed rights, keys and visibility, who signed in and who exported, the newest first; for the Owner. */
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log as CSV (RFC 4180); that it was taken is an entry of it. */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/batches/{batch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a bulk edit or an undo has come. */
        get: operations["readBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/batches/{batch}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what a batch did, but for what others changed since. */
        post: operations["undoBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bugs of a project or of the whole organization that answer a query, in its order; without one, the newest first. */
        get: operations["listBugs"];
        put?: never;
        /** Reports a bug. */
        post: operations["createBug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes many bugs as one batch. Each is changed or refused for itself. */
        post: operations["changeBugs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/command": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a command behind a query would do now: to how many bugs, and to which not. Changes nothing. */
        get: operations["previewCommand"];
        put?: never;
        /** Applies a command to the bugs that its preview named, as one batch. Refused where its query finds others by now. */
        post: operations["applyCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bugs of a query as a file: CSV (RFC 4180), or a JSON array of bugs. */
        get: operations["exportBugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the bugs of a query spread over the values of one or two fields. */
        get: operations["groupBugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many bugs of a query were opened, closed and open on each of the last days. */
        get: operations["readSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values of a field that complete what is being typed, with how many bugs of a query have them. */
        get: operations["completeValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bug by its id or key, with its description. */
        get: operations["readBug"];
        put?: never;
        post?: never;
        /** Takes a bug out of every list and count. It can be restored under its own key. */
        delete: operations["deleteBug"];
        options?: never;
        head?: never;
        /** Changes fields of a bug. If-Match guards title and description alone. */
        patch: operations["changeBug"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of a bug, the oldest first. */
        get: operations["listAttachments"];
        put?: never;
        /** Puts a file on a bug: the body is the file, of whatever type. */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments of a bug, the newest first. */
        get: operations["listComments"];
        put?: never;
        /** Writes a comment below a bug. */
        post: operations["writeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a bug, with the values before and after, the newest first. */
        get: operations["readBugHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a bug to another project. Its old key goes on leading to it. */
        post: operations["moveBug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a bug between two others, and changes fields of it with that. */
        post: operations["placeBug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a bug stands to others: those that whoever asks may know. */
        get: operations["listRelations"];
        put?: never;
        /** Relates a bug to another one; duplicate_of closes it. */
        post: operations["createRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted bug back as it was. */
        post: operations["restoreBug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The asker votes for the bug: it happens to them too. */
        put: operations["voteForBug"];
        post?: never;
        /** The asker no longer votes for the bug. */
        delete: operations["takeVoteBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/bugs/{bug}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The asker watches the bug from now on. */
        put: operations["watchBug"];
        post?: never;
        /** The asker no longer watches the bug. */
        delete: operations["unwatchBug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what changed in an organization after a version of one of its streams. */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A comment by its id. */
        get: operations["readComment"];
        put?: never;
        post?: never;
        /** Removes a comment: one's own, or as Editor or Owner any. */
        delete: operations["removeComment"];
        options?: never;
        head?: never;
        /** Changes the text of one's own comment. */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/comments/{comment}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a comment said from its first text to the present one. */
        get: operations["listCommentTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/comments/{comment}/reactions/{reaction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reacts to a comment. */
        put: operations["addReaction"];
        post?: never;
        /** Takes one's reaction to a comment back. */
        delete: operations["takeReactionBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/deleted-bugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted bugs that the asker may restore, the latest first. */
        get: operations["listDeletedBugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes another member the Owner, and the former Owner an Editor. */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/join-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new join code; the old one lets nobody in any more. */
        post: operations["renewJoinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All labels of an organization, by name. */
        get: operations["listLabels"];
        put?: never;
        /** Creates a label for the bugs of an organization. */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/labels/{label}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a label off every bug that bears it, and removes it. */
        delete: operations["removeLabel"];
        options?: never;
        head?: never;
        /** Renames, recolours or describes a label. */
        patch: operations["changeLabel"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the reader's own membership; the Owner hands over first. */
        post: operations["leaveOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of an organization, the oldest membership first. */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends another one's membership and retires the join code. */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Makes another member an Editor or a Member. */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of members and persons of an organization, by their ids. */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All projects of an organization with their workflows, oldest first. */
        get: operations["listProjects"];
        put?: never;
        /** Creates a project with the default workflow. */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A project by its id or key. */
        get: operations["readProject"];
        put?: never;
        post?: never;
        /** Deletes a project that holds no bug. */
        delete: operations["removeProject"];
        options?: never;
        head?: never;
        /** Renames, describes or recolours a project, or gives it and its bugs another key. Old keys go on leading to them. */
        patch: operations["changeProject"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects/{project}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a status to the workflow of a project. */
        post: operations["createStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects/{project}/statuses/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Moves the bugs of a status to another one, and removes it. */
        delete: operations["removeStatus"];
        options?: never;
        head?: never;
        /** Renames, recolours or moves a status, or changes its category on its side. */
        patch: operations["changeStatus"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects/{project}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the texts of a project's new bugs may begin with, in order. */
        get: operations["listBugTemplates"];
        put?: never;
        /** Adds a template to a project. */
        post: operations["createBugTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/projects/{project}/templates/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a template from a project. */
        delete: operations["removeBugTemplate"];
        options?: never;
        head?: never;
        /** Renames, rewrites or moves a template, or makes it the default. */
        patch: operations["changeBugTemplate"];
        trace?: never;
    };
    "/api/v1/orgs/{org}/relations/{relation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a relation; a duplicate is reopened by that. */
        delete: operations["removeRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bugs of the organization that the caller knows, as of one moment: lines of JSON (SnapshotHeader, SnapshotBugs, SnapshotRelations, SnapshotIDs, SnapshotEnd). Descriptions, environments and comments are not in it. */
        get: operations["readSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/snapshot/bugs/{bug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bug with all that a replica of its organization holds of it: what the snapshot tells, and its description. */
        get: operations["readHeldBug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved views: those that are built in, shared ones and one's own. */
        get: operations["listViews"];
        put?: never;
        /** Saves a view, a list or a board: one's own, or a shared one. */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orgs/{org}/views/{view}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a saved view. */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /** Changes a saved view; shares it or makes it one's own. */
        patch: operations["changeView"];
        trace?: never;
    };
    "/api/v1/pictures/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's picture, for themselves and those who share an organization. */
        get: operations["readPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All plans, where to get them, and how much of them the reader uses. */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How fast the pages of this server were in the last days. */
        get: operations["readVitals"];
        put?: never;
        /** Counts what a browser measured of a page. Nothing about the browser is kept. */
        post: operations["reportVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A personal access token of one's own, without its secret. */
        AccessToken: {
            /**
             * Format: uuid
             * @description The token's id, to revoke it by.
             */
            id: string;
            /** @description What it is for. */
            name: string;
            /** @description How far it goes. */
            scope: components["schemas"]["TokenScope"];
            /**
             * Format: uuid
             * @description The one organization that it opens, if bound.
             */
            orgID?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends, or ended.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute; absent where it never was.
             */
            lastUsedAt?: string;
        };
        /** @description The access tokens of one person, newest first, expired ones too. */
        AccessTokenList: {
            /** @description At most 50. */
            items: components["schemas"]["AccessToken"][];
        };
        /** @description A thing that an act changed. */
        ActedOn: {
            /** @description What kind of thing. */
            kind: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What became of it. */
            action: components["schemas"]["ChangeAction"];
            /** @description Of a bug: its key. */
            key?: string;
            /** @description Of what has one, where the act set it. */
            name?: string;
            /** @description What changed. */
            fields: string[];
        };
        /** @description The organization's API key; without members where none was made. */
        ApiKey: {
            /** @description What programs send as `Authorization: Bearer`. */
            api_key?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created?: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            lastUsed?: string;
        };
        /** @description A command that was looked at before. */
        ApplyCommand: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once, and goes on after a cut.
             */
            batchID: string;
            /** @description The query, a > and the actions. */
            q: string;
            /** @description Of the bugs, as the preview named them. */
            ids: string[];
            /** @description Id or key of the project; all where it is absent. */
            project?: string;
            /** @description IANA name of the reader's time zone; UTC where it is absent. */
            zone?: string;
            /**
             * Format: uuid
             * @description Comes back with the changes.
             */
            clientID?: string;
        };
        /** @description How the assignees of many bugs change. */
        AssigneeEdit: {
            /** @description Takes the place of each bug's list. */
            set?: string[];
            /** @description Who joins at the end. */
            add?: string[];
            /** @description Who goes. */
            remove?: string[];
        };
        /** @description A file on a bug. */
        Attachment: {
            /**
             * Format: uuid
             * @description Made by the client that uploaded it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description The bug it belongs to.
             */
            bugID: string;
            /** @description As its uploader calls it. */
            name: string;
            /** @description image/png, image/jpeg, image/gif or image/webp where the bytes say so; else application/octet-stream, and the file is for downloading alone. */
            mediaType: string;
            /** @description Bytes. */
            size: number;
            /** @description Pixels, of a picture. */
            width?: number;
            /** @description Pixels, of a picture. */
            height?: number;
            /** @description Whether there is a small picture of it. */
            hasThumbnail: boolean;
            /**
             * Format: uuid
             * @description Who put it there.
             */
            uploadedBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            created: string;
        };
        /** @description The files of a bug, the oldest first. */
        AttachmentList: {
            /** @description At most 100. */
            items: components["schemas"]["Attachment"][];
            /** @description How large a file may be here, in bytes. */
            bytesMax: number;
        };
        /** @description Something that happened to an organization's rights, keys, visibility or data. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description Tells entries of one time apart.
             */
            id: string;
            /**
             * Format: date-time
             * @description When; of what was counted, when it began.
             */
            at: string;
            /** @description What. */
            kind: components["schemas"]["AuditKind"];
            /**
             * Format: uuid
             * @description Who: a user, or the API key; absent for the server's operator.
             */
            actor?: string;
            /**
             * Format: uuid
             * @description Whose membership or role it was.
             */
            person?: string;
            /** @description True where a program did it with a personal access token of the actor. */
            withToken?: boolean;
            /** @description What it set, by field. */
            fields: {
                [key: string]: components["schemas"]["FieldHistory"];
            };
            /** @description Of a sign-in: the network it came from, as 192.0.2.0/24 or 2001:db8::/48. */
            network?: string;
            /** @description The bug's key then; csv or json; the token's scope; the import's source. */
            about?: string;
            /** @description How often within an hour; absent for what is not counted. */
            count?: number;
            /** @description How many bugs left or came. */
            bugs?: number;
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        AuditKind: "sign_in" | "sign_in_failed" | "member_joined" | "membership_ended" | "role_changed" | "owner_changed" | "organization_created" | "organization_changed" | "organization_deleted" | "visibility_changed" | "member_rights_changed" | "join_code_renewed" | "api_key_renewed" | "token_made" | "token_revoked" | "list_exported" | "audit_exported" | "bugs_imported" | "bug_restricted" | "bug_opened" | "bug_shared";
        /** @description What happened to an organization, the newest first. */
        AuditPage: {
            /** @description The entries of this page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Asks for older ones. */
            nextCursor?: string;
        };
        /** @description One bad field of a request. */
        BadField: {
            /** @description JSON pointer into the body, or ?name of a query parameter. */
            pointer: string;
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence that says what to do. */
            detail: string;
        };
        /** @description How far a bulk edit or an undo has come. */
        BatchProgress: {
            /**
             * Format: uuid
             * @description Which one.
             */
            batchID: string;
            /** @description Nothing more will change. */
            isDone: boolean;
            /** @description Things that changed so far. */
            changed: number;
            /** @description Things that were so already. */
            unchanged: number;
            /** @description What was refused or left, so far. */
            leftCount: number;
            /** @description All that are asked for, where it is known. */
            total?: number;
        };
        /** @description A reported bug. */
        Bug: {
            /**
             * Format: uuid
             * @description Made by the client that reported it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description The project it belongs to.
             */
            projectID: string;
            /** @description The project's key and the number: CORE-12. */
            key: string;
            /** @description Counts within the project, never given twice; below 0 in the series of bugs that were reported as restricted ones. */
            number: number;
            /** @description One line. */
            title: string;
            /** @description Markdown. Absent in lists. */
            description?: string;
            /** @description Where it was seen: system, browser, version. Absent in lists. */
            environment?: components["schemas"]["EnvironmentEntry"][];
            /**
             * Format: uuid
             * @description One of the project's statuses.
             */
            status: string;
            /** @description False in statuses of done and dropped. */
            isOpen: boolean;
            /** @description How it ended. */
            resolution: components["schemas"]["Resolution"];
            /** @description How much harm it does. */
            severity: components["schemas"]["Severity"];
            /** @description When it shall be worked on. */
            priority: components["schemas"]["Priority"];
            /** @description The day by which it shall be done. */
            due?: string;
            /** @description The work it takes, in the team's unit. */
            estimate?: number;
            /**
             * Format: uuid
             * @description The user or person who reported it.
             */
            bugAuthor: string;
            /** @description Users and persons; the first answers for the bug. */
            assignedMembers: string[];
            /** @description Labels of the organization, in order. */
            labels: string[];
            /** @description Whether it is restricted to its author, its assignees, whom it was shared with and Owners. */
            visibility: components["schemas"]["Visibility"];
            /** @description Who may know it beside them while it is restricted. Absent in lists. */
            sharedWith?: string[];
            /** @description Who follows it. Absent in lists. */
            watchers?: string[];
            /** @description Who votes for it. Absent in lists. */
            voters?: string[];
            /** @description How many vote for it. */
            voteCount: number;
            /** @description Where it is out of triage for a while. */
            snooze?: components["schemas"]["Snooze"];
            /** @description Its place on boards: smaller ones stand first, byte by byte; bugs of one rank stand by id. */
            rank: string;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated: string;
            /**
             * Format: date-time
             * @description Since when it is closed.
             */
            closed?: string;
            /**
             * Format: date-time
             * @description Since when it has its status.
             */
            statusSince: string;
            /** @description How often it was opened again. */
            reopenCount: number;
            /** @description Counts its changes, from 1. */
            rev: number;
            /**
             * Format: date-time
             * @description Since when it is deleted; for those who may restore it.
             */
            deleted?: string;
        };
        /** @description Bugs that have one value in common. */
        BugGroup: {
            /** @description An id (status, project, person, label, bug), a word or a day; absent where the field is empty. */
            value?: string;
            /** @description The same of the second field. */
            lane?: string;
            /** @description How many bugs. */
            count: number;
        };
        /** @description How the bugs of a query spread over the values of a field. */
        BugGroups: {
            /** @description The largest first. */
            items: components["schemas"]["BugGroup"][];
            /** @description Bugs in all groups, each counted once. */
            total: number;
            /** @description Whether smaller groups were left out. */
            hasMore: boolean;
            /** @description Of the query, where there are any. */
            notes?: components["schemas"]["QueryNote"][];
        };
        /** @description What happened to a bug, the newest first. */
        BugHistory: {
            /** @description The changes of this page. */
            items: components["schemas"]["BugHistoryEntry"][];
            /** @description Asks for older ones. */
            nextCursor?: string;
        };
        /** @description One change of a bug, or of what hangs on it. */
        BugHistoryEntry: {
            /** @description The log it stands in. */
            stream: components["schemas"]["Stream"];
            /** @description Its place in that log. */
            version: number;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * Format: uuid
             * @description Who; absent for the server's operator.
             */
            actor?: string;
            /**
             * Format: uuid
             * @description For whom, where that differs.
             */
            onBehalfOf?: string;
            /** @description True where a program did it with a personal access token of the actor. */
            withToken?: boolean;
            /** @description What kind of thing changed. */
            kind: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Which one: the bug, or what hangs on it.
             */
            id: string;
            /** @description What happened to it. */
            action: components["schemas"]["ChangeAction"];
            /** @description What it set, by field; of comments none. */
            fields: {
                [key: string]: components["schemas"]["FieldHistory"];
            };
            /**
             * Format: uuid
             * @description What one act did has one batch.
             */
            batchID: string;
            /**
             * Format: uuid
             * @description The batch that it takes back.
             */
            undoOf?: string;
            /** @description Why, in the actor's words. */
            reason?: string;
        };
        /** @description Bugs without their descriptions. */
        BugList: {
            /** @description The bugs of this page. */
            items: components["schemas"]["Bug"][];
            /** @description Asks for the next page. */
            nextCursor?: string;
            /** @description Bugs on all pages together. */
            total: number;
            /** @description Of the query, where there are any. */
            notes?: components["schemas"]["QueryNote"][];
            /** @description The versions that the page is as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description The bugs of a query over time. */
        BugSeries: {
            /** @description The oldest day first, today last. */
            items: components["schemas"]["SeriesDay"][];
            /** @description Of the query, where there are any. */
            notes?: components["schemas"]["QueryNote"][];
        };
        /** @description What the text of a new bug may begin with. */
        BugTemplate: {
            /**
             * Format: uuid
             * @description Names the template.
             */
            id: string;
            /** @description As people read it. */
            name: string;
            /** @description Markdown. */
            text: string;
            /** @description Its place in the project, from 0. */
            position: number;
            /** @description New bugs begin with it; true of one at most. */
            isDefault: boolean;
        };
        /** @description All templates of a project, in order. */
        BugTemplateList: {
            /** @description The templates. */
            items: components["schemas"]["BugTemplate"][];
            /** @description The versions that the list is as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description One change of many bugs. */
        BulkChange: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once, and goes on after a cut.
             */
            batchID: string;
            /** @description The bugs, by id. */
            ids: string[];
            /** @description What changes in each of them. */
            change: components["schemas"]["BulkEdit"];
            /**
             * Format: uuid
             * @description Comes back with the changes.
             */
            clientID?: string;
        };
        /** @description What became of a change of many bugs. */
        BulkChangeResult: {
            /**
             * Format: uuid
             * @description Undoes all of it at once.
             */
            batchID: string;
            /** @description False where the time ran out: send the same again. */
            isDone: boolean;
            /** @description Different bugs that were asked for. */
            total: number;
            /** @description Bugs that changed. */
            changed: number;
            /** @description Bugs that were so already. */
            unchanged: number;
            /** @description Bugs that stayed as they were, and why. */
            refused: components["schemas"]["RefusedBug"][];
        };
        /** @description The fields that shall change in each of the bugs. */
        BulkEdit: {
            /**
             * Format: uuid
             * @description One of the statuses of their project.
             */
            status?: string;
            /** @description Needed when the new status closes them. */
            resolution?: components["schemas"]["Resolution"];
            /** @description Who is assigned, joins and goes. */
            assignedMembers?: components["schemas"]["AssigneeEdit"];
            /** @description Which labels come and go. */
            labels?: components["schemas"]["LabelEdit"];
            /** @description How much harm they do. */
            severity?: components["schemas"]["Severity"];
            /** @description When they shall be worked on. */
            priority?: components["schemas"]["Priority"];
            /**
             * Format: date
             * @description A day: 2026-11-21; null for none.
             */
            due?: string | null;
            /** @description In the team's unit, to two decimals; null for none. */
            estimate?: number | null;
            /** @description Out of triage for a while; null ends it. */
            snooze?: components["schemas"]["Snooze"] | null;
        };
        /** @description One thing that changed. */
        Change: {
            /** @description Its place in the stream: 1, 2, 3, … without gaps. */
            version: number;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * Format: uuid
             * @description Who: a user or a person; absent for the operator.
             */
            actor?: string;
            /** @description What kind of thing changed. */
            kind: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What happened to it. */
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: uuid
             * @description Of a bug: its project.
             */
            projectID?: string;
            /** @description The new values by field; null where none is left. Of a removed comment or relation, what it hung on: bugID; kind, from and to. */
            fields: {
                [key: string]: unknown;
            };
            /** @description Fields whose new text is too long to travel here, with its bytes: ask for the thing. */
            fieldsElided?: {
                [key: string]: number;
            };
            /**
             * Format: uuid
             * @description What one act of one person did has one batch.
             */
            batchID: string;
            /**
             * Format: uuid
             * @description The sender's own id of the act.
             */
            clientID?: string;
            /** @description True where a program did it with a personal access token of the actor. */
            withToken?: boolean;
        };
        /**
         * @description What happened to the thing.
         * @enum {string}
         */
        ChangeAction: "created" | "changed" | "removed";
        /** @description Another name for a file. */
        ChangeAttachment: {
            /** @description Slashes become low lines, control characters go. */
            name: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description The fields of a bug that shall change. */
        ChangeBug: {
            /** @description One line. */
            title?: string;
            /** @description Markdown. */
            description?: string;
            /**
             * Format: uuid
             * @description One of the project's statuses.
             */
            status?: string;
            /** @description Needed when the new status closes the bug. */
            resolution?: components["schemas"]["Resolution"];
            /** @description Takes the place of the whole list. */
            assignedMembers?: string[];
            /** @description How much harm it does. */
            severity?: components["schemas"]["Severity"];
            /** @description When it shall be worked on. */
            priority?: components["schemas"]["Priority"];
            /**
             * Format: date
             * @description A day: 2026-11-21; null for none.
             */
            due?: string | null;
            /** @description In the team's unit, to two decimals; null for none. */
            estimate?: number | null;
            /** @description Takes the place of the whole list. */
            environment?: components["schemas"]["EnvironmentEntry"][];
            /** @description Takes the place of the whole list. */
            labels?: string[];
            /** @description restricted, or inherit to open it. For its author and Editors. */
            visibility?: components["schemas"]["Visibility"];
            /** @description Takes the place of the whole list. For its author and Editors. */
            sharedWith?: string[];
            /** @description Out of triage for a while; null ends it. */
            snooze?: components["schemas"]["Snooze"] | null;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
            /** @description The id or key of the original, where the bug is closed as its duplicate. */
            duplicateOf?: string;
            /** @description Closes the bug although open ones block it. */
            closeBlocked?: boolean;
            /** @description Changes nothing where somebody judged the bug already: 412 `judged_already`. */
            onlyInTriage?: boolean;
        };
        /** @description What shall change of a template. */
        ChangeBugTemplate: {
            /** @description As in CreateBugTemplate. */
            name?: string;
            /** @description Markdown. */
            text?: string;
            /** @description New bugs begin with it, and with no other. */
            isDefault?: boolean;
            /** @description Its new place in the project, from 0; the others close up. */
            position?: number;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description Another address for the account. */
        ChangeEmail: {
            /**
             * Format: email
             * @description Where the confirmation mail goes.
             */
            email: string;
            /**
             * Format: password
             * @description The account's password, where it has one.
             */
            password?: string;
            /** @description Whether every other browser has to log in again. */
            endOtherSessions: boolean;
        };
        /**
         * @description What kind of thing a change is about.
         * @enum {string}
         */
        ChangeKind: "organization" | "member" | "project" | "status" | "bug" | "person" | "session" | "account" | "label" | "comment" | "attachment" | "relation" | "token" | "draft" | "view" | "template";
        /** @description What shall change of a label. */
        ChangeLabel: {
            /** @description As in CreateLabel. */
            name?: string;
            /** @description One of seven names, or #rrggbb. */
            color?: string;
            /** @description When to use it. */
            description?: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A piece of the log. */
        ChangeList: {
            /** @description Oldest first. */
            items: components["schemas"]["Change"][];
            /** @description The version that the stream has reached. */
            version: number;
        };
        /** @description What is to be called differently. */
        ChangeMe: {
            /** @description The name that others see; unique without regard to case. */
            username?: string;
            /** @description The person's own name. */
            name?: string;
        };
        /** @description What shall change of an organization. */
        ChangeOrg: {
            /** @description As people read it. */
            orgName?: string;
            /** @description What it is about; may be empty. */
            orgDesc?: string;
            /** @description Whether outsiders see nothing of it. */
            isPrivate?: boolean;
            /** @description Whether Members edit bugs of others. */
            membersEditAnyBug?: boolean;
            /** @description Whether Members see and renew the API key and renew the join code. */
            membersManageKeys?: boolean;
            /** @description The rev that the writer saw: a text that changed since is not written over. */
            rev?: number;
        };
        /** @description The old password and a new one. */
        ChangePassword: {
            /**
             * Format: password
             * @description The password so far.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description 8 to 256 characters of any kind.
             */
            newPassword: string;
            /** @description Whether every other browser has to log in again. */
            endOtherSessions: boolean;
        };
        /** @description What shall change of a project. */
        ChangeProject: {
            /** @description As people read it. */
            name?: string;
            /** @description What it is about. */
            description?: string;
            /** @description Begins the keys of its bugs from now on. The one before goes on leading to it, and is never given to another project. */
            key?: string;
            /** @description Of its card, #rrggbb. */
            color?: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description Another role for a member. */
        ChangeRole: {
            /** @description Editor or Member. */
            memberRole: components["schemas"]["MemberRole"];
        };
        /** @description What shall change of a status. */
        ChangeStatus: {
            /** @description As in CreateStatus. */
            name?: string;
            /** @description Among triage, open and started, or among done and dropped: it never opens or closes a bug. */
            category?: components["schemas"]["StatusCategory"];
            /** @description One of seven names, or #rrggbb. */
            color?: string;
            /** @description Its new place in the workflow, from 0; the others close up. */
            position?: number;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description What shall change of a view. */
        ChangeView: {
            /** @description As in View. */
            name?: string;
            /** @description As in View. */
            query?: string;
            /** @description As in View. */
            layout?: components["schemas"]["ViewLayout"];
            /** @description As in View. */
            columns?: string[];
            /** @description As in View. */
            groupBy?: components["schemas"]["ViewGrouping"];
            /** @description As in View. */
            lanesBy?: components["schemas"]["ViewGrouping"];
            /** @description As in View. */
            sort?: string;
            /** @description As in View. */
            hiddenColumns?: string[];
            /** @description As in View. */
            columnLimits?: components["schemas"]["ColumnLimit"][];
            /** @description Shares one's own view, or makes a shared one one's own; for Editors. */
            isShared?: boolean;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description How many bugs a column of a board should hold at most. */
        ColumnLimit: {
            /** @description The value it stands for. */
            column: string;
            /** @description Work in progress; more are shown as too many. */
            most: number;
        };
        /** @description What a command would do, if it was applied now. */
        CommandPreview: {
            /** @description Bugs that its query finds. */
            total: number;
            /** @description Bugs that would change. */
            changed: number;
            /** @description Bugs that are so already. */
            unchanged: number;
            /** @description Each action, in the order of the command. */
            actions: components["schemas"]["PreviewedAction"][];
            /** @description Why others would stay as they are. */
            refused: components["schemas"]["PreviewedRefusal"][];
            /** @description The first few bugs that would change. */
            items: components["schemas"]["Bug"][];
            /** @description Of all that the query finds: applying names them. */
            ids: string[];
            /** @description Of the query, where there are any. */
            notes?: components["schemas"]["QueryNote"][];
        };
        /** @description What somebody wrote below a bug. */
        Comment: {
            /**
             * Format: uuid
             * @description Made by the client that wrote it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description The bug.
             */
            bugID: string;
            /**
             * Format: uuid
             * @description The user, person or API key that wrote it.
             */
            author: string;
            /** @description Markdown. */
            text: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created: string;
            /**
             * Format: date-time
             * @description When its text last changed.
             */
            edited?: string;
            /** @description Counts its texts, from 1. */
            rev: number;
            /** @description By kind, those that somebody chose. */
            reactions: components["schemas"]["CommentReactions"][];
        };
        /** @description Comments of a bug, the newest first. */
        CommentList: {
            /** @description The comments of this page. */
            items: components["schemas"]["Comment"][];
            /** @description Asks for older ones. */
            nextCursor?: string;
            /** @description The versions that the page is as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description Who reacted to a comment in one way. */
        CommentReactions: {
            /** @description In which way. */
            kind: components["schemas"]["Reaction"];
            /** @description Users and API keys, the first one first. */
            by: string[];
        };
        /** @description A text that a comment had or has. */
        CommentText: {
            /** @description Markdown. */
            text: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            at: string;
            /**
             * Format: uuid
             * @description Who wrote it; absent for the server's operator.
             */
            by?: string;
        };
        /** @description The texts of a comment. */
        CommentTexts: {
            /** @description The oldest first, the present one last. */
            items: components["schemas"]["CommentText"][];
        };
        /** @description A bug as its reporter sends it. */
        CreateBug: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id: string;
            /**
             * Format: uuid
             * @description The project it belongs to.
             */
            projectID: string;
            /** @description One line. */
            title: string;
            /** @description Markdown. */
            description?: string;
            /** @description Members of the organization, or persons of it; the first answers for the bug. */
            assignedMembers?: string[];
            /** @description How much harm it does. */
            severity?: components["schemas"]["Severity"];
            /** @description When it shall be worked on. */
            priority?: components["schemas"]["Priority"];
            /**
             * Format: date
             * @description A day: 2026-11-21.
             */
            due?: string;
            /** @description In the team's unit, to two decimals. */
            estimate?: number;
            /** @description Where it was seen. */
            environment?: components["schemas"]["EnvironmentEntry"][];
            /** @description Labels of the organization. */
            labels?: string[];
            /** @description restricted: for a few people's eyes from the start. */
            visibility?: components["schemas"]["Visibility"];
            /** @description Members who may know it while it is restricted. */
            sharedWith?: string[];
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A template as its creator sends it. */
        CreateBugTemplate: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /** @description Unique in the project without regard to case. */
            name: string;
            /** @description Markdown. */
            text: string;
            /** @description New bugs begin with it, and with no other. */
            isDefault?: boolean;
            /** @description Its place in the project, from 0. Behind the last where it is absent. */
            position?: number;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A label as its creator sends it. */
        CreateLabel: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /** @description Unique in the organization without regard to case; scope/value is exclusive in its scope. */
            name: string;
            /** @description One of seven names, or #rrggbb. One of the seven by chance where it is absent. */
            color?: string;
            /** @description When to use it. */
            description?: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description An organization as its creator sends it. */
        CreateOrg: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /** @description As people read it. */
            orgName: string;
            /** @description What it is about. */
            orgDesc?: string;
        };
        /** @description A project as its creator sends it. */
        CreateProject: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /** @description As people read it. */
            name: string;
            /** @description What it is about. */
            description: string;
            /** @description Begins the keys of its bugs. Proposed from the name where it is absent. */
            key?: string;
            /** @description Of its card, #rrggbb. One of seven by chance where it is absent. */
            color?: string;
        };
        /** @description How a bug shall stand to another one. */
        CreateRelation: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id: string;
            /** @description How this bug stands to the other one. */
            kind: components["schemas"]["RelationKind"];
            /** @description The other one, by its id or key. */
            bug: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A status as its creator sends it. */
        CreateStatus: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /** @description Unique in the project without regard to case. */
            name: string;
            /** @description What it means. */
            category: components["schemas"]["StatusCategory"];
            /** @description One of seven names, or #rrggbb. Its category's usual one where it is absent. */
            color?: string;
            /** @description Its place in the workflow, from 0. Behind the last of its category where it is absent. */
            position?: number;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A view as its maker sends it. */
        CreateView: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id?: string;
            /**
             * Format: uuid
             * @description The project it belongs to; absent for all of them.
             */
            projectID?: string;
            /** @description As people read it. */
            name: string;
            /** @description What it shows, as in the query box. Kept as text: it opens although what it names is gone. */
            query?: string;
            /** @description As in View. */
            layout?: components["schemas"]["ViewLayout"];
            /** @description As in View. */
            columns?: string[];
            /** @description As in View. */
            groupBy?: components["schemas"]["ViewGrouping"];
            /** @description As in View. */
            lanesBy?: components["schemas"]["ViewGrouping"];
            /** @description As in View. */
            sort?: string;
            /** @description As in View. */
            hiddenColumns?: string[];
            /** @description As in View. */
            columnLimits?: components["schemas"]["ColumnLimit"][];
            /** @description true: everybody's; for Editors. Else one's own. */
            isShared?: boolean;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description Deletes one's own account for good. */
        DeleteAccount: {
            /** @description One's own username, typed to confirm. */
            username: string;
            /**
             * Format: password
             * @description The account's password, where it has one.
             */
            password?: string;
        };
        /** @description Deleted bugs that the asker may restore, the latest first. */
        DeletedBugList: {
            /** @description Without descriptions. */
            items: components["schemas"]["Bug"][];
            /** @description Asks for the next page. */
            nextCursor?: string;
        };
        /** @description Asks for a demo. */
        DemoRequest: {
            /**
             * Format: email
             * @description Where to answer: something@host.domain without white space.
             */
            email: string;
        };
        /** @description What one typed at a place and has not sent yet. */
        Draft: {
            /** @description Where it is typed. */
            place: string;
            /** @description Empty where there is none. */
            text: string;
            /**
             * Format: date-time
             * @description When it was kept; absent for none.
             */
            updated?: string;
        };
        /** @description A comment's new text. */
        EditComment: {
            /** @description Markdown. */
            text: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description One thing about the place where a bug was seen. */
        EnvironmentEntry: {
            /** @description os, browser, version, url or a word of one's own; once in a bug. */
            name: string;
            /** @description Debian 12. */
            value: string;
        };
        /** @description A field before and after a change. */
        FieldHistory: {
            /** @description null for no value. */
            before: unknown;
            /** @description null for no value. */
            after: unknown;
            /** @description Whether the values are too long to travel here: both are null then. */
            isElided: boolean;
        };
        /** @description A value that can stand behind a field in a query. */
        FieldValue: {
            /** @description As a query names it, without quotation marks. */
            value: string;
            /**
             * Format: uuid
             * @description Of a person, label or project.
             */
            id?: string;
            /** @description How many bugs have it. */
            count: number;
        };
        /** @description Values that complete what is being typed. */
        FieldValues: {
            /** @description The most frequent first; few. */
            items: components["schemas"]["FieldValue"][];
        };
        /** @description What Google sent the browser back with. */
        FinishGoogleSignIn: {
            /** @description As it was sent to Google. */
            state: string;
            /** @description Google's code, where it gave one. */
            code?: string;
            /** @description Why it gave none. */
            error?: string;
            /** @description Who answered (RFC 9207). */
            iss?: string;
        };
        /** @description Signed in, or one step before it. */
        FinishedGoogleSignIn: {
            /** @description 'signed_in': the session's cookie is set. 'link_needed': the address has an account here, whose password is asked for. 'linked': one more way into the account of the person who asked for it. */
            result: components["schemas"]["GoogleSignInResult"];
            /** @description The path to go to; empty for the start page. */
            next: string;
            /**
             * Format: email
             * @description With 'link_needed' the address of that account.
             */
            email?: string;
        };
        /** @description Whether the person may log in with Google. */
        GoogleLink: {
            /** @description Whether this server knows Google. */
            isSetUp: boolean;
            /** @description Whether a Google account opens one's own account. */
            isLinked: boolean;
        };
        /**
         * @description How a sign-in ended.
         * @enum {string}
         */
        GoogleSignInResult: "signed_in" | "link_needed" | "linked";
        /** @description Who becomes the Owner. */
        HandOver: {
            /**
             * Format: uuid
             * @description Another member, by the id of their membership.
             */
            to: string;
        };
        /** @description A bug with what a replica of its organization holds of it, as of one moment. */
        HeldBug: {
            /** @description The versions that it is as of. */
            versions: components["schemas"]["Versions"];
            /** @description The bug, with its description. */
            bug: components["schemas"]["Bug"];
            /** @description How many comments it has. */
            commentCount: number;
            /** @description How many files it has. */
            attachmentCount: number;
            /** @description To other bugs that the reader may know. */
            relations: components["schemas"]["HeldRelation"][];
        };
        /** @description How one bug stands to another, as it is stored. */
        HeldRelation: {
            /** @description Read from the first to the second. */
            kind: components["schemas"]["StoredRelationKind"];
            /**
             * Format: uuid
             * @description The first bug.
             */
            from: string;
            /**
             * Format: uuid
             * @description The second bug.
             */
            to: string;
        };
        /** @description The organization's join code. */
        JoinCode: {
            /** @description Lets accounts in as Members. */
            joinCode: string;
        };
        /** @description How an account becomes a member. */
        JoinOrg: {
            /** @description What the organization's members pass on. */
            joinCode: string;
        };
        /** @description A draft as it stands now. */
        KeepDraft: {
            /** @description An empty one is none. */
            text: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
        };
        /** @description The keys that a person chose for a shortcut of the pages. */
        KeyChoice: {
            /** @description The shortcut, as the pages call it. */
            name: string;
            /** @description As they are pressed: `Shift+D`, or `G D` one after the other; empty for none. */
            keys: string;
        };
        /** @description What bugs of an organization are marked with. */
        Label: {
            /**
             * Format: uuid
             * @description Names the label.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization it belongs to.
             */
            orgID: string;
            /** @description Of several labels named scope/value a bug has one of each scope. */
            name: string;
            /** @description One of seven names, or #rrggbb. */
            color: string;
            /** @description When to use it. */
            description: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        /** @description How the labels of many bugs change. */
        LabelEdit: {
            /** @description Labels that come. */
            add?: string[];
            /** @description Labels that go. */
            remove?: string[];
        };
        /** @description All labels of an organization, by name. */
        LabelList: {
            /** @description The labels. */
            items: components["schemas"]["Label"][];
            /** @description The versions that the list is as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description What somebody did at once. */
        LastAct: {
            /**
             * Format: uuid
             * @description Where they did it.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description What to undo: of an act done again, the last redo.
             */
            batchID: string;
            /**
             * Format: date-time
             * @description When they did it.
             */
            at: string;
            /** @description The first few things that it changed. */
            things: components["schemas"]["ActedOn"][];
        };
        /** @description What Ctrl+Z and Ctrl+Shift+Z are about. */
        LastActs: {
            /** @description The last act that stands. */
            undo?: components["schemas"]["LastAct"];
            /** @description The act that was taken back last, to do again. */
            redo?: components["schemas"]["LastAct"];
        };
        /** @description What an undo left as it was. */
        LeftOver: {
            /** @description What kind of thing. */
            kind: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description Of a bug: its key. */
            key?: string;
            /** @description Absent where it is the whole thing. */
            field?: string;
            /** @description Why: changed_since, not_allowed, … */
            code: string;
            /** @description A sentence for people. */
            detail: string;
            /**
             * Format: uuid
             * @description Who changed it since.
             */
            by?: string;
            /**
             * Format: date-time
             * @description When they did.
             */
            at?: string;
        };
        /** @description Proves the account that the Google account is to be linked with. */
        LinkGoogleSignIn: {
            /**
             * Format: password
             * @description The account's password.
             */
            password: string;
        };
        /** @description Asks for the way to Google, to link an account there with one's own. */
        LinkOwnGoogleAccount: {
            /**
             * Format: password
             * @description The account's password, where it has one.
             */
            password?: string;
            /** @description Whether it happens in a window of its own. */
            isPopup: boolean;
        };
        /** @description What all changes of a frame have alike: members of Change. */
        LiveAlike: {
            /**
             * Format: date-time
             * @description When.
             */
            at?: string;
            /**
             * Format: uuid
             * @description Who.
             */
            actor?: string;
            /** @description What kind of thing changed. */
            kind?: components["schemas"]["ChangeKind"];
            /** @description What happened to it. */
            action?: components["schemas"]["ChangeAction"];
            /**
             * Format: uuid
             * @description Of bugs: their project.
             */
            projectID?: string;
            /**
             * Format: uuid
             * @description Of which act.
             */
            batchID?: string;
            /**
             * Format: uuid
             * @description The sender's own id of the act.
             */
            clientID?: string;
            /** @description True where a program did it. */
            withToken?: boolean;
        };
        /** @description A Change without the members that its frame has in `alike`. */
        LiveBriefChange: {
            /** @description Its place in the stream. */
            version: number;
            /**
             * Format: date-time
             * @description When.
             */
            at?: string;
            /**
             * Format: uuid
             * @description Who.
             */
            actor?: string;
            /** @description What kind of thing changed. */
            kind?: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description What happened to it. */
            action?: components["schemas"]["ChangeAction"];
            /**
             * Format: uuid
             * @description Of a bug: its project.
             */
            projectID?: string;
            /** @description In place of `projectID`: the place in this frame, from 0, of a change of the same project that tells it. */
            projectOf?: number;
            /** @description The new values by field. */
            fields: {
                [key: string]: unknown;
            };
            /** @description Fields too long to travel here. */
            fieldsElided?: {
                [key: string]: number;
            };
            /**
             * Format: uuid
             * @description Of which act.
             */
            batchID?: string;
            /**
             * Format: uuid
             * @description The sender's own id of the act.
             */
            clientID?: string;
            /** @description True where a program did it. */
            withToken?: boolean;
        };
        /** @description As LiveChanges, for those who asked for `brief`. */
        LiveBriefChanges: {
            /** @description `brief_changes` */
            type: string;
            /**
             * Format: uuid
             * @description Whose stream.
             */
            owner: string;
            /** @description Which one. */
            stream: components["schemas"]["Stream"];
            /** @description What is so of every change here. */
            alike: components["schemas"]["LiveAlike"];
            /** @description Oldest first, without gaps. */
            changes: components["schemas"]["LiveBriefChange"][];
        };
        /** @description Changes that follow each other in one stream. */
        LiveChanges: {
            /** @description `changes` */
            type: string;
            /**
             * Format: uuid
             * @description Whose stream.
             */
            owner: string;
            /** @description Which one. */
            stream: components["schemas"]["Stream"];
            /** @description Oldest first, without gaps. */
            changes: components["schemas"]["Change"][];
        };
        /** @description Nothing of this owner is or will be sent. */
        LiveEnded: {
            /** @description `ended` */
            type: string;
            /**
             * Format: uuid
             * @description As asked for.
             */
            owner: string;
        };
        /** @description A frame of the client that was not understood or went too far. Nothing else changes. */
        LiveError: {
            /** @description `error` */
            type: string;
            /** @description Stable, snake_case. */
            code: string;
            /** @description A sentence for people. */
            detail: string;
        };
        /** @description Somebody on a bug, once for all their tabs. */
        LivePerson: {
            /**
             * Format: uuid
             * @description The member.
             */
            UID: string;
            /** @description Never `away`. */
            act: components["schemas"]["LivePresenceAct"];
        };
        /** @description Everybody who is on a bug, to everybody who is on it. Replaces what was said before. */
        LivePresence: {
            /** @description `presence` */
            type: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            owner: string;
            /**
             * Format: uuid
             * @description Which bug.
             */
            bug: string;
            /** @description In the order in which they came; 50 at most, those who write among them. */
            people: components["schemas"]["LivePerson"][];
            /** @description How many they are. */
            count: number;
        };
        /**
         * @description What somebody does on a bug: not there any more, there, writing a comment, or editing its description.
         * @enum {string}
         */
        LivePresenceAct: "away" | "looks" | "comments" | "describes";
        /** @description Nobody is told of the client on this bug, nor the client of others: it may not know who is there, or not any more, or there is no such bug. */
        LivePresenceEnded: {
            /** @description `presence_ended` */
            type: string;
            /**
             * Format: uuid
             * @description As said.
             */
            owner: string;
            /**
             * Format: uuid
             * @description As said.
             */
            bug: string;
        };
        /** @description The stream is not followed: load its data anew, then subscribe again. */
        LiveReload: {
            /** @description `reload` */
            type: string;
            /**
             * Format: uuid
             * @description Whose stream.
             */
            owner: string;
            /** @description Which one. */
            stream: components["schemas"]["Stream"];
        };
        /** @description A frame of the client. `subscribe` replaces an earlier one for the same owner, `presence` one for the same bug. Who writes says so again within 6 s. */
        LiveRequest: {
            /** @description What is asked for. */
            type: components["schemas"]["LiveRequestType"];
            /**
             * Format: uuid
             * @description An organization, or the person's own UID.
             */
            owner: string;
            /** @description To subscribe: what the client holds of each. */
            streams?: components["schemas"]["StreamPositions"];
            /**
             * Format: uuid
             * @description Of presence: on which bug.
             */
            bug?: string;
            /** @description Of presence: what the person does there. */
            act?: components["schemas"]["LivePresenceAct"];
            /** @description To subscribe: true for `brief_changes` in place of `changes` wherever several come together. */
            brief?: boolean;
        };
        /**
         * @description What a client asks for, or says of itself.
         * @enum {string}
         */
        LiveRequestType: "subscribe" | "unsubscribe" | "presence";
        /** @description All that was missed has been sent. Holds the streams that the person may hear. */
        LiveSubscribed: {
            /** @description `subscribed` */
            type: string;
            /**
             * Format: uuid
             * @description As asked for.
             */
            owner: string;
            /** @description What the client holds now. */
            streams: components["schemas"]["StreamPositions"];
        };
        /** @description Proof of an account. */
        LogIn: {
            /**
             * Format: email
             * @description The account's address.
             */
            email: string;
            /**
             * Format: password
             * @description The account's password.
             */
            password: string;
        };
        /** @description A new token. Its secret is told this once. */
        MadeAccessToken: {
            /** @description What programs send as `Authorization: Bearer`. */
            secret: string;
            /** @description The token. */
            token: components["schemas"]["AccessToken"];
        };
        /** @description The secret of a mailed link. */
        MailedLink: {
            /** @description What stands behind # in the link. */
            token: string;
        };
        /** @description A personal access token, as its owner asks for it. */
        MakeAccessToken: {
            /** @description What it is for. */
            name: string;
            /** @description `read` sees what its owner sees; `write` also does. */
            scope: components["schemas"]["TokenScope"];
            /**
             * Format: uuid
             * @description The one organization that it opens; absent for all.
             */
            orgID?: string;
            /** @description 1 to 366; 90 where it is not said. */
            expiresInDays?: number;
        };
        /** @description The signed-in person. */
        Me: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            UID: string;
            /** @description The username, as others see it. */
            displayName: string;
            /** @description The person's own name. */
            name: string;
            /**
             * Format: email
             * @description The account's address.
             */
            email: string;
            /** @description Whether the address is verified. */
            emailVerified: boolean;
            /** @description The person's picture; absent where there is none. */
            photoURL?: string;
            /** @description 'free' or a paid plan's word. */
            membershipType: string;
            /** @description False for whoever signs in through a provider alone. */
            hasPassword: boolean;
            /** @description What the person chose for all their browsers. */
            settings: components["schemas"]["PersonSettings"];
        };
        /** @description An account's membership of an organization. */
        Member: {
            /**
             * Format: uuid
             * @description Names the membership.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description The account.
             */
            memberID: string;
            /** @description The account's username. */
            memberName: string;
            /** @description Shown to Editors and the Owner. */
            memberEmail?: string;
            /** @description What the member may do. */
            memberRole: components["schemas"]["MemberRole"];
            /**
             * Format: date-time
             * @description When the membership began.
             */
            joinedDate: string;
            /** @description Absent where there is none. */
            profilePicture?: string;
        };
        /** @description Members, the oldest membership first. */
        MemberList: {
            /** @description The members. */
            items: components["schemas"]["Member"][];
            /** @description Asks for the next page. */
            nextCursor?: string;
        };
        /**
         * @description What a member may do: access.md lists it.
         * @enum {string}
         */
        MemberRole: "Owner" | "Editor" | "Member";
        /**
         * @description What a user has subscribed to.
         * @enum {string}
         */
        Membership: "free" | "basic" | "pro" | "enterprise";
        /** @description A sentence for people. */
        Message: {
            /** @description What was done and what to do next. */
            message: string;
        };
        /** @description Where a bug shall go. */
        MoveBug: {
            /**
             * Format: uuid
             * @description The other project.
             */
            projectID: string;
            /**
             * Format: uuid
             * @description One of the other project's statuses; where it is absent the one of the same name and category, else the first of the same category.
             */
            status?: string;
            /** @description Needed when the new status closes the bug. */
            resolution?: components["schemas"]["Resolution"];
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description A bug with the names of its project and organization. */
        MyBug: {
            /**
             * Format: uuid
             * @description Names the bug.
             */
            id: string;
            /**
             * Format: uuid
             * @description Its organization.
             */
            orgID: string;
            /** @description The organization's name. */
            orgName: string;
            /**
             * Format: uuid
             * @description Its project.
             */
            projectID: string;
            /** @description The project's key. */
            projectKey: string;
            /** @description The project's name. */
            projectName: string;
            /** @description The project's key and the number: CORE-12. */
            key: string;
            /** @description One line. */
            title: string;
            /** @description As its project names it. */
            statusName: string;
            /** @description What the status means. */
            statusCategory: components["schemas"]["StatusCategory"];
            /** @description False in statuses of done and dropped. */
            isOpen: boolean;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated: string;
        };
        /** @description Bugs of all organizations whose member the reader is, the newest first. */
        MyBugList: {
            /** @description The bugs of this page. */
            items: components["schemas"]["MyBug"][];
            /** @description Asks for the next page. */
            nextCursor?: string;
            /** @description Bugs on all pages together. */
            total: number;
        };
        /** @description Bugs of all organizations whose member the reader is. */
        MyCounts: {
            /** @description All that the reader wrote. */
            created: number;
            /** @description All open ones. */
            open: number;
            /** @description All assigned to the reader. */
            assigned: number;
        };
        /** @description An organization. */
        Org: {
            /**
             * Format: uuid
             * @description Names the organization.
             */
            id: string;
            /** @description As people read it. */
            orgName: string;
            /** @description What it is about; may be empty. */
            orgDesc: string;
            /**
             * Format: uuid
             * @description The UID of its Owner.
             */
            orgOwner: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdDate: string;
            /** @description Whether outsiders see nothing of it. */
            isPrivate: boolean;
            /** @description Counts the changes of name, description and isPrivate, from 1. */
            rev: number;
            /** @description Whether Members edit bugs of others; members see it. */
            membersEditAnyBug?: boolean;
            /** @description Whether Members see and renew the API key and renew the join code; members see it. */
            membersManageKeys?: boolean;
            /** @description The reader's own; members see it. */
            memberRole?: components["schemas"]["MemberRole"];
            /** @description Members see it. */
            memberCount?: number;
            /** @description All of its bugs. */
            bugCount: number;
            /** @description The versions that the counts are as of. */
            versions: components["schemas"]["Versions"];
            /** @description Members see it. */
            joinCode?: string;
        };
        /** @description The organizations whose member the reader is, by name. */
        OrgList: {
            /** @description The organizations. */
            items: components["schemas"]["OrgSummary"][];
            /** @description The version of the reader's own stream that the list is as of. */
            personVersion: number;
        };
        /** @description An organization as its list shows it. */
        OrgSummary: {
            /**
             * Format: uuid
             * @description Names the organization.
             */
            id: string;
            /** @description As people read it. */
            orgName: string;
            /** @description What it is about; may be empty. */
            orgDesc: string;
            /**
             * Format: uuid
             * @description The UID of its Owner.
             */
            orgOwner: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdDate: string;
            /** @description Whether outsiders see nothing of it. */
            isPrivate: boolean;
            /** @description Counts the changes of name, description and isPrivate, from 1. */
            rev: number;
            /** @description Whether Members edit bugs of others; members see it. */
            membersEditAnyBug?: boolean;
            /** @description Whether Members see and renew the API key and renew the join code; members see it. */
            membersManageKeys?: boolean;
            /** @description The reader's own; members see it. */
            memberRole?: components["schemas"]["MemberRole"];
            /** @description Members see it. */
            memberCount?: number;
            /** @description All of its bugs. */
            bugCount: number;
            /** @description The versions that the counts are as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description Asks for a mail by which a new password is chosen. */
        PasswordMail: {
            /**
             * Format: email
             * @description The account's address.
             */
            email: string;
        };
        /** @description The names of those who were asked for and are known here. */
        People: {
            /** @description In the order in which they were asked for. */
            items: components["schemas"]["Person"][];
        };
        /** @description Somebody whom a bug or a change names. */
        Person: {
            /**
             * Format: uuid
             * @description The account's UID, or the person's id.
             */
            id: string;
            /** @description The username, or the name that an import brought. */
            name: string;
            /** @description Whether they have an account. */
            kind: components["schemas"]["PersonKind"];
        };
        /**
         * @description What somebody is: an account, a name that an import brought, the API key.
         * @enum {string}
         */
        PersonKind: "user" | "person" | "api_key";
        /** @description What a person chose for all their browsers; absent members were never chosen. */
        PersonSettings: {
            /** @description `system` follows the device. */
            theme?: components["schemas"]["Theme"];
            /** @description Whether messages are heard. */
            sounds?: boolean;
            /** @description How loud. */
            volumePercent?: number;
            /** @description Whether keys without Ctrl, such as `C`, are shortcuts. */
            singleKeys?: boolean;
            /** @description The shortcuts with other keys than those of the pages, all of them at once. */
            keys?: components["schemas"]["KeyChoice"][];
        };
        /** @description Where one's new picture is. */
        PictureAddress: {
            /** @description A path on this server. */
            photoURL: string;
        };
        /** @description Where a bug shall stand among the others, and what else changes with that. */
        PlaceBug: {
            /**
             * Format: uuid
             * @description The bug that it shall stand behind; null or absent for none. One that is not there counts as none; without any neighbour the bug keeps its place.
             */
            after?: string | null;
            /**
             * Format: uuid
             * @description The bug that it shall stand before; null or absent for none. Where the two have changed places meanwhile, the one in `after` counts.
             */
            before?: string | null;
            /** @description Other fields that change in the same act, as its status when it goes to another column. clientID and batchID stand outside. */
            change?: components["schemas"]["ChangeBug"];
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
        /** @description What one can be a member with. */
        Plan: {
            /** @description The membership that it gives. */
            id: components["schemas"]["Membership"];
            /** @description Pounds sterling; absent: ask sales. */
            pencePerMonth?: number;
            /** @description How much it includes. */
            limits: components["schemas"]["PlanLimits"];
        };
        /** @description How much a plan includes; what is absent is unlimited. Nothing is enforced. */
        PlanLimits: {
            /** @description Organizations of one's own. */
            organizations?: number;
            /** @description Projects in them. */
            projects?: number;
            /** @description Kanban boards in them. */
            boards?: number;
            /** @description People in them, oneself included. */
            members?: number;
        };
        /** @description All plans, and where to get them. */
        PlanList: {
            /** @description From the smallest to the largest. */
            items: components["schemas"]["Plan"][];
            /** @description Where Subscribe leads; absent: no billing. */
            billingURL?: string;
            /** @description Where Contact Sales leads; absent: nowhere. */
            salesURL?: string;
            /** @description The reader's own; absent for visitors. */
            usage?: components["schemas"]["PlanUsage"];
        };
        /** @description How much of their plan somebody uses. */
        PlanUsage: {
            /** @description Whose Owner the reader is. */
            organizations: number;
            /** @description Projects in them. */
            projects: number;
            /** @description Different people in them. */
            members: number;
        };
        /** @description What one action of a command would do. */
        PreviewedAction: {
            /** @description Its name: severity. */
            action: string;
            /** @description As the query language writes them: S4. */
            values: string;
            /** @description Bugs that it would change. */
            changed: number;
            /** @description Bugs that are so already. */
            unchanged: number;
        };
        /** @description Why some bugs would stay as they are. */
        PreviewedRefusal: {
            /** @description As in a problem. */
            code: string;
            /** @description A sentence for people. */
            detail: string;
            /** @description How many bugs. */
            count: number;
            /** @description The first of them. */
            keys: string[];
        };
        /**
         * @description When a bug shall be worked on, as its owner plans it.
         * @enum {string}
         */
        Priority: "none" | "urgent" | "high" | "medium" | "low";
        /** @description Why a request was refused (RFC 9457). */
        Problem: {
            /** @description urn:lacewing:problem: and the code. */
            type: string;
            /** @description The words of the status. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description A sentence for people. */
            detail?: string;
            /** @description Stable, for programs. */
            code: string;
            /** @description Names the request in the server's log. */
            requestID: string;
            /** @description Every bad field. */
            errors?: components["schemas"]["BadField"][];
            /** @description The present state, where an edit came too late. */
            current?: unknown;
        };
        /** @description Where bugs are reported. */
        Project: {
            /**
             * Format: uuid
             * @description Names the project.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization it belongs to.
             */
            orgID: string;
            /** @description Begins the keys of its bugs: CORE of CORE-12. */
            key: string;
            /** @description As people read it. */
            name: string;
            /** @description What it is about. */
            description: string;
            /** @description Of its card's upper border, #rrggbb. */
            color: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description All of its bugs. */
            bugCount: number;
            /** @description Its bugs that are open. */
            openBugCount: number;
            /** @description Its workflow, in order. */
            statuses: components["schemas"]["Status"][];
        };
        /** @description All projects of an organization, oldest first. */
        ProjectList: {
            /** @description The projects. */
            items: components["schemas"]["Project"][];
            /** @description The versions that the list is as of. */
            versions: components["schemas"]["Versions"];
        };
        /** @description What a reader should know about how a query was understood. */
        QueryNote: {
            /** @description searched_as_text, label_unknown, person_unknown, project_unknown, status_unknown. */
            code: string;
            /** @description A sentence for people. */
            detail: string;
            /** @description Where it stands in the query: code points. */
            begin: number;
            /** @description Behind its last code point. */
            end: number;
        };
        /**
         * @description 👍 👎 😄 🎉 😕 ❤️ 🚀 👀, in this order.
         * @enum {string}
         */
        Reaction: "thumbs_up" | "thumbs_down" | "laugh" | "hooray" | "confused" | "heart" | "rocket" | "eyes";
        /** @description A bug that stayed as it was. */
        RefusedBug: {
            /**
             * Format: uuid
             * @description Which one.
             */
            id: string;
            /** @description Why, as in a problem. */
            code: string;
            /** @description A sentence for people. */
            detail: string;
        };
        /** @description The other bug of a relation. */
        RelatedBug: {
            /**
             * Format: uuid
             * @description Names the bug.
             */
            id: string;
            /**
             * Format: uuid
             * @description The project it belongs to.
             */
            projectID: string;
            /** @description CORE-12. */
            key: string;
            /** @description One line. */
            title: string;
            /**
             * Format: uuid
             * @description One of its project's statuses.
             */
            status: string;
            /** @description False in statuses of done and dropped. */
            isOpen: boolean;
            /** @description How it ended. */
            resolution: components["schemas"]["Resolution"];
            /** @description How much harm it does. */
            severity: components["schemas"]["Severity"];
        };
        /** @description A relation as seen from one of its bugs. */
        Relation: {
            /**
             * Format: uuid
             * @description Names the relation.
             */
            id: string;
            /** @description How this bug stands to the other one. */
            kind: components["schemas"]["RelationKind"];
            /** @description The other one. */
            bug: components["schemas"]["RelatedBug"];
            /**
             * Format: date-time
             * @description Since when.
             */
            created: string;
        };
        /**
         * @description How a bug stands to the other one: it blocks that or is blocked by it, is a duplicate of it or has it as a duplicate (duplicated_by), relates to it, was caused by it or causes it, has it as its parent or as a child.
         * @enum {string}
         */
        RelationKind: "blocks" | "blocked_by" | "duplicate_of" | "duplicated_by" | "relates_to" | "caused_by" | "causes" | "parent" | "child";
        /** @description How a bug stands to others. */
        RelationList: {
            /** @description The oldest first. */
            items: components["schemas"]["Relation"][];
        };
        /** @description What a browser measured of a page of this server. It names no person and no thing. */
        ReportVitals: {
            /** @description The page's pattern, /organizationDisplay/{orgID} say, never an address. */
            route: string;
            /** @description The measurements. */
            metrics: components["schemas"]["VitalMeasurement"][];
        };
        /** @description A new password, and the secret of the mailed link. */
        ResetPassword: {
            /** @description What stands behind # in the link. */
            token: string;
            /**
             * Format: password
             * @description 8 to 256 characters of any kind.
             */
            password: string;
        };
        /**
         * @description How a closed bug ended; none while it is open.
         * @enum {string}
         */
        Resolution: "none" | "fixed" | "duplicate" | "wont_fix" | "cannot_reproduce" | "by_design" | "invalid" | "obsolete";
        /** @description The measurements of one page. */
        RouteVitals: {
            /** @description The page's pattern. */
            route: string;
            /** @description Each kind that was measured. */
            metrics: components["schemas"]["VitalFigures"][];
        };
        /** @description What happened to the bugs of a query on a day. */
        SeriesDay: {
            /** @description 2026-11-21, in the reader's zone. */
            day: string;
            /** @description Reported on that day. */
            opened: number;
            /** @description Closed on that day, and still closed. */
            closed: number;
            /** @description Open at its end. */
            open: number;
            /** @description Of them unset, S1, S2, S3, S4. */
            openBySeverity: number[];
        };
        /** @description A sign-in of one's own that still holds. */
        Session: {
            /**
             * Format: uuid
             * @description The session's id, to end it by.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to ten minutes.
             */
            lastSeenAt: string;
            /** @description What the browser called itself. */
            userAgent: string;
            /** @description Whether it is the session that asks. */
            isCurrent: boolean;
        };
        /** @description The sessions of one person, last used first. */
        SessionList: {
            /** @description At most 100. */
            items: components["schemas"]["Session"][];
        };
        /**
         * @description The harm that a bug does: S1 loses data, endangers security or stops everybody, S2 is serious without a way around, S3 is ordinary, S4 is small; unset means that nobody judged it yet.
         * @enum {string}
         */
        Severity: "unset" | "S1" | "S2" | "S3" | "S4";
        /** @description A new account, as its owner asks for it. */
        SignUp: {
            /** @description The name that others see; unique without regard to case. */
            username: string;
            /** @description The person's own name, kept in the profile. */
            name: string;
            /**
             * Format: email
             * @description Where the verification mail goes.
             */
            email: string;
            /**
             * Format: password
             * @description 8 to 256 characters of any kind.
             */
            password: string;
        };
        /** @description Bugs of a snapshot, a column per field. "Digits" are whole numbers, one per bug: a text per digit, the most significant one first, with a letter of base64url for each bug; no text where all are 0. "Signed" ones stand as 0, -1, 1, -2, 2, … numbered from 0. */
        SnapshotBugs: {
            /** @description `bugs` */
            type: string;
            /** @description Bugs of this line. */
            count: number;
            /** @description Further users and persons: they go on being numbered. */
            people: string[];
            /** @description Further sets of people, by their numbers; set 0 is the empty one. */
            peopleSets: number[][];
            /** @description Further sets of labels, by their numbers; set 0 is the empty one. */
            labelSets: number[][];
            /** @description Further beginnings of ranks. */
            rankHeads: string[];
            /** @description Of this line's times, in microseconds. */
            unit: number;
            /** @description Of each bug. */
            title: string[];
            /** @description Digits: number of the project. */
            project: string[];
            /** @description Digits, signed: how much it is above the number of the bug before of that project in this line, of the first one above 0. */
            number: string[];
            /** @description Digits: place among the statuses of its project. */
            status: string[];
            /** @description Digits: its number. */
            resolution: string[];
            /** @description Digits: its number. */
            severity: string[];
            /** @description Digits: its number. */
            priority: string[];
            /** @description Digits: number of the person. */
            author: string[];
            /** @description Digits: number of the set of people. */
            assignees: string[];
            /** @description Digits: number of the set of labels. */
            labels: string[];
            /** @description Digits: 1 where it is. */
            restricted: string[];
            /** @description Digits, signed: units above the bug before in this line, of the first one above 1970. */
            created: string[];
            /** @description Digits, signed: units above `created`. */
            since: string[];
            /** @description Digits, signed: units above `since`. */
            updated: string[];
            /** @description Digits: 0 for none, else 1 + signed units above `since`. */
            closed: string[];
            /** @description Digits: 0 for none, else 1 + days after 1970. */
            due: string[];
            /** @description Digits: 0 for none, else 1 + hundredths. */
            estimate: string[];
            /** @description Digits: 0 for none, 1 until anything happens, else 2 + signed units above `created`. */
            snooze: string[];
            /** @description Digits: how many. */
            votes: string[];
            /** @description Digits: number of the set of people. */
            voters: string[];
            /** @description Digits: 0 nobody, 1 the author, 2 the author and the assignees, else 2 + the number of the set. */
            watchers: string[];
            /** @description Digits: how many. */
            comments: string[];
            /** @description Digits: how many. */
            attachments: string[];
            /** @description Digits: how often. */
            reopened: string[];
            /** @description Digits: 1 less than the bug's. */
            rev: string[];
            /** @description Digits: 0 the next one of rankTexts; 1 the bug's number to base 62 in 9 digits, and 4 hexadecimal ones of rankTail; 2 `created` to base 62 in 9 digits, and the number with the count of its digits before it; else the same behind head 3 less. */
            rank: string[];
            /** @description Digits: of each rank 1, in order. */
            rankTail: string[];
            /** @description Of each rank 0, in order. */
            rankTexts: string[];
            /** @description With ids=true. Digits, signed: milliseconds of the id's time above `created`. */
            idTime?: string[];
        };
        /** @description The last line of a snapshot: one that ends without it was cut and is not to be kept. */
        SnapshotEnd: {
            /** @description `end` */
            type: string;
            /** @description Of all lines together. */
            bugs: number;
            /** @description Of all lines together. */
            relations: number;
        };
        /** @description The first line of a snapshot: as of when it is, and what the columns' numbers mean. */
        SnapshotHeader: {
            /** @description `snapshot` */
            type: string;
            /** @description 1. Another one is not to be read. */
            format: number;
            /**
             * Format: uuid
             * @description The organization.
             */
            orgID: string;
            /** @description The versions that it is as of. */
            versions: components["schemas"]["Versions"];
            /** @description The version of the reader's own stream: word of restricted bugs comes there. */
            person?: number;
            /** @description How many bugs follow. */
            total: number;
            /** @description By number. */
            resolutions: string[];
            /** @description By number. */
            severities: string[];
            /** @description By number. */
            priorities: string[];
            /** @description By number. */
            relationKinds: string[];
            /** @description By number, with their statuses. */
            projects: components["schemas"]["Project"][];
            /** @description By number. */
            labels: components["schemas"]["Label"][];
        };
        /** @description Where ids=true was asked: the last 80 bits of bugs' ids, as digits. */
        SnapshotIDs: {
            /** @description `ids` */
            type: string;
            /** @description The row of the first one. */
            first: number;
            /** @description Ids of this line. */
            count: number;
            /** @description 14 digits of each; the first four bits are 0. */
            tail: string[];
        };
        /** @description How bugs of a snapshot stand to one another; columns as those of bugs. */
        SnapshotRelations: {
            /** @description `relations` */
            type: string;
            /** @description Relations of this line. */
            count: number;
            /** @description Digits: its number. */
            kind: string[];
            /** @description Digits, signed: rows above that of the relation before, of the first one above 0. */
            from: string[];
            /** @description Digits, signed: rows above `from`. */
            to: string[];
        };
        /** @description Out of triage for a while. Whatever happens to the bug ends it. */
        Snooze: {
            /**
             * Format: date-time
             * @description The moment at which it ends by itself; absent for none.
             */
            until?: string;
        };
        /** @description Asks for the way to Google. */
        StartGoogleSignIn: {
            /** @description The path of this application to go to afterwards; empty for its start page. */
            next: string;
            /** @description Whether the sign-in happens in a window of its own. */
            isPopup: boolean;
        };
        /** @description A sign-in on its way; it holds for ten minutes, in this browser alone. */
        StartedGoogleSignIn: {
            /**
             * Format: uri
             * @description Where the browser goes next.
             */
            authorizationURL: string;
        };
        /** @description A step of a project's workflow. */
        Status: {
            /**
             * Format: uuid
             * @description Names the status.
             */
            id: string;
            /** @description As people read it. */
            name: string;
            /** @description What it means. */
            category: components["schemas"]["StatusCategory"];
            /** @description One of seven names, or #rrggbb. */
            color: string;
            /** @description Its place in the workflow, from 0. */
            position: number;
        };
        /**
         * @description What a status means, whatever the project calls it.
         * @enum {string}
         */
        StatusCategory: "triage" | "open" | "started" | "done" | "dropped";
        /**
         * @description How one bug stands to another, read from the first to the second.
         * @enum {string}
         */
        StoredRelationKind: "blocks" | "duplicate_of" | "relates_to" | "caused_by" | "parent";
        /**
         * @description An audience: who may hear a change.
         * @enum {string}
         */
        Stream: "content" | "members" | "managers" | "person" | "restricted";
        /** @description How far each stream has come; only those that are meant. */
        StreamPositions: {
            /** @description Of projects and bugs. */
            content?: number;
            /** @description Of members and roles. */
            members?: number;
            /** @description Of keys and webhooks. */
            managers?: number;
            /** @description Of the person's own stream. */
            person?: number;
        };
        /**
         * @description The colours of the pages.
         * @enum {string}
         */
        Theme: "light" | "dark" | "system";
        /**
         * @description How far an access token goes.
         * @enum {string}
         */
        TokenScope: "read" | "write";
        /** @description An undo, itself a batch that can be undone. */
        UndoBatch: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            batchID: string;
            /**
             * Format: uuid
             * @description Comes back with the changes.
             */
            clientID?: string;
        };
        /** @description What became of an undo. */
        UndoResult: {
            /**
             * Format: uuid
             * @description Of the undo: undoing it does all again.
             */
            batchID: string;
            /**
             * Format: uuid
             * @description What was undone.
             */
            undoOf: string;
            /** @description False where the time ran out: send the same again. */
            isDone: boolean;
            /** @description Things that are as they were. */
            changed: number;
            /** @description What stayed as it was, and why. */
            left: components["schemas"]["LeftOver"][];
            /** @description All of that, where there is more. */
            leftCount: number;
        };
        /** @description Asks for the verification mail again. */
        VerificationMail: {
            /**
             * Format: email
             * @description The address that signed up.
             */
            email: string;
        };
        /** @description The address that is now verified. */
        VerifiedAddress: {
            /**
             * Format: email
             * @description The account's address.
             */
            email: string;
        };
        /** @description The secret of a verification link. */
        VerifyAddress: {
            /** @description What stands behind # in the link. */
            token: string;
        };
        /** @description How far each stream of the organization had come when this was read. */
        Versions: {
            /** @description Of projects and bugs. */
            content: number;
            /** @description Of members and roles; for Members. */
            members?: number;
            /** @description Of keys and webhooks; for Editors. */
            managers?: number;
        };
        /** @description A query with its layout: a list or a board. */
        View: {
            /**
             * Format: uuid
             * @description Names the view.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organization it belongs to.
             */
            orgID: string;
            /**
             * Format: uuid
             * @description The project it belongs to; absent for all of them.
             */
            projectID?: string;
            /**
             * Format: uuid
             * @description Whose it is while it is personal, who made it while it is shared; absent of those that are built in.
             */
            owner?: string;
            /** @description As people read it. */
            name: string;
            /** @description What it shows, as in the query box. Kept as text: it opens although what it names is gone. */
            query: string;
            /** @description A list, or a board. */
            layout: components["schemas"]["ViewLayout"];
            /** @description Fields that a list shows, in order; none: the usual ones. */
            columns: string[];
            /** @description What a list is grouped by, and what a board's columns are made of; none is status there. */
            groupBy: components["schemas"]["ViewGrouping"];
            /** @description What a board's lanes are made of. */
            lanesBy: components["schemas"]["ViewGrouping"];
            /** @description As behind sort: in the query box, where the query has none. Empty: the usual order, on a board that of ranks. */
            sort: string;
            /** @description Columns that a board does not show: values of groupBy; of status ids, or the word of a category for all of it. */
            hiddenColumns: string[];
            /** @description Columns with a limit. */
            columnLimits: components["schemas"]["ColumnLimit"][];
            /** @description Whether it is everybody's, or its owner's. */
            isShared: boolean;
            /** @description Whether it is there by itself and never changes. */
            isBuiltIn: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt?: string;
        };
        /**
         * @description A field of which each bug has one value; of assignees the first counts.
         * @enum {string}
         */
        ViewGrouping: "none" | "status" | "category" | "severity" | "priority" | "assignee" | "author" | "project" | "resolution";
        /**
         * @description How a view shows its bugs.
         * @enum {string}
         */
        ViewLayout: "list" | "board";
        /** @description The views that somebody sees: built-in ones first, then by name. */
        ViewList: {
            /** @description The views. */
            items: components["schemas"]["View"][];
            /** @description The versions that the list is as of. */
            versions: components["schemas"]["Versions"];
        };
        /**
         * @description Whether the whole audience may see the thing.
         * @enum {string}
         */
        Visibility: "inherit" | "restricted";
        /**
         * @description A measure of how fast and steady a page is. CLS is a score, the others are milliseconds.
         * @enum {string}
         */
        Vital: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        /** @description The measurements of one day. */
        VitalDay: {
            /** @description The day in UTC, as 2026-11-21. */
            day: string;
            /** @description How many there are. */
            count: number;
            /** @description Half are at most so large. */
            median: number;
            /** @description Three of four are at most so large. */
            p75: number;
        };
        /** @description The measurements of one kind in a span of days. */
        VitalFigures: {
            /** @description What was measured. */
            metric: components["schemas"]["Vital"];
            /** @description How many there are. */
            count: number;
            /** @description Half are at most so large. */
            median: number;
            /** @description Three of four are at most so large. */
            p75: number;
            /** @description The days that have any, in order. */
            days: components["schemas"]["VitalDay"][];
        };
        /** @description What one browser measured of one page. */
        VitalMeasurement: {
            /** @description What was measured. */
            metric: components["schemas"]["Vital"];
            /** @description Milliseconds, or the score of CLS. A larger figure is sent as the largest. */
            value: number;
        };
        /** @description How fast the pages of this server were. Figures are within 5 % of the exact ones. */
        VitalsSummary: {
            /** @description The first day of the span, UTC. */
            firstDay: string;
            /** @description The last day of the span, UTC. */
            lastDay: string;
            /** @description All pages together. */
            all: components["schemas"]["VitalFigures"][];
            /** @description Each page that was measured, by its pattern. */
            routes: components["schemas"]["RouteVitals"][];
        };
        /** @description A comment as its author sends it. */
        WriteComment: {
            /**
             * Format: uuid
             * @description A UUIDv7 made by the client: sending twice does once.
             */
            id: string;
            /** @description Markdown. */
            text: string;
            /**
             * Format: uuid
             * @description Comes back with the change.
             */
            clientID?: string;
            /**
             * Format: uuid
             * @description Joins several edits of one act.
             */
            batchID?: string;
        };
    };
    responses: {
        /** @description Why a request was refused (RFC 9457). */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:lacewing:problem:invalid",
                 *       "title": "The relay sticks",
                 *       "status": 3,
                 *       "detail": "Please correct the marked fields.",
                 *       "code": "invalid",
                 *       "requestID": "4f0c6a1e",
                 *       "errors": [
                 *         {
                 *           "pointer": "/title",
                 *           "code": "invalid",
                 *           "detail": "Please correct the marked fields."
                 *         }
                 *       ],
                 *       "current": "An example"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Rlc2VjcmV0b2ZhbGluaw"
                 *     }
                 */
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description The address that is now verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    finishGoogleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "page.b2Rlc3RhdGVvZmFzaWduaW4",
                 *       "code": "invalid",
                 *       "error": "An example",
                 *       "iss": "https://accounts.google.com"
                 *     }
                 */
                "application/json": components["schemas"]["FinishGoogleSignIn"];
            };
        };
        responses: {
            /** @description Signed in, or one step before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "signed_in",
                     *       "next": "/dashboard",
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["FinishedGoogleSignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkGoogleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "lantern violin orbit 42"
                 *     }
                 */
                "application/json": components["schemas"]["LinkGoogleSignIn"];
            };
        };
        responses: {
            /** @description Signed in, or one step before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "signed_in",
                     *       "next": "/dashboard",
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["FinishedGoogleSignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startGoogleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "next": "/dashboard",
                 *       "isPopup": true
                 *     }
                 */
                "application/json": components["schemas"]["StartGoogleSignIn"];
            };
        };
        responses: {
            /** @description A sign-in on its way; it holds for ten minutes, in this browser alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authorizationURL": "https://accounts.google.com/o/oauth2/v2/auth?client_id=lacewing"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedGoogleSignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "lantern violin orbit 42"
                 *     }
                 */
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "UID": "019cec01-9a55-7623-88f5-f519db67980d",
                     *       "displayName": "ada",
                     *       "name": "Ada Lovelace",
                     *       "email": "ada@example.org",
                     *       "emailVerified": true,
                     *       "photoURL": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d",
                     *       "membershipType": "free",
                     *       "hasPassword": true,
                     *       "settings": {
                     *         "theme": "light",
                     *         "sounds": true,
                     *         "volumePercent": 3,
                     *         "singleKeys": true,
                     *         "keys": [
                     *           {
                     *             "name": "Ada Lovelace",
                     *             "keys": "An example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    sendPasswordMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordMail"];
            };
        };
        responses: {
            /** @description A sentence for people. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done. A mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeUnverifiedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Rlc2VjcmV0b2ZhbGluaw"
                 *     }
                 */
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Rlc2VjcmV0b2ZhbGluaw",
                 *       "password": "lantern violin orbit 42"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The address that is now verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada",
                 *       "name": "Ada Lovelace",
                 *       "email": "ada@example.org",
                 *       "password": "lantern violin orbit 42"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description A sentence for people. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done. A mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Rlc2VjcmV0b2ZhbGluaw"
                 *     }
                 */
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description The address that is now verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendVerificationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["VerificationMail"];
            };
        };
        responses: {
            /** @description A sentence for people. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done. A mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Rlc2VjcmV0b2ZhbGluaw"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyAddress"];
            };
        };
        responses: {
            /** @description The address that is now verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "UID": "019cec01-9a55-7623-88f5-f519db67980d",
                     *       "displayName": "ada",
                     *       "name": "Ada Lovelace",
                     *       "email": "ada@example.org",
                     *       "emailVerified": true,
                     *       "photoURL": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d",
                     *       "membershipType": "free",
                     *       "hasPassword": true,
                     *       "settings": {
                     *         "theme": "light",
                     *         "sounds": true,
                     *         "volumePercent": 3,
                     *         "singleKeys": true,
                     *         "keys": [
                     *           {
                     *             "name": "Ada Lovelace",
                     *             "keys": "An example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada",
                 *       "name": "Ada Lovelace"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMe"];
            };
        };
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "UID": "019cec01-9a55-7623-88f5-f519db67980d",
                     *       "displayName": "ada",
                     *       "name": "Ada Lovelace",
                     *       "email": "ada@example.org",
                     *       "emailVerified": true,
                     *       "photoURL": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d",
                     *       "membershipType": "free",
                     *       "hasPassword": true,
                     *       "settings": {
                     *         "theme": "light",
                     *         "sounds": true,
                     *         "volumePercent": 3,
                     *         "singleKeys": true,
                     *         "keys": [
                     *           {
                     *             "name": "Ada Lovelace",
                     *             "keys": "An example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyBugs: {
        parameters: {
            query?: {
                /** @description created, open or assigned. */
                list?: string;
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bugs of all organizations whose member the reader is, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "orgName": "Moth Works",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "projectKey": "CORE",
                     *           "projectName": "Core",
                     *           "key": "CORE-12",
                     *           "title": "The relay sticks",
                     *           "statusName": "In progress",
                     *           "statusCategory": "triage",
                     *           "isOpen": true,
                     *           "created": "2026-03-14T09:26:53.589Z",
                     *           "updated": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0",
                     *       "total": 3
                     *     }
                     */
                    "application/json": components["schemas"]["MyBugList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readMyCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bugs of all organizations whose member the reader is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 3,
                     *       "open": 3,
                     *       "assigned": 3
                     *     }
                     */
                    "application/json": components["schemas"]["MyCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada",
                 *       "password": "lantern violin orbit 42"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-7fd6-8f0e-0e4e166f85bc */
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What one typed at a place and has not sent yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": "An example",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "updated": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    keepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-7fd6-8f0e-0e4e166f85bc */
                place: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "It also sticks when the lamp is off.",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23"
                 *     }
                 */
                "application/json": components["schemas"]["KeepDraft"];
            };
        };
        responses: {
            /** @description What one typed at a place and has not sent yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": "An example",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "updated": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dropDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-7fd6-8f0e-0e4e166f85bc */
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "lantern violin orbit 42",
                 *       "endOtherSessions": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmail"];
            };
        };
        responses: {
            /** @description A sentence for people. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done. A mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readGoogleLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person may log in with Google. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSetUp": true,
                     *       "isLinked": true
                     *     }
                     */
                    "application/json": components["schemas"]["GoogleLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkOwnGoogleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "lantern violin orbit 42",
                 *       "isPopup": true
                 *     }
                 */
                "application/json": components["schemas"]["LinkOwnGoogleAccount"];
            };
        };
        responses: {
            /** @description A sign-in on its way; it holds for ten minutes, in this browser alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authorizationURL": "https://accounts.google.com/o/oauth2/v2/auth?client_id=lacewing"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedGoogleSignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unlinkOwnGoogleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "plum trombone 7",
                 *       "newPassword": "lantern violin orbit 42",
                 *       "endOtherSessions": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    setPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": unknown;
            };
        };
        responses: {
            /** @description Where one's new picture is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "photoURL": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d"
                     *     }
                     */
                    "application/json": components["schemas"]["PictureAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions of one person, last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "createdAt": "2026-03-14T09:26:53.589Z",
                     *           "lastSeenAt": "2026-03-14T09:26:53.589Z",
                     *           "userAgent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-73ca-82c4-c49553a457d7 */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": "light",
                 *       "sounds": true,
                 *       "volumePercent": 3,
                 *       "singleKeys": true,
                 *       "keys": [
                 *         {
                 *           "name": "Ada Lovelace",
                 *           "keys": "An example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PersonSettings"];
            };
        };
        responses: {
            /** @description What a person chose for all their browsers; absent members were never chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": "light",
                     *       "sounds": true,
                     *       "volumePercent": 3,
                     *       "singleKeys": true,
                     *       "keys": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "keys": "An example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access tokens of one person, newest first, expired ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Nightly build",
                     *           "scope": "read",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "createdAt": "2026-03-14T09:26:53.589Z",
                     *           "expiresAt": "2026-03-14T09:26:53.589Z",
                     *           "lastUsedAt": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly build",
                 *       "scope": "read",
                 *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                 *       "expiresInDays": 3
                 *     }
                 */
                "application/json": components["schemas"]["MakeAccessToken"];
            };
        };
        responses: {
            /** @description A new token. Its secret is told this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "lwp_Lacewing0Lacewing0Lacewing0Lac000000",
                     *       "token": {
                     *         "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *         "name": "Nightly build",
                     *         "scope": "read",
                     *         "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *         "createdAt": "2026-03-14T09:26:53.589Z",
                     *         "expiresAt": "2026-03-14T09:26:53.589Z",
                     *         "lastUsedAt": "2026-03-14T09:26:53.589Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MadeAccessToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-726c-84b1-b17d50b3c152 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readLastActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What Ctrl+Z and Ctrl+Shift+Z are about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undo": {
                     *         "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *         "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *         "at": "2026-03-14T09:26:53.589Z",
                     *         "things": [
                     *           {
                     *             "kind": "organization",
                     *             "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *             "action": "created",
                     *             "key": "CORE-12",
                     *             "name": "Ada Lovelace",
                     *             "fields": [
                     *               "An example"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "redo": {
                     *         "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *         "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *         "at": "2026-03-14T09:26:53.589Z",
                     *         "things": [
                     *           {
                     *             "kind": "organization",
                     *             "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *             "action": "created",
                     *             "key": "CORE-12",
                     *             "name": "Ada Lovelace",
                     *             "fields": [
                     *               "An example"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LastActs"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations whose member the reader is, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgName": "Moth Works",
                     *           "orgDesc": "We build what we need.",
                     *           "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *           "createdDate": "2026-03-14T09:26:53.589Z",
                     *           "isPrivate": true,
                     *           "rev": 3,
                     *           "membersEditAnyBug": true,
                     *           "membersManageKeys": true,
                     *           "memberRole": "Owner",
                     *           "memberCount": 3,
                     *           "bugCount": 3,
                     *           "versions": {
                     *             "content": 3,
                     *             "members": 3,
                     *             "managers": 3
                     *           }
                     *         }
                     *       ],
                     *       "personVersion": 3
                     *     }
                     */
                    "application/json": components["schemas"]["OrgList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "orgName": "Moth Works",
                 *       "orgDesc": "We build what we need."
                 *     }
                 */
                "application/json": components["schemas"]["CreateOrg"];
            };
        };
        responses: {
            /** @description An organization. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgName": "Moth Works",
                     *       "orgDesc": "We build what we need.",
                     *       "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *       "createdDate": "2026-03-14T09:26:53.589Z",
                     *       "isPrivate": true,
                     *       "rev": 3,
                     *       "membersEditAnyBug": true,
                     *       "membersManageKeys": true,
                     *       "memberRole": "Owner",
                     *       "memberCount": 3,
                     *       "bugCount": 3,
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["Org"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    joinOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "joinCode": "h7Kp2xQz"
                 *     }
                 */
                "application/json": components["schemas"]["JoinOrg"];
            };
        };
        responses: {
            /** @description An organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgName": "Moth Works",
                     *       "orgDesc": "We build what we need.",
                     *       "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *       "createdDate": "2026-03-14T09:26:53.589Z",
                     *       "isPrivate": true,
                     *       "rev": 3,
                     *       "membersEditAnyBug": true,
                     *       "membersManageKeys": true,
                     *       "memberRole": "Owner",
                     *       "memberCount": 3,
                     *       "bugCount": 3,
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["Org"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgName": "Moth Works",
                     *       "orgDesc": "We build what we need.",
                     *       "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *       "createdDate": "2026-03-14T09:26:53.589Z",
                     *       "isPrivate": true,
                     *       "rev": 3,
                     *       "membersEditAnyBug": true,
                     *       "membersManageKeys": true,
                     *       "memberRole": "Owner",
                     *       "memberCount": 3,
                     *       "bugCount": 3,
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["Org"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orgName": "Moth Works",
                 *       "orgDesc": "We build what we need.",
                 *       "isPrivate": true,
                 *       "membersEditAnyBug": true,
                 *       "membersManageKeys": true,
                 *       "rev": 3
                 *     }
                 */
                "application/json": components["schemas"]["ChangeOrg"];
            };
        };
        responses: {
            /** @description An organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgName": "Moth Works",
                     *       "orgDesc": "We build what we need.",
                     *       "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *       "createdDate": "2026-03-14T09:26:53.589Z",
                     *       "isPrivate": true,
                     *       "rev": 3,
                     *       "membersEditAnyBug": true,
                     *       "membersManageKeys": true,
                     *       "memberRole": "Owner",
                     *       "memberCount": 3,
                     *       "bugCount": 3,
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["Org"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's API key; without members where none was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_key": "k3x9q2-0d7fzm-p81ya4-6twc5n",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "lastUsed": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's API key; without members where none was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_key": "k3x9q2-0d7fzm-p81ya4-6twc5n",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "lastUsed": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bytes=0-499: one stretch of it. */
                Range?: string;
                /** @description The tag of the state that is known. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The stretch that Range asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as If-None-Match says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Range lies behind the end; Content-Range tells the size. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: {
                /** @description Comes back with the change. */
                clientID?: string;
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renameAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAttachment"];
            };
        };
        responses: {
            /** @description A file on a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "name": "Ada Lovelace",
                     *       "mediaType": "An example",
                     *       "size": 3,
                     *       "width": 3,
                     *       "height": 3,
                     *       "hasThumbnail": true,
                     *       "uploadedBy": "019cec01-9a55-7896-8516-16fb371a50cc",
                     *       "created": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreAttachment: {
        parameters: {
            query?: {
                /** @description Comes back with the change. */
                clientID?: string;
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file on a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "name": "Ada Lovelace",
                     *       "mediaType": "An example",
                     *       "size": 3,
                     *       "width": 3,
                     *       "height": 3,
                     *       "hasThumbnail": true,
                     *       "uploadedBy": "019cec01-9a55-7896-8516-16fb371a50cc",
                     *       "created": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readAttachmentThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    setAttachmentThumbnail: {
        parameters: {
            query?: {
                /** @description Comes back with the change. */
                clientID?: string;
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7207-83f8-f89ac8d3f248 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": unknown;
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readAudit: {
        parameters: {
            query?: {
                /** @description One AuditKind; all where it is absent. */
                kind?: string;
                /** @description The id of who did it, or whose membership it was. */
                person?: string;
                /** @description From this time on (RFC 3339). */
                since?: string;
                /** @description Before this time (RFC 3339). */
                until?: string;
                /** @description nextCursor of the page before, of the same filter. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to an organization, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "at": "2026-03-14T09:26:53.589Z",
                     *           "kind": "sign_in",
                     *           "actor": "019cec01-9a55-7dcc-8cc5-c5391c47d4da",
                     *           "person": "019cec01-9a55-75bd-849c-9c0b7a0b61e0",
                     *           "withToken": true,
                     *           "fields": {
                     *             "name": {
                     *               "before": "An example",
                     *               "after": "An example",
                     *               "isElided": true
                     *             }
                     *           },
                     *           "network": "An example",
                     *           "about": "An example",
                     *           "count": 3,
                     *           "bugs": 3
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description One AuditKind; all where it is absent. */
                kind?: string;
                /** @description The id of who did it, or whose membership it was. */
                person?: string;
                /** @description From this time on (RFC 3339). */
                since?: string;
                /** @description Before this time (RFC 3339). */
                until?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7999-854e-4e824b0d0e3b */
                batch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a bulk edit or an undo has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *       "isDone": true,
                     *       "changed": 3,
                     *       "unchanged": 3,
                     *       "leftCount": 3,
                     *       "total": 3
                     *     }
                     */
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7999-854e-4e824b0d0e3b */
                batch: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23"
                 *     }
                 */
                "application/json": components["schemas"]["UndoBatch"];
            };
        };
        responses: {
            /** @description What became of an undo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *       "undoOf": "019cec01-9a55-7ecd-865f-5feb138026f2",
                     *       "isDone": true,
                     *       "changed": 3,
                     *       "left": [
                     *         {
                     *           "kind": "organization",
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "key": "CORE-12",
                     *           "field": "An example",
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "by": "019cec01-9a55-708a-864b-4b07b54df8d4",
                     *           "at": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "leftCount": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UndoResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBugs: {
        parameters: {
            query?: {
                /** @description A query, as docs/query-language.md describes it; all bugs where it is absent. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description nextCursor of the page before, of the same list. */
                cursor?: string;
                /** @description 1 to 500; 50 by default. */
                limit?: string;
                /** @description rank: by ranks, where the query has no sort:; the board's order. The last changed first where it is absent. */
                order?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
                /** @description false: what is no field is searched as text and noted; else it is refused. */
                strict?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bugs without their descriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "key": "CORE-12",
                     *           "number": 3,
                     *           "title": "The relay sticks",
                     *           "description": "A moth sits in `relay 70`.",
                     *           "environment": [
                     *             {
                     *               "name": "Ada Lovelace",
                     *               "value": "An example"
                     *             }
                     *           ],
                     *           "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *           "isOpen": true,
                     *           "resolution": "none",
                     *           "severity": "unset",
                     *           "priority": "none",
                     *           "due": "2026-03-31",
                     *           "estimate": 3,
                     *           "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *           "assignedMembers": [
                     *             "019cec01-9a55-7273-8f75-75879da6ec58"
                     *           ],
                     *           "labels": [
                     *             "019cec01-9a55-74bc-8513-13f856980a8a"
                     *           ],
                     *           "visibility": "inherit",
                     *           "sharedWith": [
                     *             "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *           ],
                     *           "watchers": [
                     *             "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *           ],
                     *           "voters": [
                     *             "019cec01-9a55-7027-88d7-d7238f681222"
                     *           ],
                     *           "voteCount": 3,
                     *           "snooze": {
                     *             "until": "2026-03-14T09:26:53.589Z"
                     *           },
                     *           "rank": "An example",
                     *           "created": "2026-03-14T09:26:53.589Z",
                     *           "updated": "2026-03-14T09:26:53.589Z",
                     *           "closed": "2026-03-14T09:26:53.589Z",
                     *           "statusSince": "2026-03-14T09:26:53.589Z",
                     *           "reopenCount": 3,
                     *           "rev": 3,
                     *           "deleted": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0",
                     *       "total": 3,
                     *       "notes": [
                     *         {
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "begin": 3,
                     *           "end": 3
                     *         }
                     *       ],
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BugList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                 *       "title": "The relay sticks",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "assignedMembers": [
                 *         "019cec01-9a55-7273-8f75-75879da6ec58"
                 *       ],
                 *       "severity": "unset",
                 *       "priority": "none",
                 *       "due": "2026-03-31",
                 *       "estimate": 3,
                 *       "environment": [
                 *         {
                 *           "name": "Ada Lovelace",
                 *           "value": "An example"
                 *         }
                 *       ],
                 *       "labels": [
                 *         "019cec01-9a55-74bc-8513-13f856980a8a"
                 *       ],
                 *       "visibility": "inherit",
                 *       "sharedWith": [
                 *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                 *       ],
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBug"];
            };
        };
        responses: {
            /** @description A reported bug. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeBugs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                 *       "ids": [
                 *         "019cec01-9a55-72b7-8dea-ea192bb7be29"
                 *       ],
                 *       "change": {
                 *         "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                 *         "resolution": "none",
                 *         "assignedMembers": {
                 *           "set": [
                 *             "019cec01-9a55-7823-8b87-87195ce20e23"
                 *           ],
                 *           "add": [
                 *             "019cec01-9a55-7e70-8bc3-c3190530e654"
                 *           ],
                 *           "remove": [
                 *             "019cec01-9a55-7fff-883d-3d536a1d457d"
                 *           ]
                 *         },
                 *         "labels": {
                 *           "add": [
                 *             "019cec01-9a55-7e70-8bc3-c3190530e654"
                 *           ],
                 *           "remove": [
                 *             "019cec01-9a55-7fff-883d-3d536a1d457d"
                 *           ]
                 *         },
                 *         "severity": "unset",
                 *         "priority": "none",
                 *         "due": "2026-03-31",
                 *         "estimate": 3,
                 *         "snooze": {
                 *           "until": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       },
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23"
                 *     }
                 */
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description What became of a change of many bugs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *       "isDone": true,
                     *       "total": 3,
                     *       "changed": 3,
                     *       "unchanged": 3,
                     *       "refused": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkChangeResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewCommand: {
        parameters: {
            query?: {
                /** @description A query, a > and the actions, as docs/query-language.md describes them. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a command would do, if it was applied now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "changed": 3,
                     *       "unchanged": 3,
                     *       "actions": [
                     *         {
                     *           "action": "An example",
                     *           "values": "An example",
                     *           "changed": 3,
                     *           "unchanged": 3
                     *         }
                     *       ],
                     *       "refused": [
                     *         {
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "count": 3,
                     *           "keys": [
                     *             "An example"
                     *           ]
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "key": "CORE-12",
                     *           "number": 3,
                     *           "title": "The relay sticks",
                     *           "description": "A moth sits in `relay 70`.",
                     *           "environment": [
                     *             {
                     *               "name": "Ada Lovelace",
                     *               "value": "An example"
                     *             }
                     *           ],
                     *           "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *           "isOpen": true,
                     *           "resolution": "none",
                     *           "severity": "unset",
                     *           "priority": "none",
                     *           "due": "2026-03-31",
                     *           "estimate": 3,
                     *           "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *           "assignedMembers": [
                     *             "019cec01-9a55-7273-8f75-75879da6ec58"
                     *           ],
                     *           "labels": [
                     *             "019cec01-9a55-74bc-8513-13f856980a8a"
                     *           ],
                     *           "visibility": "inherit",
                     *           "sharedWith": [
                     *             "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *           ],
                     *           "watchers": [
                     *             "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *           ],
                     *           "voters": [
                     *             "019cec01-9a55-7027-88d7-d7238f681222"
                     *           ],
                     *           "voteCount": 3,
                     *           "snooze": {
                     *             "until": "2026-03-14T09:26:53.589Z"
                     *           },
                     *           "rank": "An example",
                     *           "created": "2026-03-14T09:26:53.589Z",
                     *           "updated": "2026-03-14T09:26:53.589Z",
                     *           "closed": "2026-03-14T09:26:53.589Z",
                     *           "statusSince": "2026-03-14T09:26:53.589Z",
                     *           "reopenCount": 3,
                     *           "rev": 3,
                     *           "deleted": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "ids": [
                     *         "019cec01-9a55-72b7-8dea-ea192bb7be29"
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "begin": 3,
                     *           "end": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommandPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                 *       "q": "An example",
                 *       "ids": [
                 *         "019cec01-9a55-72b7-8dea-ea192bb7be29"
                 *       ],
                 *       "project": "An example",
                 *       "zone": "An example",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23"
                 *     }
                 */
                "application/json": components["schemas"]["ApplyCommand"];
            };
        };
        responses: {
            /** @description What became of a change of many bugs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *       "isDone": true,
                     *       "total": 3,
                     *       "changed": 3,
                     *       "unchanged": 3,
                     *       "refused": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkChangeResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportBugs: {
        parameters: {
            query?: {
                /** @description csv or json; csv by default. */
                format?: string;
                /** @description Of CSV: key, title, status, category, severity, priority, resolution, assignee, author, label, project, created, updated, closed, due, estimate, votes, since, reopened, id, with commas between. */
                columns?: string;
                /** @description A query, as docs/query-language.md describes it; all bugs where it is absent. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
                /** @description false: what is no field is searched as text and noted; else it is refused. */
                strict?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    groupBugs: {
        parameters: {
            query?: {
                /** @description status, category, severity, priority, resolution, project, assignee (the first one), author, label, parent or due; two with a comma between. */
                by?: string;
                /** @description A query, as docs/query-language.md describes it; all bugs where it is absent. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
                /** @description false: what is no field is searched as text and noted; else it is refused. */
                strict?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the bugs of a query spread over the values of a field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "An example",
                     *           "lane": "An example",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "total": 3,
                     *       "hasMore": true,
                     *       "notes": [
                     *         {
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "begin": 3,
                     *           "end": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BugGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readSeries: {
        parameters: {
            query?: {
                /** @description 1 to 366; 90 by default. */
                days?: string;
                /** @description A query, as docs/query-language.md describes it; all bugs where it is absent. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
                /** @description false: what is no field is searched as text and noted; else it is refused. */
                strict?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bugs of a query over time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "day": "An example",
                     *           "opened": 3,
                     *           "closed": 3,
                     *           "open": 3,
                     *           "openBySeverity": [
                     *             3
                     *           ]
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "invalid",
                     *           "detail": "Please correct the marked fields.",
                     *           "begin": 3,
                     *           "end": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BugSeries"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    completeValues: {
        parameters: {
            query?: {
                /** @description A field of the query language, or another word for it. */
                field?: string;
                /** @description How the value begins, in any case; every value where it is absent. */
                prefix?: string;
                /** @description A query, as docs/query-language.md describes it; all bugs where it is absent. */
                q?: string;
                /** @description Id or key of the project; all projects where it is absent. */
                project?: string;
                /** @description IANA name of the reader's time zone, by which days begin; UTC where it is absent. */
                zone?: string;
                /** @description false: what is no field is searched as text and noted; else it is refused. */
                strict?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values that complete what is being typed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "An example",
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FieldValues"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readBug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tag of the state that is known. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            /** @description It is as If-None-Match says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteBug: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeBug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the bug whose texts the writer saw. */
                "If-Match"?: string;
            };
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "The relay sticks",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                 *       "resolution": "none",
                 *       "assignedMembers": [
                 *         "019cec01-9a55-7273-8f75-75879da6ec58"
                 *       ],
                 *       "severity": "unset",
                 *       "priority": "none",
                 *       "due": "2026-03-31",
                 *       "estimate": 3,
                 *       "environment": [
                 *         {
                 *           "name": "Ada Lovelace",
                 *           "value": "An example"
                 *         }
                 *       ],
                 *       "labels": [
                 *         "019cec01-9a55-74bc-8513-13f856980a8a"
                 *       ],
                 *       "visibility": "inherit",
                 *       "sharedWith": [
                 *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                 *       ],
                 *       "snooze": {
                 *         "until": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                 *       "duplicateOf": "An example",
                 *       "closeBlocked": true,
                 *       "onlyInTriage": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeBug"];
            };
        };
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of a bug, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *           "name": "Ada Lovelace",
                     *           "mediaType": "An example",
                     *           "size": 3,
                     *           "width": 3,
                     *           "height": 3,
                     *           "hasThumbnail": true,
                     *           "uploadedBy": "019cec01-9a55-7896-8516-16fb371a50cc",
                     *           "created": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "bytesMax": 3
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: {
                /** @description The file's name. */
                name?: string;
                /** @description Made by the client, a UUID of version 7: what comes twice is done once. */
                id?: string;
                /** @description Comes back with the change. */
                clientID?: string;
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description A file on a bug. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "name": "Ada Lovelace",
                     *       "mediaType": "An example",
                     *       "size": 3,
                     *       "width": 3,
                     *       "height": 3,
                     *       "hasThumbnail": true,
                     *       "uploadedBy": "019cec01-9a55-7896-8516-16fb371a50cc",
                     *       "created": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments of a bug, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *           "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *           "text": "It also sticks when the lamp is off.",
                     *           "created": "2026-03-14T09:26:53.589Z",
                     *           "edited": "2026-03-14T09:26:53.589Z",
                     *           "rev": 3,
                     *           "reactions": [
                     *             {
                     *               "kind": "thumbs_up",
                     *               "by": [
                     *                 "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0",
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    writeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "text": "It also sticks when the lamp is off.",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["WriteComment"];
            };
        };
        responses: {
            /** @description What somebody wrote below a bug. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "edited": "2026-03-14T09:26:53.589Z",
                     *       "rev": 3,
                     *       "reactions": [
                     *         {
                     *           "kind": "thumbs_up",
                     *           "by": [
                     *             "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readBugHistory: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to a bug, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "stream": "content",
                     *           "version": 3,
                     *           "at": "2026-03-14T09:26:53.589Z",
                     *           "actor": "019cec01-9a55-7dcc-8cc5-c5391c47d4da",
                     *           "onBehalfOf": "019cec01-9a55-7d17-8e9f-9f2dc218ee29",
                     *           "withToken": true,
                     *           "kind": "organization",
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "action": "created",
                     *           "fields": {
                     *             "name": {
                     *               "before": "An example",
                     *               "after": "An example",
                     *               "isElided": true
                     *             }
                     *           },
                     *           "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *           "undoOf": "019cec01-9a55-7ecd-865f-5feb138026f2",
                     *           "reason": "An example"
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0"
                     *     }
                     */
                    "application/json": components["schemas"]["BugHistory"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    moveBug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                 *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                 *       "resolution": "none",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["MoveBug"];
            };
        };
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    placeBug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the bug whose texts the writer saw. */
                "If-Match"?: string;
            };
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "after": "019cec01-9a55-7bf8-8201-010f6f71eae9",
                 *       "before": "019cec01-9a55-7d89-8aa0-a06245afb2be",
                 *       "change": {
                 *         "title": "The relay sticks",
                 *         "description": "A moth sits in `relay 70`.",
                 *         "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                 *         "resolution": "none",
                 *         "assignedMembers": [
                 *           "019cec01-9a55-7273-8f75-75879da6ec58"
                 *         ],
                 *         "severity": "unset",
                 *         "priority": "none",
                 *         "due": "2026-03-31",
                 *         "estimate": 3,
                 *         "environment": [
                 *           {
                 *             "name": "Ada Lovelace",
                 *             "value": "An example"
                 *           }
                 *         ],
                 *         "labels": [
                 *           "019cec01-9a55-74bc-8513-13f856980a8a"
                 *         ],
                 *         "visibility": "inherit",
                 *         "sharedWith": [
                 *           "019cec01-9a55-7be6-89db-db310fb4bdec"
                 *         ],
                 *         "snooze": {
                 *           "until": "2026-03-14T09:26:53.589Z"
                 *         },
                 *         "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *         "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                 *         "duplicateOf": "An example",
                 *         "closeBlocked": true,
                 *         "onlyInTriage": true
                 *       },
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceBug"];
            };
        };
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a bug stands to others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "kind": "blocks",
                     *           "bug": {
                     *             "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *             "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *             "key": "CORE-12",
                     *             "title": "The relay sticks",
                     *             "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *             "isOpen": true,
                     *             "resolution": "none",
                     *             "severity": "unset"
                     *           },
                     *           "created": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RelationList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createRelation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "kind": "blocks",
                 *       "bug": "An example",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateRelation"];
            };
        };
        responses: {
            /** @description A relation as seen from one of its bugs. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "kind": "blocks",
                     *       "bug": {
                     *         "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *         "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *         "key": "CORE-12",
                     *         "title": "The relay sticks",
                     *         "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *         "isOpen": true,
                     *         "resolution": "none",
                     *         "severity": "unset"
                     *       },
                     *       "created": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Relation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreBug: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    voteForBug: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeVoteBack: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    watchBug: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unwatchBug: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reported bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "key": "CORE-12",
                     *       "number": 3,
                     *       "title": "The relay sticks",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "environment": [
                     *         {
                     *           "name": "Ada Lovelace",
                     *           "value": "An example"
                     *         }
                     *       ],
                     *       "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *       "isOpen": true,
                     *       "resolution": "none",
                     *       "severity": "unset",
                     *       "priority": "none",
                     *       "due": "2026-03-31",
                     *       "estimate": 3,
                     *       "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *       "assignedMembers": [
                     *         "019cec01-9a55-7273-8f75-75879da6ec58"
                     *       ],
                     *       "labels": [
                     *         "019cec01-9a55-74bc-8513-13f856980a8a"
                     *       ],
                     *       "visibility": "inherit",
                     *       "sharedWith": [
                     *         "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *       ],
                     *       "watchers": [
                     *         "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *       ],
                     *       "voters": [
                     *         "019cec01-9a55-7027-88d7-d7238f681222"
                     *       ],
                     *       "voteCount": 3,
                     *       "snooze": {
                     *         "until": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "rank": "An example",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "updated": "2026-03-14T09:26:53.589Z",
                     *       "closed": "2026-03-14T09:26:53.589Z",
                     *       "statusSince": "2026-03-14T09:26:53.589Z",
                     *       "reopenCount": 3,
                     *       "rev": 3,
                     *       "deleted": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Whose ears it was for; content where it is not said. */
                stream?: string;
                /** @description The version that is known. */
                after?: string;
                /** @description How many at most: 1 to 100. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A piece of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "version": 3,
                     *           "at": "2026-03-14T09:26:53.589Z",
                     *           "actor": "019cec01-9a55-7dcc-8cc5-c5391c47d4da",
                     *           "kind": "organization",
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "action": "created",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "fields": {
                     *             "name": "An example"
                     *           },
                     *           "fieldsElided": {
                     *             "name": 3
                     *           },
                     *           "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36",
                     *           "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                     *           "withToken": true
                     *         }
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What somebody wrote below a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "edited": "2026-03-14T09:26:53.589Z",
                     *       "rev": 3,
                     *       "reactions": [
                     *         {
                     *           "kind": "thumbs_up",
                     *           "by": [
                     *             "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeComment: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the comment that the writer saw. */
                "If-Match"?: string;
            };
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "It also sticks when the lamp is off.",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["EditComment"];
            };
        };
        responses: {
            /** @description What somebody wrote below a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "edited": "2026-03-14T09:26:53.589Z",
                     *       "rev": 3,
                     *       "reactions": [
                     *         {
                     *           "kind": "thumbs_up",
                     *           "by": [
                     *             "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCommentTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of a comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "text": "It also sticks when the lamp is off.",
                     *           "at": "2026-03-14T09:26:53.589Z",
                     *           "by": "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommentTexts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addReaction: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
                /** @example 019cec01-9a55-7b75-8aa3-a3662201646a */
                reaction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What somebody wrote below a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "edited": "2026-03-14T09:26:53.589Z",
                     *       "rev": 3,
                     *       "reactions": [
                     *         {
                     *           "kind": "thumbs_up",
                     *           "by": [
                     *             "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeReactionBack: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78a0-8021-21ca40aeac3e */
                comment: string;
                /** @example 019cec01-9a55-7b75-8aa3-a3662201646a */
                reaction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What somebody wrote below a bug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "bugID": "019cec01-9a55-7711-86a3-a3e290e3ba30",
                     *       "author": "019cec01-9a55-76c7-848a-8afa4d8def96",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "created": "2026-03-14T09:26:53.589Z",
                     *       "edited": "2026-03-14T09:26:53.589Z",
                     *       "rev": 3,
                     *       "reactions": [
                     *         {
                     *           "kind": "thumbs_up",
                     *           "by": [
                     *             "019cec01-9a55-708a-864b-4b07b54df8d4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeletedBugs: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted bugs that the asker may restore, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "key": "CORE-12",
                     *           "number": 3,
                     *           "title": "The relay sticks",
                     *           "description": "A moth sits in `relay 70`.",
                     *           "environment": [
                     *             {
                     *               "name": "Ada Lovelace",
                     *               "value": "An example"
                     *             }
                     *           ],
                     *           "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *           "isOpen": true,
                     *           "resolution": "none",
                     *           "severity": "unset",
                     *           "priority": "none",
                     *           "due": "2026-03-31",
                     *           "estimate": 3,
                     *           "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *           "assignedMembers": [
                     *             "019cec01-9a55-7273-8f75-75879da6ec58"
                     *           ],
                     *           "labels": [
                     *             "019cec01-9a55-74bc-8513-13f856980a8a"
                     *           ],
                     *           "visibility": "inherit",
                     *           "sharedWith": [
                     *             "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *           ],
                     *           "watchers": [
                     *             "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *           ],
                     *           "voters": [
                     *             "019cec01-9a55-7027-88d7-d7238f681222"
                     *           ],
                     *           "voteCount": 3,
                     *           "snooze": {
                     *             "until": "2026-03-14T09:26:53.589Z"
                     *           },
                     *           "rank": "An example",
                     *           "created": "2026-03-14T09:26:53.589Z",
                     *           "updated": "2026-03-14T09:26:53.589Z",
                     *           "closed": "2026-03-14T09:26:53.589Z",
                     *           "statusSince": "2026-03-14T09:26:53.589Z",
                     *           "reopenCount": 3,
                     *           "rev": 3,
                     *           "deleted": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0"
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedBugList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "019cec01-9a55-708c-8839-3907b56ac0a4"
                 *     }
                 */
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description An organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgName": "Moth Works",
                     *       "orgDesc": "We build what we need.",
                     *       "orgOwner": "019cec01-9a55-7ce4-82b3-b39ba3dcc0b0",
                     *       "createdDate": "2026-03-14T09:26:53.589Z",
                     *       "isPrivate": true,
                     *       "rev": 3,
                     *       "membersEditAnyBug": true,
                     *       "membersManageKeys": true,
                     *       "memberRole": "Owner",
                     *       "memberCount": 3,
                     *       "bugCount": 3,
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["Org"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewJoinCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's join code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "joinCode": "h7Kp2xQz"
                     *     }
                     */
                    "application/json": components["schemas"]["JoinCode"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All labels of an organization, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "name": "Ada Lovelace",
                     *           "color": "#6c5ce7",
                     *           "description": "A moth sits in `relay 70`.",
                     *           "createdAt": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "name": "Ada Lovelace",
                 *       "color": "#6c5ce7",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLabel"];
            };
        };
        responses: {
            /** @description What bugs of an organization are marked with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "name": "Ada Lovelace",
                     *       "color": "#6c5ce7",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "createdAt": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeLabel: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-739f-87fc-fcec8fcb623d */
                label: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-739f-87fc-fcec8fcb623d */
                label: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "color": "#6c5ce7",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeLabel"];
            };
        };
        responses: {
            /** @description What bugs of an organization are marked with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "name": "Ada Lovelace",
                     *       "color": "#6c5ce7",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "createdAt": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description 1 to 100; 50 by default. */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members, the oldest membership first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "memberID": "019cec01-9a55-73e7-8a53-53a51a88f90e",
                     *           "memberName": "ada",
                     *           "memberEmail": "An example",
                     *           "memberRole": "Owner",
                     *           "joinedDate": "2026-03-14T09:26:53.589Z",
                     *           "profilePicture": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d"
                     *         }
                     *       ],
                     *       "nextCursor": "eyJuIjoxMn0"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78ca-8da5-a599d66ec543 */
                member: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-78ca-8da5-a599d66ec543 */
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberRole": "Owner"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRole"];
            };
        };
        responses: {
            /** @description An account's membership of an organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "memberID": "019cec01-9a55-73e7-8a53-53a51a88f90e",
                     *       "memberName": "ada",
                     *       "memberEmail": "An example",
                     *       "memberRole": "Owner",
                     *       "joinedDate": "2026-03-14T09:26:53.589Z",
                     *       "profilePicture": "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findPeople: {
        parameters: {
            query?: {
                /** @description Up to 100 ids, separated by commas. */
                ids?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of those who were asked for and are known here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Ada Lovelace",
                     *           "kind": "user"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["People"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All projects of an organization, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "key": "CORE-12",
                     *           "name": "Ada Lovelace",
                     *           "description": "A moth sits in `relay 70`.",
                     *           "color": "#6c5ce7",
                     *           "createdAt": "2026-03-14T09:26:53.589Z",
                     *           "bugCount": 3,
                     *           "openBugCount": 3,
                     *           "statuses": [
                     *             {
                     *               "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *               "name": "Ada Lovelace",
                     *               "category": "triage",
                     *               "color": "#6c5ce7",
                     *               "position": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "name": "Ada Lovelace",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "key": "CORE-12",
                 *       "color": "#6c5ce7"
                 *     }
                 */
                "application/json": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            /** @description Where bugs are reported. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "key": "CORE-12",
                     *       "name": "Ada Lovelace",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "color": "#6c5ce7",
                     *       "createdAt": "2026-03-14T09:26:53.589Z",
                     *       "bugCount": 3,
                     *       "openBugCount": 3,
                     *       "statuses": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Ada Lovelace",
                     *           "category": "triage",
                     *           "color": "#6c5ce7",
                     *           "position": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where bugs are reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "key": "CORE-12",
                     *       "name": "Ada Lovelace",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "color": "#6c5ce7",
                     *       "createdAt": "2026-03-14T09:26:53.589Z",
                     *       "bugCount": 3,
                     *       "openBugCount": 3,
                     *       "statuses": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Ada Lovelace",
                     *           "category": "triage",
                     *           "color": "#6c5ce7",
                     *           "position": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeProject: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "description": "A moth sits in `relay 70`.",
                 *       "key": "CORE-12",
                 *       "color": "#6c5ce7",
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeProject"];
            };
        };
        responses: {
            /** @description Where bugs are reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "key": "CORE-12",
                     *       "name": "Ada Lovelace",
                     *       "description": "A moth sits in `relay 70`.",
                     *       "color": "#6c5ce7",
                     *       "createdAt": "2026-03-14T09:26:53.589Z",
                     *       "bugCount": 3,
                     *       "openBugCount": 3,
                     *       "statuses": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Ada Lovelace",
                     *           "category": "triage",
                     *           "color": "#6c5ce7",
                     *           "position": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "name": "Ada Lovelace",
                 *       "category": "triage",
                 *       "color": "#6c5ce7",
                 *       "position": 3,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStatus"];
            };
        };
        responses: {
            /** @description A step of a project's workflow. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "name": "Ada Lovelace",
                     *       "category": "triage",
                     *       "color": "#6c5ce7",
                     *       "position": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeStatus: {
        parameters: {
            query?: {
                /** @description The status that its bugs move to, as open or closed as it; needed where it has bugs. */
                replacement?: string;
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
                /** @example 019cec01-9a55-7c4d-8569-696d6cc12c2f */
                status: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
                /** @example 019cec01-9a55-7c4d-8569-696d6cc12c2f */
                status: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "category": "triage",
                 *       "color": "#6c5ce7",
                 *       "position": 3,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            /** @description A step of a project's workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "name": "Ada Lovelace",
                     *       "category": "triage",
                     *       "color": "#6c5ce7",
                     *       "position": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBugTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All templates of a project, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "name": "Ada Lovelace",
                     *           "text": "It also sticks when the lamp is off.",
                     *           "position": 3,
                     *           "isDefault": true
                     *         }
                     *       ],
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BugTemplateList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBugTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "name": "Ada Lovelace",
                 *       "text": "It also sticks when the lamp is off.",
                 *       "isDefault": true,
                 *       "position": 3,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBugTemplate"];
            };
        };
        responses: {
            /** @description What the text of a new bug may begin with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "name": "Ada Lovelace",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "position": 3,
                     *       "isDefault": true
                     *     }
                     */
                    "application/json": components["schemas"]["BugTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeBugTemplate: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
                /** @example 019cec01-9a55-7336-809a-9a5e9eb92f4b */
                template: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeBugTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7ac1-867f-7f3e17fae47e */
                project: string;
                /** @example 019cec01-9a55-7336-809a-9a5e9eb92f4b */
                template: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "text": "It also sticks when the lamp is off.",
                 *       "isDefault": true,
                 *       "position": 3,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeBugTemplate"];
            };
        };
        responses: {
            /** @description What the text of a new bug may begin with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "name": "Ada Lovelace",
                     *       "text": "It also sticks when the lamp is off.",
                     *       "position": 3,
                     *       "isDefault": true
                     *     }
                     */
                    "application/json": components["schemas"]["BugTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeRelation: {
        parameters: {
            query?: {
                /** @description A UUID that comes back with the change. */
                clientID?: string;
                /** @description A UUID that joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-762e-8b55-5531033eb521 */
                relation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readSnapshot: {
        parameters: {
            query?: {
                /** @description Id or key of the project whose open bugs come first. */
                project?: string;
                /** @description true: with the bugs' ids, 10 bytes of each behind all else; false by default. */
                ids?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as If-None-Match says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readHeldBug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7006-8131-3119135a9315 */
                bug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bug with what a replica of its organization holds of it, as of one moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       },
                     *       "bug": {
                     *         "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *         "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *         "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *         "key": "CORE-12",
                     *         "number": 3,
                     *         "title": "The relay sticks",
                     *         "description": "A moth sits in `relay 70`.",
                     *         "environment": [
                     *           {
                     *             "name": "Ada Lovelace",
                     *             "value": "An example"
                     *           }
                     *         ],
                     *         "status": "019cec01-9a55-7c4d-8569-696d6cc12c2f",
                     *         "isOpen": true,
                     *         "resolution": "none",
                     *         "severity": "unset",
                     *         "priority": "none",
                     *         "due": "2026-03-31",
                     *         "estimate": 3,
                     *         "bugAuthor": "019cec01-9a55-724f-85d9-d98d7bccaa86",
                     *         "assignedMembers": [
                     *           "019cec01-9a55-7273-8f75-75879da6ec58"
                     *         ],
                     *         "labels": [
                     *           "019cec01-9a55-74bc-8513-13f856980a8a"
                     *         ],
                     *         "visibility": "inherit",
                     *         "sharedWith": [
                     *           "019cec01-9a55-7be6-89db-db310fb4bdec"
                     *         ],
                     *         "watchers": [
                     *           "019cec01-9a55-7c7f-8b58-58e763ba5ae4"
                     *         ],
                     *         "voters": [
                     *           "019cec01-9a55-7027-88d7-d7238f681222"
                     *         ],
                     *         "voteCount": 3,
                     *         "snooze": {
                     *           "until": "2026-03-14T09:26:53.589Z"
                     *         },
                     *         "rank": "An example",
                     *         "created": "2026-03-14T09:26:53.589Z",
                     *         "updated": "2026-03-14T09:26:53.589Z",
                     *         "closed": "2026-03-14T09:26:53.589Z",
                     *         "statusSince": "2026-03-14T09:26:53.589Z",
                     *         "reopenCount": 3,
                     *         "rev": 3,
                     *         "deleted": "2026-03-14T09:26:53.589Z"
                     *       },
                     *       "commentCount": 3,
                     *       "attachmentCount": 3,
                     *       "relations": [
                     *         {
                     *           "kind": "blocks",
                     *           "from": "019cec01-9a55-77f8-8450-5078d7a5c0b5",
                     *           "to": "019cec01-9a55-708c-8839-3907b56ac0a4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HeldBug"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views that somebody sees: built-in ones first, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *           "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *           "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *           "owner": "019cec01-9a55-7a69-82f7-f75ab08b8cf4",
                     *           "name": "Ada Lovelace",
                     *           "query": "An example",
                     *           "layout": "list",
                     *           "columns": [
                     *             "An example"
                     *           ],
                     *           "groupBy": "none",
                     *           "lanesBy": "none",
                     *           "sort": "An example",
                     *           "hiddenColumns": [
                     *             "An example"
                     *           ],
                     *           "columnLimits": [
                     *             {
                     *               "column": "An example",
                     *               "most": 3
                     *             }
                     *           ],
                     *           "isShared": true,
                     *           "isBuiltIn": true,
                     *           "createdAt": "2026-03-14T09:26:53.589Z"
                     *         }
                     *       ],
                     *       "versions": {
                     *         "content": 3,
                     *         "members": 3,
                     *         "managers": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ViewList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                 *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                 *       "name": "Ada Lovelace",
                 *       "query": "An example",
                 *       "layout": "list",
                 *       "columns": [
                 *         "severity"
                 *       ],
                 *       "groupBy": "none",
                 *       "lanesBy": "none",
                 *       "sort": "An example",
                 *       "hiddenColumns": [
                 *         "An example"
                 *       ],
                 *       "columnLimits": [
                 *         {
                 *           "column": "An example",
                 *           "most": 3
                 *         }
                 *       ],
                 *       "isShared": true,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["CreateView"];
            };
        };
        responses: {
            /** @description A query with its layout: a list or a board. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "owner": "019cec01-9a55-7a69-82f7-f75ab08b8cf4",
                     *       "name": "Ada Lovelace",
                     *       "query": "An example",
                     *       "layout": "list",
                     *       "columns": [
                     *         "An example"
                     *       ],
                     *       "groupBy": "none",
                     *       "lanesBy": "none",
                     *       "sort": "An example",
                     *       "hiddenColumns": [
                     *         "An example"
                     *       ],
                     *       "columnLimits": [
                     *         {
                     *           "column": "An example",
                     *           "most": 3
                     *         }
                     *       ],
                     *       "isShared": true,
                     *       "isBuiltIn": true,
                     *       "createdAt": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeView: {
        parameters: {
            query?: {
                /** @description Joins several edits of one act. */
                batchID?: string;
            };
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7fe4-86f4-f400c6b86658 */
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-719f-8b8c-8c1921bf9f59 */
                org: string;
                /** @example 019cec01-9a55-7fe4-86f4-f400c6b86658 */
                view: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "query": "An example",
                 *       "layout": "list",
                 *       "columns": [
                 *         "severity"
                 *       ],
                 *       "groupBy": "none",
                 *       "lanesBy": "none",
                 *       "sort": "An example",
                 *       "hiddenColumns": [
                 *         "An example"
                 *       ],
                 *       "columnLimits": [
                 *         {
                 *           "column": "An example",
                 *           "most": 3
                 *         }
                 *       ],
                 *       "isShared": true,
                 *       "clientID": "019cec01-9a55-7b4e-8587-87d207ca4e23",
                 *       "batchID": "019cec01-9a55-7f9a-8359-5984b5cacc36"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeView"];
            };
        };
        responses: {
            /** @description A query with its layout: a list or a board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cec01-9a55-708b-872e-2e07b55c3ac0",
                     *       "orgID": "019cec01-9a55-7854-86a0-a0728fdc1d1c",
                     *       "projectID": "019cec01-9a55-7247-8d46-462b17f8de43",
                     *       "owner": "019cec01-9a55-7a69-82f7-f75ab08b8cf4",
                     *       "name": "Ada Lovelace",
                     *       "query": "An example",
                     *       "layout": "list",
                     *       "columns": [
                     *         "An example"
                     *       ],
                     *       "groupBy": "none",
                     *       "lanesBy": "none",
                     *       "sort": "An example",
                     *       "hiddenColumns": [
                     *         "An example"
                     *       ],
                     *       "columnLimits": [
                     *         {
                     *           "column": "An example",
                     *           "most": 3
                     *         }
                     *       ],
                     *       "isShared": true,
                     *       "isBuiltIn": true,
                     *       "createdAt": "2026-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019cec01-9a55-7394-8c70-70f620b483e9 */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All plans, and where to get them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "free",
                     *           "pencePerMonth": 3,
                     *           "limits": {
                     *             "organizations": 3,
                     *             "projects": 3,
                     *             "boards": 3,
                     *             "members": 3
                     *           }
                     *         }
                     *       ],
                     *       "billingURL": "An example",
                     *       "salesURL": "An example",
                     *       "usage": {
                     *         "organizations": 3,
                     *         "projects": 3,
                     *         "members": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readVitals: {
        parameters: {
            query?: {
                /** @description How many days, today included: 1 to 28, 7 where it is absent. */
                days?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How fast the pages of this server were. Figures are within 5 % of the exact ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firstDay": "2026-03-08",
                     *       "lastDay": "2026-03-14",
                     *       "all": [
                     *         {
                     *           "metric": "LCP",
                     *           "count": 3,
                     *           "median": 3,
                     *           "p75": 3,
                     *           "days": [
                     *             {
                     *               "day": "An example",
                     *               "count": 3,
                     *               "median": 3,
                     *               "p75": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "routes": [
                     *         {
                     *           "route": "/organizationDisplay/{orgID}",
                     *           "metrics": [
                     *             {
                     *               "metric": "LCP",
                     *               "count": 3,
                     *               "median": 3,
                     *               "p75": 3,
                     *               "days": [
                     *                 {
                     *                   "day": "An example",
                     *                   "count": 3,
                     *                   "median": 3,
                     *                   "p75": 3
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VitalsSummary"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "route": "/organizationDisplay/{orgID}",
                 *       "metrics": [
                 *         {
                 *           "metric": "LCP",
                 *           "value": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReportVitals"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
}
