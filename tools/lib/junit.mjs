/** Reports that PHPUnit writes in JUnit's format. */
import { existsSync } from 'node:fs';
import { failure } from './results.mjs';
import { say } from './say.mjs';

/** Returns the exit code, or 1 if the report is missing, because an aborted PHP process may exit with code 0. */
export function checked( code, report ) {
	if ( code === 0 && ! existsSync( report ) ) {
		say( '  PHP exited before PHPUnit wrote its report.' );
		return 1;
	}
	return code;
}

/** Reads the totals from JUnit's outermost element. */
export function counts( xml ) {
	const number = ( name ) =>
		Number( xml.match( new RegExp( `<testsuite [^>]*?\\b${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = number( 'failures' ) + number( 'errors' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped, failures: failures( xml ) };
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'", '&#39;': "'", '&amp;': '&', '&#10;': '\n' };

/** A failure message starts with the name of the test. */
const failures = ( xml ) =>
	[ ...xml.matchAll( /<(failure|error)\b[^>]*>([^]*?)<\/\1>/g ) ].map( ( [ , , text ] ) => {
		const [ name, ...lines ] = text
			.replace( /&[a-z#\d]+;/g, ( entity ) => ENTITIES[ entity ] ?? entity )
			.split( '\n' );
		return failure( name, lines.join( '\n' ) );
	} );
