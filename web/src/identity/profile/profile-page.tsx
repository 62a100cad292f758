import { Link } from "../../routing/link";
import { enAccount } from "../../texts/en-account";
import { enTokens } from "../../texts/en-tokens";
import { usePageTitle } from "../../texts/use-page-title";
import { EmptyState } from "../../ui/empty-state";
import { Skeleton } from "../../ui/skeleton";
import { useMe } from "../session";
import { DeleteSection } from "./delete-section";
import { EmailSection } from "./email-section";
import { GoogleSection } from "./google-section";
import { NamesSection } from "./names-section";
import { PasswordSection } from "./password-section";
import { PictureSection } from "./picture-section";
import { PreferencesSection } from "./preferences-section";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile;

/** Everything about oneself in one place. */
export function ProfilePage() {
  usePageTitle(words.title);
  const { state, me } = useMe();
  if (state === "out") {
    return <EmptyState text={words.logInFirst} action={<Link to="/auth">{words.login}</Link>} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col p-4">
      <header className="pb-6">
        <h1 className="text-head font-semibold">{words.title}</h1>
        <p className="text-read text-text-2">{words.subtitle}</p>
      </header>
      {me ? (
        <>
          <PictureSection me={me} />
          <NamesSection me={me} />
          <EmailSection me={me} />
          <PasswordSection me={me} />
          <GoogleSection me={me} />
          <ProfileSection title={words.sessions.title} text={words.sessions.text}>
            <Link to="/sessions" className="self-start text-ui font-medium text-accent-text">
              {words.sessions.link}
            </Link>
          </ProfileSection>
          <ProfileSection title={enTokens.title} text={enTokens.section.text}>
            <Link to="/profile/tokens" className="self-start text-ui font-medium text-accent-text">
              {enTokens.section.link}
            </Link>
          </ProfileSection>
          <ProfileSection title={words.keyboard.title} text={words.keyboard.text}>
            <Link to="/keyboard" className="self-start text-ui font-medium text-accent-text">
              {words.keyboard.link}
            </Link>
          </ProfileSection>
          <PreferencesSection />
          <DeleteSection me={me} />
        </>
      ) : (
        <Skeleton label={words.title} count={4} className="h-24" />
      )}
    </div>
  );
}
