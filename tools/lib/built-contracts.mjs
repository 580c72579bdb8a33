/**
 * The contracts as PHP, `plugin/build/contracts/`: PHP keeps a compiled file, and would read JSON anew for each page
 * (plugin/src/Kernel/Schema/Schema.php).
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { GUARD } from './php-guard.mjs';

const ENDING = '.schema.json';

export function writeBuiltContracts( from = inRoot( 'plugin/contracts' ), to = inRoot( 'plugin/build/contracts' ) ) {
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( to, { recursive: true } );
	for ( const file of readdirSync( from ).filter( ( name ) => name.endsWith( ENDING ) ) ) {
		const contract = JSON.parse( readFileSync( join( from, file ), 'utf8' ) );
		writeFileSync(
			join( to, file.replace( ENDING, '.php' ) ),
			`<?php\n${ GUARD }\nreturn ${ inPhp( contract ) };\n`
		);
	}
}

/** As PHP's json_decode() makes it: objects are arrays with keys. */
export function inPhp( value ) {
	if ( typeof value === 'string' ) {
		return `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
	}
	if ( Array.isArray( value ) ) {
		return `array(${ value.map( inPhp ).join( ',' ) })`;
	}
	if ( value !== null && typeof value === 'object' ) {
		return `array(${ Object.entries( value )
			.map( ( [ key, one ] ) => `${ inPhp( key ) }=>${ inPhp( one ) }` )
			.join( ',' ) })`;
	}
	return String( value );
}
