"""Who may open which door: the expectation against which the sweep holds the server. A route that is not here fails.

Of an organization's routes: the lowest role, P where people alone may (no API key). `outsider` is anybody, of a public
organization. The bodies are ones that the route takes.
"""

from room.people import new_id
from room.stage import PIXEL

ROLES = ["outsider", "Member", "Editor", "Owner"]
READ, WRITE, EDIT, OWN = ROLES
P = True

ORGANIZATION = {
    "readOrganization": (READ,), "changeOrganization": (OWN,), "deleteOrganization": (OWN,),
    "readAudit": (OWN,), "exportAudit": (OWN,), "readApiKey": (EDIT, P), "renewApiKey": (EDIT, P), "renewJoinCode": (EDIT, P),
    "listMembers": (WRITE,), "findPeople": (WRITE,), "changeRole": (EDIT, P), "removeMember": (EDIT, P),
    "leaveOrganization": (WRITE, P), "handOver": (OWN, P),
    "listProjects": (READ,), "createProject": (EDIT,), "readProject": (READ,), "changeProject": (EDIT,),
    "removeProject": (EDIT,), "createStatus": (EDIT,), "changeStatus": (EDIT,), "removeStatus": (EDIT,),
    "listBugTemplates": (READ,), "createBugTemplate": (EDIT,), "changeBugTemplate": (EDIT,), "removeBugTemplate": (EDIT,),
    "listLabels": (READ,), "createLabel": (EDIT,), "changeLabel": (EDIT,), "removeLabel": (EDIT,),
    "readSnapshot": (WRITE,), "readHeldBug": (READ,), "exportBugs": (WRITE,),
    "listBugs": (READ,), "groupBugs": (READ,), "completeValues": (READ,), "readSeries": (READ,), "readBug": (READ,),
    "readBugHistory": (READ,), "listChanges": (READ,),
    "listViews": (READ,), "createView": (WRITE, P), "changeView": (WRITE, P), "removeView": (WRITE, P),
    "createBug": (WRITE,), "changeBug": (WRITE,), "moveBug": (WRITE,), "placeBug": (WRITE,), "changeBugs": (WRITE,),
    "previewCommand": (WRITE,), "applyCommand": (WRITE,), "readBatch": (WRITE,), "undoBatch": (WRITE,),
    "deleteBug": (WRITE,), "restoreBug": (WRITE,), "listDeletedBugs": (WRITE,),
    "watchBug": (WRITE, P), "unwatchBug": (WRITE, P), "voteForBug": (WRITE, P), "takeVoteBack": (WRITE, P),
    "listComments": (READ,), "readComment": (READ,), "listCommentTexts": (READ,), "writeComment": (WRITE,),
    "editComment": (WRITE,), "removeComment": (WRITE,), "addReaction": (WRITE,), "takeReactionBack": (WRITE,),
    "listRelations": (READ,), "createRelation": (WRITE,), "removeRelation": (WRITE,),
    "listAttachments": (READ,), "downloadAttachment": (READ,), "readAttachmentThumbnail": (READ,),
    "uploadAttachment": (WRITE,), "renameAttachment": (WRITE,), "setAttachmentThumbnail": (WRITE,),
    "removeAttachment": (WRITE,), "restoreAttachment": (WRITE,),
}

# The account's own doors: whether a personal access token opens them as well.
PERSONAL = {
    "getMe": True, "readMyCounts": True, "listMyBugs": True, "listOrganizations": True, "createOrganization": True,
    "joinOrganization": True,
    "changeMe": False, "deleteAccount": False, "readDraft": False, "keepDraft": False, "dropDraft": False,
    "changeEmail": False, "readGoogleLink": False, "linkOwnGoogleAccount": False, "unlinkOwnGoogleAccount": False,
    "changePassword": False, "setPicture": False, "removePicture": False, "listSessions": False,
    "endOtherSessions": False, "endSession": False, "changeSettings": False, "listAccessTokens": False,
    "makeAccessToken": False, "revokeAccessToken": False, "readLastActs": False, "readPicture": False,
}

OPEN = {
    "confirmEmail", "finishGoogleSignIn", "linkGoogleSignIn", "startGoogleSignIn", "logIn", "logOut", "sendPasswordMail",
    "removeUnverifiedAccount", "resetPassword", "signUp", "undoEmail", "sendVerificationMail", "verifyAddress",
    "requestDemo", "listPlans", "readVitals", "reportVitals",
}

# What would end the stage, or take people from it: cases of its own do these as whoever may.
NOT_AS_WHOEVER_MAY = {"deleteOrganization", "handOver", "leaveOrganization", "removeMember"}

TOKEN = "A" * 43

BODIES = {
    "createProject": lambda of: {"name": "swept", "description": "by the sweep"},
    "changeProject": lambda of: {"color": "#123456"},
    "createStatus": lambda of: {"name": new_id(), "category": "started"},
    "changeStatus": lambda of: {"color": "teal"},
    "createBugTemplate": lambda of: {"name": new_id(), "text": "steps"},
    "changeBugTemplate": lambda of: {"text": "swept"},
    "createBug": lambda of: {"id": new_id(), "projectID": of["project"], "title": "swept"},
    "changeBug": lambda of: {"priority": "high"},
    "writeComment": lambda of: {"id": new_id(), "text": "swept"},
    "editComment": lambda of: {"text": "swept again"},
    "moveBug": lambda of: {"projectID": of["project"]},
    "placeBug": lambda of: {"before": None, "change": {"severity": "S2"}},
    "changeBugs": lambda of: {"batchID": new_id(), "ids": [of["bug"]], "change": {"severity": "S2"}},
    "applyCommand": lambda of: {"batchID": new_id(), "q": f"key:{of.get('key', 'AA-1')} > severity S2", "ids": [of["bug"]]},
    "undoBatch": lambda of: {"batchID": new_id()},
    "createLabel": lambda of: {"name": new_id()},
    "changeLabel": lambda of: {"description": "swept"},
    "createView": lambda of: {"name": "swept", "query": "is:open"},
    "changeView": lambda of: {"name": "swept again"},
    "createRelation": lambda of: {"id": new_id(), "kind": "relates_to", "bug": of["other_bug"]},
    "changeRole": lambda of: {"memberRole": "Member"},
    "handOver": lambda of: {"to": of["member"]},
    "changeOrganization": lambda of: {"orgDesc": "swept"},
    "renameAttachment": lambda of: {"name": "swept.txt"},
    "createOrganization": lambda of: {"orgName": "swept"},
    "joinOrganization": lambda of: {"joinCode": "zzzzzzzz"},
    "changeMe": lambda of: {"name": "swept"},
    "changeSettings": lambda of: {"sounds": False},
    "changePassword": lambda of: {"currentPassword": "wrong one", "newPassword": "tarpaulin gale 9", "endOtherSessions": False},
    "changeEmail": lambda of: {"email": "swept@people.test", "password": "wrong one", "endOtherSessions": False},
    "deleteAccount": lambda of: {"username": "not mine", "password": "wrong one"},
    "keepDraft": lambda of: {"text": "swept"},
    "makeAccessToken": lambda of: {"name": "swept", "scope": "read"},
    "linkOwnGoogleAccount": lambda of: {"isPopup": False},
    "confirmEmail": lambda of: {"token": TOKEN}, "undoEmail": lambda of: {"token": TOKEN},
    "verifyAddress": lambda of: {"token": TOKEN}, "removeUnverifiedAccount": lambda of: {"token": TOKEN},
    "resetPassword": lambda of: {"token": TOKEN, "password": "tarpaulin gale 9"},
    "finishGoogleSignIn": lambda of: {"state": TOKEN}, "linkGoogleSignIn": lambda of: {"password": "x"},
    "startGoogleSignIn": lambda of: {"next": "/dashboard", "isPopup": False},
    "logIn": lambda of: {"email": "nobody@people.test", "password": "wrong one"},
    "signUp": lambda of: {"username": "", "name": "", "email": "", "password": ""},
    "sendPasswordMail": lambda of: {"email": "nobody@people.test"},
    "sendVerificationMail": lambda of: {"email": "nobody@people.test"},
    "requestDemo": lambda of: {"email": "nobody@people.test"},
    "reportVitals": lambda of: {"route": "/", "metrics": []},
}

QUERIES = {
    "groupBugs": "by=status", "completeValues": "field=status", "previewCommand": "q=is:open+%3E+severity+S2",
    "findPeople": f"ids={new_id()}", "uploadAttachment": "name=swept.txt",
}

PICTURES = {"setPicture": PIXEL, "setAttachmentThumbnail": PIXEL}


class Route:
    """One of the contract's, filled with ids."""

    def __init__(self, method, pattern, operation):
        self.method = method.upper()
        self.pattern = pattern
        self.id = operation

    def __repr__(self):
        return f"{self.id} ({self.method} {self.pattern})"

    def call(self, who, ids):
        """The request with these ids in its path and body."""
        target = self.pattern
        for name in ["org", "project", "bug", "member", "attachment", "batch", "label", "status", "template", "comment",
                     "view", "relation", "place", "session", "token", "picture"]:
            target = target.replace("{" + name + "}", str(ids.get(name) or new_id()))
        target = target.replace("{reaction}", "heart")
        if self.id in QUERIES:
            target += "?" + QUERIES[self.id]
        if self.id in PICTURES:
            return who.call(self.method, target, PICTURES[self.id], {"Content-Type": "image/png"})
        if self.id == "uploadAttachment":
            return who.call(self.method, target, b"swept", {"Content-Type": "text/plain"})
        return who.call(self.method, target, BODIES[self.id](ids) if self.id in BODIES else None)


def routes_of(contract):
    return [Route(method, pattern, operation["operationId"])
            for pattern, methods in contract["paths"].items() for method, operation in methods.items()
            if isinstance(operation, dict) and "operationId" in operation]
