import type { Consent } from '../../contracts/consent';

export interface PrivacyPage {
	title: string;
	isPublished: boolean;
	/** Where the page is edited; empty without one. */
	edit: string;
	/** WordPress's screen where it is chosen or made. */
	screen: string;
}

/** The settings as they are stored, and what their screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	settings: Consent;
	defaults: Consent;
	/** Of the page that the settings name. */
	policyTitle: string;
	/** WordPress's own privacy page; its title is empty without one. */
	privacyPage: PrivacyPage;
	/** A page of the site without content, as HTML. */
	previewPage: string;
}

declare global {
	interface Window {
		vestibuleConsentSettings?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleConsentSettings;
