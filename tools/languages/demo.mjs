/** Checks whether the demo texts of a language have the same blocks, links and markup as the English texts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const CONTENT = 'plugin/src/Tools/Demo/content';

/** Attributes of blocks and HTML elements that contain texts. */
const BLOCK_WORDS = /"(label|title|buttonText|ariaLabel)":\s*"(?:[^"\\]|\\.)*"/g;
const ELEMENT_WORDS = /\s(aria-label|alt|title|data-\w+-label)="[^"]*"/g;

/** Inline elements, whose number may differ in a translation. */
const WITHIN = /^<\/?(em|i|span|abbr|strong|br|q)\b/;

/** @return {{ blocks: string[], tags: string[] }} Parts that a translation must not change. */
function frame( html ) {
	const comments = html.match( /<!--[\s\S]*?-->/g ) ?? [];
	const tags = html.replace( /<!--[\s\S]*?-->/g, '' ).match( /<[^>]+>|{{[^}]+}}/g ) ?? [];
	return {
		blocks: comments.map( ( comment ) => comment.replace( BLOCK_WORDS, '"$1"' ) ),
		tags: tags
			.filter( ( tag ) => ! WITHIN.test( tag ) )
			.map( ( tag ) => tag.replace( ELEMENT_WORDS, ' $1' ) )
			.sort(),
	};
}

/** Returns the first English part that differs in the translation. */
function difference( ours, theirs ) {
	const at = ours.findIndex( ( one, place ) => one !== theirs[ place ] );
	if ( at >= 0 ) {
		return `"${ ours[ at ] }" became "${ theirs[ at ] ?? 'nothing' }"`;
	}
	return theirs.length > ours.length ? `"${ theirs[ ours.length ] }" was added` : '';
}

const textsIn = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true, encoding: 'utf8' } )
		.map( ( path ) => path.replaceAll( '\\', '/' ) )
		.filter( ( path ) => path.endsWith( '.html' ) );

/**
 * @param {string}  language Name of its folder, such as `de`.
 * @param {boolean} complete Whether every text must be translated.
 */
export function demoFaults( language, complete ) {
	const english = textsIn( CONTENT ).filter( ( path ) => ! path.startsWith( `${ language }/` ) );
	const folder = `${ CONTENT }/${ language }`;
	const own = existsSync( inRoot( folder ) ) ? textsIn( folder ) : [];
	const extra = own.filter( ( path ) => ! english.includes( path ) );
	return [
		...extra.map( ( path ) => `${ folder }/${ path } has no English text` ),
		...english.flatMap( ( path ) => {
			if ( ! own.includes( path ) ) {
				return complete ? [ `${ folder }/${ path } is missing` ] : [];
			}
			const ours = frame( readFileSync( inRoot( `${ CONTENT }/${ path }` ), 'utf8' ) );
			const theirs = frame( readFileSync( inRoot( `${ folder }/${ path }` ), 'utf8' ) );
			const found = difference( ours.blocks, theirs.blocks ) || difference( ours.tags, theirs.tags );
			return found ? [ `${ folder }/${ path }: ${ found }` ] : [];
		} ),
	];
}
