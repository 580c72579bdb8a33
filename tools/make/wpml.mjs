/**
 * Generates the blocks and form settings in plugin/wpml-config.xml, which WPML and Polylang read: the translatable
 * texts in block attributes and in post meta with a contract. The rest of the file is maintained manually
 * (docs/languages.md).
 */
import { existsSync, readdirSync } from 'node:fs';
import { contractNames, readContract } from '../lib/contracts.mjs';
import { inRoot } from '../lib/paths.mjs';
import { fieldTypes } from './field-types.mjs';
import { read, settle } from './files.mjs';

const FILE = 'plugin/wpml-config.xml';

/** Names of attributes with texts for visitors. */
const WORDS = /^(?:label|help|placeholder|text|title|value|unit|currency)$|(?:Label|Text)$/;

/** Names of form settings with texts for visitors. */
const SETTING_WORDS = /^(?:subject|body|message|fromName)$|Message$/;

/** Attributes with several texts, in WPML's notation. */
const LISTS = { options: { '*': { label: {} } }, questions: { '*': { label: {} } }, parts: { '*': { label: {} } } };

/** @return {Object} Keys of texts, with nested keys. */
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

/** @return {Object} Keys of texts in a schema, with nested keys. */
function wordsIn( { type, properties = {}, items } ) {
	if ( type === 'array' ) {
		const inner = wordsIn( items );
		return Object.keys( inner ).length ? { '*': inner } : {};
	}
	return Object.fromEntries(
		Object.entries( properties )
			.map( ( [ name, schema ] ) => [ name, wordsIn( schema ), schema.type === 'string' && ! schema.enum ] )
			.filter(
				( [ name, inner, isText ] ) => Object.keys( inner ).length || ( isText && SETTING_WORDS.test( name ) )
			)
	);
}

/** @return {[ string, Object ][]} Meta keys of form settings with texts, named as in Kernel\Setting\PostSettings. */
const settings = () =>
	contractNames()
		.filter( ( name ) => name.startsWith( 'form-' ) )
		.map( ( name ) => [ name, readContract( name ) ] )
		.filter( ( [ , schema ] ) => schema[ 'x-every-page' ] )
		.map( ( [ name, schema ] ) => [ `vestibule_${ name.replaceAll( '-', '_' ) }`, wordsIn( schema ) ] )
		.filter( ( [ , keys ] ) => Object.keys( keys ).length );

const fields = () =>
	'\t\t<!-- Each form has a number of its own, and gets it by itself. -->\n' +
	'\t\t<custom-field action="ignore">vestibule_form_id</custom-field>\n' +
	settings()
		.map( ( [ name ] ) => `\t\t<custom-field action="translate">${ name }</custom-field>\n` )
		.join( '' );

export function make( { check } ) {
	const parts = {
		'custom-fields': fields(),
		'custom-fields-texts': lines( Object.fromEntries( settings() ), '\t\t' ),
		'gutenberg-blocks': blocks(),
	};
	const text = Object.entries( parts ).reduce( ( whole, [ tag, made ] ) => {
		const [ begin, end ] = [ `\t<${ tag }>\n`, `\t</${ tag }>\n` ];
		return whole.split( begin )[ 0 ] + begin + made + end + whole.split( end )[ 1 ];
	}, read( FILE ) );
	return settle( { [ FILE ]: text }, check );
}
