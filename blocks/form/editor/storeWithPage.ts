import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { FORM } from '../../fields/kit/editor/kinds';
import { bookingForm } from './booking/arrange';
import type { FormRecord } from './form';
import { freshForms, mayHaveFresh, withStored } from './fresh/markup';
import { remember } from './fresh/useFresh';

const FORMS = '/wp/v2/vestibule-forms';
const AUTOSAVE = /\/autosaves(?:[/?&]|$)/;

/**
 * Stores new forms with the page that shows them, whatever kind of content it is: an abandoned page leaves none behind.
 * An autosave keeps the fields in the page. When the server refuses the page, its forms go again; after a lost
 * connection nobody knows, so they stay.
 */
export const storeWithPage: APIFetchMiddleware = async ( options, next ) => {
	const { method = 'GET', path = '', data } = options as { method?: string; path?: string; data?: unknown };
	const contents = method === 'GET' || AUTOSAVE.test( path ) ? [] : contentsIn( data );
	if ( contents.length === 0 ) {
		return next( options );
	}
	const stored = new Map< string, number >();
	try {
		for ( const { key, title, event, settings, content: fields } of contents.flatMap( freshForms ) ) {
			const content = event ? serialize( bookingForm( event ) ) : fields;
			stored.set( key, await create( { title, content, ...( settings && { meta: settings } ) } ) );
		}
		const answer: unknown = await next( { ...options, data: changed( data, stored ) } );
		// After whoever asked has taken the answer in: the blocks change then, which is no change of the page's.
		window.setTimeout( () => remember( stored ) );
		return answer;
	} catch ( error ) {
		if ( isRefusal( error ) ) {
			await Promise.allSettled(
				[ ...stored.values() ].map( ( id ) =>
					apiFetch( { path: `${ FORMS }/${ id }?force=true`, method: 'DELETE' } )
				)
			);
		}
		throw error;
	}
};

/** The contents with new forms in what is sent: a page's own, or those of widgets in a batch. */
function contentsIn( data: unknown ): string[] {
	if ( typeof data === 'string' ) {
		return mayHaveFresh( data ) ? [ data ] : [];
	}
	return typeof data === 'object' && data !== null ? Object.values( data ).flatMap( contentsIn ) : [];
}

function changed( data: unknown, stored: ReadonlyMap< string, number > ): unknown {
	if ( typeof data === 'string' ) {
		return withStored( data, stored );
	}
	if ( Array.isArray( data ) ) {
		return data.map( ( one ) => changed( one, stored ) );
	}
	return typeof data === 'object' && data !== null
		? Object.fromEntries( Object.entries( data ).map( ( [ key, one ] ) => [ key, changed( one, stored ) ] ) )
		: data;
}

/** @param data Of the form's post. */
async function create( data: object ): Promise< number > {
	const form: FormRecord = await apiFetch( {
		path: FORMS,
		method: 'POST',
		data: { ...data, status: 'publish' },
	} );
	void dispatch( coreStore ).receiveEntityRecords(
		FORM.kind,
		FORM.name,
		[ form ],
		undefined,
		true,
		undefined,
		undefined
	);
	return form.id;
}

/** The server's own answer, not a connection that failed on the way. */
const isRefusal = ( error: unknown ): boolean =>
	typeof error === 'object' &&
	error !== null &&
	'data' in error &&
	typeof error.data === 'object' &&
	error.data !== null &&
	'status' in error.data;
