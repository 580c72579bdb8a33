import type { ChatAccount } from '../../contracts/chat-account';
import type { ChatProps } from '../../contracts/chat-props';
import type { Picture } from '../chat-parts/chooseImage';

/** The account as it is stored, and what its screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	picture: Picture;
	account: ChatAccount;
	/** How the page would print it. */
	chat: ChatProps;
	style: string;
	modes: { desktop: string; mobile: string };
	/** Of accounts without a picture; empty is a neutral one. */
	avatar: string;
	/** The page that the example of a message stands on. */
	page: { title: string; url: string };
	/** Of the week, Sunday is 0. */
	firstDay: number;
	canPublish: boolean;
	canUpload: boolean;
	editUrl: string;
	listUrl: string;
	/** Empty for those who may not open it. */
	settingsUrl: string;
	trashUrl: string;
}
