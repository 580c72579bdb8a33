import apiFetch from '@wordpress/api-fetch';
import type { ChatAccount } from '../../contracts/chat-account';

/** What is sent: everything that the screen shows. */
export interface AccountChange {
	name: string;
	status: 'publish' | 'draft';
	/** Of the media library; 0 is none. */
	picture: number;
	account: ChatAccount;
}

export interface SavedAccount {
	id: number;
	status: string;
	name: string;
	account: ChatAccount;
}

export function saveAccount( id: number, change: AccountChange ): Promise< SavedAccount > {
	return apiFetch( { path: `/vestibule/v1/chat-accounts/${ id }`, method: 'POST', data: change } );
}
