import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { forget, phpComplaints } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { startNativeSite } from '../native/site.mjs';
import { commandChecks } from './wp-cli.mjs';

const SITE = inCache( `tests/server-${ process.pid }` );
const PLUGIN = 'wp-content/plugins/vestibule';
const RACE = inRoot( 'tests/php/Calendar/race' );
const OWNER = inRoot( 'tests/php/Copy/owner.php' );

/** Valid answers for form 4 (docs/form.md), except the appointment and the token. */
const ANSWERS = {
	'names[first_name]': 'Ada',
	'names[last_name]': 'Lovelace',
	email: 'ada@example.org',
	'country-list': 'GB',
	input_text_1: 'Analytical Engines',
	input_text: 'A visit',
	input_radio: 'email',
	'multi_select[]': 'courses',
	'gdpr-agreement': 'on',
};

/**
 * Tests the built plugin on a site with MariaDB, PHP-FPM and nginx and without other plugins: copies, activates and
 * uses it, sends simultaneous bookings, and deletes it with all its data.
 */
export async function server() {
	if ( askedForPlayground() || missingPackages().length ) {
		const notes = [ `skipped: the built plugin on a real server, and races on MariaDB. ${ forEverything() }` ];
		return { code: 0, passed: 0, failed: 0, skipped: 0, problems: [], notes, isLeftOut: true };
	}
	await pluginLibraries();
	step( 'Testing the built plugin on a new site with MariaDB, PHP-FPM and nginx' );
	const site = await startNativeSite( {
		core: await wordpressCore(),
		...{ folder: SITE, port: 9500, debug: true, muPlugins: [] },
	} );
	const { check, counts } = checklist();
	try {
		await check( 'a visitor sees form 4 and submits it with an appointment', () => submission( site ) );
		for ( const [ name, work ] of await commandChecks( site ) ) {
			await check( name, work );
		}
		for ( const [ name, fault ] of await races( site ) ) {
			await check( `race: ${ name }`, async () => fault );
		}
		await check( 'deleting the plugin removes all of its data', () => removal( site ) );
		return {
			code: 0,
			...counts(),
			skipped: 0,
			problems: phpComplaints( site.folder ),
		};
	} finally {
		await site.stop();
		forget( SITE );
	}
}

async function submission( { url } ) {
	const html = await ( await fetch( `${ url }/contact/` ) ).text();
	const found = ( pattern ) => pattern.exec( html )?.[ 1 ] ?? '';
	const days = new URLSearchParams( {
		...{ action: 'vestibule_slots', event: found( /<[^>]* data-event="(\d+)"/ ), timezone: 'UTC' },
		...{ from: day( 5 ), to: day( 25 ) },
	} );
	const slots = await ( await fetch( `${ url }/wp-admin/admin-ajax.php?${ days }` ) ).json();
	const start = Object.values( slots.data.days ).flat()[ 0 ]?.start;
	const post = async ( fields ) => {
		const answer = await fetch( `${ url }/wp-admin/admin-ajax.php`, {
			method: 'POST',
			body: new URLSearchParams( { form_id: '4', ...fields } ),
		} );
		return answer.json();
	};
	const { data } = await post( { action: 'vestibule_form_token', nonce: found( /data-nonce="([^"]+)"/ ) } );
	const sent = await post( {
		action: 'vestibule_form_submit',
		data: new URLSearchParams( {
			...ANSWERS,
			fcal_booking_2: JSON.stringify( { start, timezone: 'UTC', hold: '' } ),
			__vestibule_token: data.token,
		} ).toString(),
	} );
	return sent.data?.insert_id > 0 ? '' : JSON.stringify( sent );
}

const day = ( ahead ) => new Date( Date.now() + ahead * 86_400_000 ).toISOString().slice( 0, 10 );

/** Sends identical requests at the same time. Needs several PHP processes and a real database. */
async function races( { url, folder } ) {
	const place = join( folder, 'wp-content/mu-plugins/race.php' );
	cpSync( join( RACE, 'plugin.php' ), place );
	const { stdout, stderr, error } = await new Promise( ( done ) =>
		execFile(
			process.execPath,
			[ join( RACE, 'races.mjs' ), url, '1' ],
			{ timeout: 300_000 },
			( fault, out, complaint ) => done( { stdout: out, stderr: complaint, error: fault } )
		)
	);
	rmSync( place );
	const lines = stdout.split( '\n' ).filter( ( line ) => /^(?:ok|FAIL) /.test( line ) );
	const rows = lines.map( ( line ) => [ line.slice( 5 ), line.startsWith( 'FAIL' ) ? 'failed' : '' ] );
	return ! error || rows.some( ( [ , fault ] ) => fault )
		? rows
		: [ ...rows, [ 'all races run to their end', `ended early: ${ stderr }` ] ];
}

async function removal( { url, folder } ) {
	cpSync( OWNER, join( folder, 'owner.php' ) );
	const ask = async ( query ) => ( await ( await fetch( `${ url }/owner.php${ query }` ) ).json() ).data;
	const before = await ask( '' );
	if ( before.length < 30 ) {
		return `the site was not filled: ${ before.join( ', ' ) }`;
	}
	const left = await ask( '?do=delete' );
	return [
		...( left ?? [ 'WordPress could not delete it' ] ),
		...( existsSync( join( folder, PLUGIN ) ) ? [ 'its files' ] : [] ),
	].join( ', ' );
}
