/** The words of TypeScript files, read with TypeScript's own parser. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What each argument of a function of `@wordpress/i18n` is, in their order. */
const SHAPES = new Map( [
	[ '__', [ 'id', 'domain' ] ],
	[ '_x', [ 'id', 'context', 'domain' ] ],
	[ '_n', [ 'id', 'plural', 'number', 'domain' ] ],
	[ '_nx', [ 'id', 'plural', 'number', 'context', 'domain' ] ],
] );

/** Every node below, and the node itself. */
function walk( node, visit ) {
	visit( node );
	ts.forEachChild( node, ( child ) => walk( child, visit ) );
}

const parse = ( path, text ) => ts.createSourceFile( path, text, ts.ScriptTarget.Latest, true );

/** Notes for translators by the line on which they end. */
function notes( text ) {
	const found = new Map();
	for ( const match of text.matchAll( /\/\*\s*translators:\s*([\s\S]*?)\s*\*\/|\/\/\s*translators:\s*(.*)/gi ) ) {
		const line = text.slice( 0, match.index + match[ 0 ].length ).split( '\n' ).length;
		found.set( line, ( match[ 1 ] ?? match[ 2 ] ).replace( /\s*\n[\s*]*/g, ' ' ) );
	}
	return found;
}

/** @param {string} path @return {object[]} a row for each call, with `fault` where it holds what is not a text. */
export function scriptWords( path ) {
	const text = readFileSync( path, 'utf8' );
	const file = parse( path, text );
	const noted = notes( text );
	const calls = [];
	walk( file, ( node ) => {
		if ( ts.isCallExpression( node ) && ts.isIdentifier( node.expression ) && SHAPES.has( node.expression.text ) ) {
			const line = file.getLineAndCharacterOfPosition( node.getStart() ).line + 1;
			calls.push( { node, line } );
		}
	} );
	const lines = new Set( calls.map( ( { line } ) => line ) );
	// A note belongs to the calls of its own line; only where there are none, to those of the next one.
	const noteOf = ( line ) => noted.get( line ) ?? ( lines.has( line - 1 ) ? '' : ( noted.get( line - 1 ) ?? '' ) );
	return calls.map( ( { node, line } ) => {
		const row = { file: path, line, note: noteOf( line ) };
		SHAPES.get( node.expression.text ).forEach( ( part, place ) => {
			const argument = node.arguments[ place ];
			if ( part === 'number' || ! argument ) {
				return;
			}
			if ( ! ts.isStringLiteralLike( argument ) ) {
				row.fault = `${ node.expression.text }() holds something that is not a text`;
				return;
			}
			row[ part ] = argument.text;
		} );
		return row;
	} );
}

/** Every text that stands in a script: what of the translations a built script can ask for. */
export function textsIn( path ) {
	const texts = new Set();
	walk( parse( path, readFileSync( path, 'utf8' ) ), ( node ) => {
		if ( ts.isStringLiteralLike( node ) ) {
			texts.add( node.text );
		}
	} );
	return texts;
}
