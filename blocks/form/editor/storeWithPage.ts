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
 * Middleware that stores new forms together with the page or widgets that contain them. Therefore, a page that is never
 * saved leaves no forms behind. In autosaves, the fields remain in the page. If the server rejects the page, the forms
 * are deleted. After a lost connection they are not deleted, because the page may have been saved.
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
		// Update the blocks after the caller has processed the response. Otherwise, the page would count as edited.
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

/**
 * Returns all strings in the data of a request that contain new forms: the content of a page, or of widgets in a batch.
 */
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

/** Creates the post of a form and returns its ID. */
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

/** Checks whether an error is a response from the server and not a failed connection. */
const isRefusal = ( error: unknown ): boolean =>
	typeof error === 'object' &&
	error !== null &&
	'data' in error &&
	typeof error.data === 'object' &&
	error.data !== null &&
	'status' in error.data;
