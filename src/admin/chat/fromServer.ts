import type { Chat } from '../../contracts/chat';
import type { ChatProps } from '../../contracts/chat-props';

/** The settings as they are stored, and what their screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	settings: Chat;
	defaults: Chat;
	/** How the page would print the launcher. */
	chat: ChatProps;
	/** Titles of the pages and posts that the settings name. */
	posts: Record< number, string >;
	zones: string[];
	siteZone: string;
	accountsUrl: string;
	/** What WP Chat App has left on the site. */
	foreign: { accounts: number; settings: boolean; done: boolean };
}

declare global {
	interface Window {
		vestibuleChatSettings?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleChatSettings;
