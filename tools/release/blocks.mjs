import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { GUARD } from '../lib/php-guard.mjs';

/**
 * Properties of a block.json that the plugin directory reads: it lists a plugin's blocks and translates their texts.
 * Sites read blocks-manifest.php instead, which contains all properties (tools/lib/built-blocks.mjs).
 */
const READ = [
	'apiVersion',
	'name',
	'title',
	'category',
	'description',
	'keywords',
	'styles',
	'variations',
	'textdomain',
];

/**
 * @param {string} json Contents of a built block.json.
 * @return {string} Contents for a release.
 */
export function blockTexts( json ) {
	const texts = Object.entries( JSON.parse( json ) ).filter( ( [ key ] ) => READ.includes( key ) );
	return `${ JSON.stringify( Object.fromEntries( texts ) ) }\n`;
}

/** Contexts of the texts of a block, as WordPress defines them. */
const CONTEXTS = { title: 'block title', description: 'block description', keywords: 'block keyword' };

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/**
 * Returns a PHP file with the texts of all field blocks, for translators. It replaces 33 files of 330 bytes each, which
 * sites don't read. No site runs it.
 */
export function fieldTexts( folder = inRoot( 'plugin/build/blocks' ) ) {
	const texts = readdirSync( folder )
		.filter( ( name ) => name.startsWith( 'field-' ) )
		.map( ( name ) => JSON.parse( readFileSync( `${ folder }/${ name }/block.json`, 'utf8' ) ) )
		.flatMap( ( block ) =>
			Object.entries( CONTEXTS ).flatMap( ( [ property, context ] ) =>
				[ block[ property ] ?? [] ].flat().map( ( text ) => [ text, context ] )
			)
		);
	const lines = texts.map( ( [ text, context ] ) => `_x( ${ quoted( text ) }, '${ context }', 'vestibule' );\n` );
	return `<?php\n${ GUARD }\n${ [ ...new Set( lines ) ].sort().join( '' ) }`;
}
