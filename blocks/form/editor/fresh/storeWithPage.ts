import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { FORM, type FormRecord } from '../form';
import { remember } from './created';
import { freshForms, mayHaveFresh, withStored } from './markup';

const FORMS = '/wp/v2/vestibule-forms';
const AUTOSAVE = /\/autosaves(?:[/?&]|$)/;

/**
 * Stores new forms with the page that shows them, whatever kind of content it is: an abandoned page leaves none behind. An autosave keeps
 * the fields in the page. When the server refuses the page, its forms go again; after a lost connection nobody knows, so they stay.
 */
export const storeWithPage: APIFetchMiddleware = async ( options, next ) => {
	const { method = 'GET', path = '', data } = options as { method?: string; path?: string; data?: { content?: unknown } };
	const content = data?.content;
	if ( method === 'GET' || AUTOSAVE.test( path ) || typeof content !== 'string' || ! mayHaveFresh( content ) ) {
		return next( options );
	}
	const stored = new Map< string, number >();
	try {
		for ( const { key, title, content: fields } of freshForms( content ) ) {
			stored.set( key, await create( title, fields ) );
		}
		const answer: unknown = await next( { ...options, data: { ...data, content: withStored( content, stored ) } } );
		// After whoever asked has taken the answer in: the blocks change then, which is no change of the page's.
		window.setTimeout( () => remember( stored ) );
		return answer;
	} catch ( error ) {
		if ( isRefusal( error ) ) {
			await Promise.allSettled( [ ...stored.values() ].map( ( id ) => apiFetch( { path: `${ FORMS }/${ id }?force=true`, method: 'DELETE' } ) ) );
		}
		throw error;
	}
};

async function create( title: string, content: string ): Promise< number > {
	const form: FormRecord = await apiFetch( { path: FORMS, method: 'POST', data: { title, content, status: 'publish' } } );
	void dispatch( coreStore ).receiveEntityRecords( FORM.kind, FORM.name, [ form ], undefined, true, undefined, undefined );
	return form.id;
}

/** The server's own answer, not a connection that failed on the way. */
const isRefusal = ( error: unknown ): boolean =>
	typeof error === 'object' && error !== null && 'data' in error && typeof error.data === 'object' && error.data !== null && 'status' in error.data;
