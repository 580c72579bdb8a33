/**
 * The blocks of plugin/wpml-config.xml, which WPML and Polylang read: what a site writes into each block's attributes.
 * The rest of the file is written by hand (docs/languages.md).
 */
import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { fieldTypes } from './field-types.mjs';
import { read, settle } from './files.mjs';

const FILE = 'plugin/wpml-config.xml';
const [ BEGIN, END ] = [ '\t<gutenberg-blocks>\n', '\t</gutenberg-blocks>\n' ];

/** Attributes with words that people read, by name. */
const WORDS = /^(?:label|help|placeholder|text|title|value|unit|currency)$|(?:Label|Text)$/;

/** Attributes that hold several, in WPML's notation. */
const LISTS = { options: { '*': { label: {} } }, parts: { '*': { label: {} } } };

/** @return {Object} The keys with words, and the keys in them. */
function keysOf( { name, attributes = {} }, types ) {
	const { messages = [] } = types[ name.replace( 'vestibule/field-', '' ) ] ?? {};
	const inList = { ...LISTS, messages: Object.fromEntries( messages.map( ( rule ) => [ rule, {} ] ) ) };
	return Object.fromEntries(
		Object.entries( attributes )
			.filter(
				( [ key, { type, enum: choices } ] ) =>
					key in inList || ( WORDS.test( key ) && type === 'string' && ! choices )
			)
			.map( ( [ key ] ) => [ key, inList[ key ] ?? {} ] )
	);
}

const lines = ( keys, indent ) =>
	Object.entries( keys )
		.map( ( [ name, inner ] ) =>
			Object.keys( inner ).length
				? `${ indent }<key name="${ name }">\n${ lines( inner, `${ indent }\t` ) }${ indent }</key>\n`
				: `${ indent }<key name="${ name }"/>\n`
		)
		.join( '' );

function blocks() {
	const types = fieldTypes();
	return [ 'blocks', 'blocks/fields' ]
		.flatMap( ( folder ) => readdirSync( inRoot( folder ) ).map( ( name ) => `${ folder }/${ name }/block.json` ) )
		.filter( ( file ) => existsSync( inRoot( file ) ) )
		.map( ( file ) => JSON.parse( read( file ) ) )
		.map( ( one ) => [ one.name, keysOf( one, types ) ] )
		.filter( ( [ , keys ] ) => Object.keys( keys ).length )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map(
			( [ name, keys ] ) =>
				`\t\t<gutenberg-block type="${ name }" translate="1">\n` +
				`${ lines( keys, '\t\t\t' ) }\t\t</gutenberg-block>\n`
		)
		.join( '' );
}

export function make( { check } ) {
	const [ before ] = read( FILE ).split( BEGIN );
	const [ , after ] = read( FILE ).split( END );
	return settle( { [ FILE ]: before + BEGIN + blocks() + END + after }, check );
}
