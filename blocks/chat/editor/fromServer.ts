import type { ChatProps } from '../../../src/contracts/chat-props';

/** The chat as it is now; the server puts it in front of this script. */
interface FromServer {
	launcher: ChatProps;
	/** HTML of the consent box. */
	terms: string;
	/** The owner's measures and colours, as custom properties. */
	style: Record< string, string >;
	/** Shape and label of an inline button without its own. */
	shape: 'round' | 'square';
	label: string;
	/** Where accounts are made. */
	accountsUrl: string;
}

declare global {
	interface Window {
		vestibuleChatEditor?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleChatEditor;
