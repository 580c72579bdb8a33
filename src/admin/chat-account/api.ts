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

/** The server's sentences by field, where it refused some. */
export function fieldsOf( error: unknown ): Record< string, string > {
	const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
	const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null;
	return typeof fields === 'object' && fields !== null ? ( fields as Record< string, string > ) : {};
}
