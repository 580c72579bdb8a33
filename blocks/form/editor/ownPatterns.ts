import type { APIFetchMiddleware } from '@wordpress/api-fetch';

const PATTERNS = /^\/?wp\/v2\/block-patterns\/patterns(?:[?&]|$)/;
const FORM_TYPE = 'vestibule_form';

interface Pattern {
	post_types?: string[];
}

/** Where a form is edited alone, patterns of pages are of no use: only those that are made for forms are offered. */
export const ownPatterns: APIFetchMiddleware = async ( options, next ) => {
	const answer: unknown = await next( options );
	const isAsked =
		PATTERNS.test( options.path ?? '' ) && document.body.classList.contains( `post-type-${ FORM_TYPE }` );
	return isAsked && Array.isArray( answer )
		? answer.filter( ( { post_types: types }: Pattern ) => types?.includes( FORM_TYPE ) )
		: answer;
};
