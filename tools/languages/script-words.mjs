/** Translatable texts of TypeScript files, found with the TypeScript parser. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Meaning of the arguments of each function of `@wordpress/i18n`, in order. */
const SHAPES = new Map( [
	[ '__', [ 'id', 'domain' ] ],
	[ '_x', [ 'id', 'context', 'domain' ] ],
	[ '_n', [ 'id', 'plural', 'number', 'domain' ] ],
	[ '_nx', [ 'id', 'plural', 'number', 'context', 'domain' ] ],
] );

/** Visits a node and all its descendants. */
function walk( node, visit ) {
	visit( node );
	ts.forEachChild( node, ( child ) => walk( child, visit ) );
}

const parse = ( path, text ) => ts.createSourceFile( path, text, ts.ScriptTarget.Latest, true );

/** Returns notes for translators by the line on which they end. */
function notes( text ) {
	const found = new Map();
	for ( const match of text.matchAll( /\/\*\s*translators:\s*([\s\S]*?)\s*\*\/|\/\/\s*translators:\s*(.*)/gi ) ) {
		const line = text.slice( 0, match.index + match[ 0 ].length ).split( '\n' ).length;
		found.set( line, ( match[ 1 ] ?? match[ 2 ] ).replace( /\s*\n[\s*]*/g, ' ' ) );
	}
	return found;
}

/** @param {string} path @return {object[]} Row for each call. Has `fault` if an argument is not a string. */
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
	// A note belongs to calls on its own line, or to those on the next line if there are none.
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

/** Returns all strings of a built script, which may be keys of translations. */
export function textsIn( path ) {
	const texts = new Set();
	walk( parse( path, readFileSync( path, 'utf8' ) ), ( node ) => {
		if ( ts.isStringLiteralLike( node ) ) {
			texts.add( node.text );
		}
	} );
	return texts;
}
