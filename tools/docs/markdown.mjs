/** Changes how VitePress renders Markdown, so that the pages work as they do on GitHub, and without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { diagram } from './diagram.mjs';

export const REPOSITORY = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).repository;

/** Returns the ID of a heading, by GitHub's rules. Links to headings must work on GitHub, too. */
export const slugOf = ( heading ) =>
	heading
		.trim()
		.toLowerCase()
		.replace( /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '' )
		.replaceAll( ' ', '-' );

/** Checks whether a page is German. @param {{ relativePath: string }} env Path from docs/. */
const isGerman = ( { relativePath } ) => relativePath.startsWith( 'de/' );

/** Returns the address of a link: the repository for files outside docs/, otherwise the page. */
function addressOf( href, { relativePath } ) {
	if ( /^(#|\w+:)/.test( href ) ) {
		return href;
	}
	const target = join( 'docs', dirname( relativePath ), href );
	if ( target.startsWith( 'docs/' ) ) {
		return href.replace( /(^|\/)README\.md/, '$1index.md' );
	}
	const [ path ] = target.split( '#' );
	if ( ! existsSync( inRoot( path ) ) ) {
		throw new CannotGoOn( `A page links to ${ href }, but the file ${ path } was not found.` );
	}
	return `${ REPOSITORY }/blob/HEAD/${ target }`;
}

function replaceLinks( { tokens, env } ) {
	for ( const token of tokens.flatMap( ( { children } ) => children ?? [] ) ) {
		if ( token.type === 'link_open' ) {
			token.attrSet( 'href', addressOf( token.attrGet( 'href' ), env ) );
			const label = token.attrGet( 'aria-label' );
			if ( label && isGerman( env ) ) {
				token.attrSet( 'aria-label', label.replace( /^Permalink to "(.+)"$/, 'Link zu „$1“' ) );
			}
		}
	}
}

/** Changes VitePress's renderer. Tables scroll inside themselves, and diagrams are rendered as HTML. */
export function extend( markdown ) {
	const { rules } = markdown.renderer;
	const { code_inline: code, fence } = rules;
	markdown.core.ruler.push( 'addresses', replaceLinks );
	// Vue would replace `{{home}}`.
	rules.code_inline = ( ...tokens ) => code( ...tokens ).replace( '<code', '<code v-pre' );
	rules.table_open = ( tokens, index, options, env ) =>
		`<div class="table" role="group" aria-label="${ isGerman( env ) ? 'Tabelle' : 'Table' }" tabindex="0"><table>`;
	rules.table_close = () => '</table></div>';
	rules.fence = ( tokens, index, ...rest ) =>
		tokens[ index ].info === 'mermaid' ? diagram( tokens[ index ].content ) : fence( tokens, index, ...rest );
}
