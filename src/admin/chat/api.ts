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
