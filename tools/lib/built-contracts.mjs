/**
 * Contracts as PHP files in `plugin/build/contracts/`. OPcache stores PHP files, but JSON would be parsed for each page
 * (plugin/src/Kernel/Schema/Schema.php).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractNames, readContract, withoutDescriptions } from './contracts.mjs';
import { inRoot } from './paths.mjs';
import { GUARD } from './php-guard.mjs';

/**
 * Contracts whose descriptions are for developers only, and are removed: those that no REST route returns as its schema,
 * those of the plugin's own screens, and those of settings. The docs describe settings.
 */
const INTERNAL = new RegExp(
	`^(?:${ [
		'antibot-keys|beacon-results|consent-receipt|limits-answer|push-subscribe|slots|submit-answer|submit-failure',
		'token-answer|field|conditions|accordion|accordion-item|carousel|chat-button|drawer|modal|modal-triggers|reveal',
		'scroll-top|slide|step|sticky|tab|tabs|.*-props',
		'start|start-.*|.*-editor|.*-preview|.*-overview|form-taken|form-templates|bookings-(?:sources|busy|hours)',
		'chat|chat-account|closing-days|consent|data|event|host|push|spam|speed|prefetch-exclusions',
		'form-(?:confirmations|limits|notifications|opt-in|saving|settings|spam|steps|webhooks)',
	].join( '|' ) })$`
);

export function writeBuiltContracts( from = inRoot( 'plugin/contracts' ), to = inRoot( 'plugin/build/contracts' ) ) {
	mkdirSync( to, { recursive: true } );
	const ofPages = {};
	const others = {};
	for ( const name of contractNames( from ) ) {
		// Nearly every page needs the contracts of settings and registrations. The package of a contract is not needed.
		const { 'x-every-page': isOfPages, 'x-package': owner, ...read } = readContract( name, from );
		( isOfPages ? ofPages : others )[ name ] = INTERNAL.test( name ) ? withoutDescriptions( read ) : read;
	}
	// Two files, because a small file for each contract takes twice the space in a release.
	writePhp( join( to, 'of-pages.php' ), ofPages );
	writePhp( join( to, 'others.php' ), others );
}

/** Writes a PHP file that returns the value. Doesn't touch a file that already does, because a site may be reading it. */
export function writePhp( path, value ) {
	const code = `<?php\n${ GUARD }\nreturn ${ inPhp( value ) };\n`;
	if ( ! existsSync( path ) || readFileSync( path, 'utf8' ) !== code ) {
		writeFileSync( path, code );
	}
}

/** Converts a value to PHP code. Objects become associative arrays, as with json_decode(). */
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
