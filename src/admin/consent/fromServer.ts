import type { Consent } from '../../contracts/consent';

/** The settings as they are stored, and what their screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	settings: Consent;
	defaults: Consent;
	/** Of the page that the settings name. */
	policyTitle: string;
	/** Title of WordPress's own privacy page; empty without one. */
	privacyPage: string;
	/** A page of the site without content, as HTML. */
	previewPage: string;
}

declare global {
	interface Window {
		vestibuleConsentSettings?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleConsentSettings;
