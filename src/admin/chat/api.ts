import apiFetch from '@wordpress/api-fetch';
import type { Chat } from '../../contracts/chat';

interface SettingsAnswer {
	vestibule_chat: Chat;
}

/** What an import has done: names of accounts, and sentences about what was lost. */
export interface ImportReport {
	taken: string[];
	skipped: number;
	settings: boolean;
	lost: string[];
}

export interface Found {
	id: number;
	title: string;
}

/** WordPress answers titles as HTML. */
const textOf = ( html: string ): string => new DOMParser().parseFromString( html, 'text/html' ).documentElement.textContent ?? '';

const PATH = '/wp/v2/settings';

export async function saveSettings( settings: Chat ): Promise< Chat > {
	const answer: SettingsAnswer = await apiFetch( { path: PATH, method: 'POST', data: { vestibule_chat: settings } } );
	return answer.vestibule_chat;
}

export async function fetchSettings(): Promise< Chat > {
	const answer: SettingsAnswer = await apiFetch( { path: `${ PATH }?_fields=vestibule_chat` } );
	return answer.vestibule_chat;
}

export function runImport(): Promise< ImportReport > {
	return apiFetch( { path: '/vestibule/v1/chat-import', method: 'POST' } );
}

/**
 * Pages, or everything that is none, by words of their title.
 *
 * @param kind
 * @param search
 * @param signal
 */
export async function findPosts( kind: 'Pages' | 'Posts', search: string, signal: AbortSignal ): Promise< Found[] > {
	const query = new URLSearchParams( { type: 'post', subtype: kind === 'Pages' ? 'page' : 'any', search, per_page: '20', _fields: 'id,title,subtype' } );
	const found: ( Found & { subtype: string } )[] = await apiFetch( { path: `/wp/v2/search?${ query.toString() }`, signal } );
	return found
		.filter( ( { subtype } ) => ( subtype === 'page' ) === ( kind === 'Pages' ) )
		.map( ( { id, title } ) => ( { id, title: textOf( title ) } ) );
}
