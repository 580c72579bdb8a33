import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { wpCli } from '../wp-cli/index.mjs';

const PLUGIN = 'wp-content/plugins/vestibule';

/** Commands listed in docs/programs.md. */
const COMMANDS = [
	...readFileSync( inRoot( 'docs/programs.md' ), 'utf8' ).matchAll( /^\| `wp vestibule ([a-z]+(?: [a-z]+)?)/gm ),
].map( ( [ , name ] ) => name );

const expect = ( is, what, { code, out, err } ) => {
	if ( ! is ) {
		throw new Error( `${ what } (code ${ code }): ${ out }${ err }` );
	}
};

/**
 * Tests the commands of docs/programs.md on a site with one entry that has an appointment.
 *
 * @param {{ folder: string, url: string }} site
 * @return {Promise<[string, () => Promise<string>][]>} Names and checks, in order.
 */
export async function commandChecks( site ) {
	const wp = await wpCli( site );
	const vestibule = ( line ) => wp( 'vestibule', ...line.split( ' ' ) );
	/** Runs a command that must succeed. Returns its output. */
	const done = async ( line ) => {
		const result = await vestibule( line );
		expect( result.code === 0, line, result );
		return result.out.trim();
	};
	const json = async ( line ) => JSON.parse( await done( `${ line } --format=json` ) );
	/** Runs a command that must fail with a message. */
	const refused = async ( line, words ) => {
		const result = await vestibule( line );
		expect( result.code === 1 && words.test( result.err ), `${ line } is to be refused`, result );
	};
	const same = ( what, found, wanted ) => {
		if ( JSON.stringify( found ) !== JSON.stringify( wanted ) ) {
			throw new Error( `${ what }: ${ JSON.stringify( found ) }, not ${ JSON.stringify( wanted ) }` );
		}
	};
	return [
		[ 'every command of wp vestibule has a help text', () => help( wp ) ],
		[ 'wp vestibule doctor reports problems in its output and its exit code', () => doctor( site, vestibule ) ],
		[
			'wp vestibule forms lists, shows, duplicates, exports and imports forms',
			() => forms( site, { done, json, refused, same } ),
		],
		[
			'wp vestibule entries and bookings list, export, change and delete entries and bookings',
			() => entries( site, { done, json, refused, same } ),
		],
		[
			'wp vestibule demo reports that the demo site is ready',
			async () => same( 'demo', /is ready/.test( await done( 'demo' ) ), true ),
		],
		[
			'wp vestibule courses lists courses, and adds and cancels registrations',
			() => courses( { done, json, refused, same, vestibule } ),
		],
	].map( ( [ name, work ] ) => [ name, async () => ( await work(), '' ) ] );
}

/** Commands without subcommands below a command of the dump, as pairs of their words and the command. */
const commandsBelow = ( command, words = [] ) =>
	command.subcommands?.length
		? command.subcommands.flatMap( ( sub ) => commandsBelow( sub, [ ...words, sub.name ] ) )
		: [ [ words.join( ' ' ), command ] ];

/** Compares the commands with the docs. Each has a synopsis and describes its options. */
async function help( wp ) {
	const dump = await wp( `--require=${ inRoot( 'tools/wp-cli/dump.php' ) }`, 'dump-commands' );
	const root = JSON.parse( dump.out ).subcommands.find( ( { name } ) => name === 'vestibule' );
	const commands = commandsBelow( root );
	const found = commands.map( ( [ name ] ) => name );
	expect(
		found.sort().join( ', ' ) === [ ...COMMANDS ].sort().join( ', ' ),
		`the commands that the docs list (${ COMMANDS })`,
		{ ...dump, out: found.join( ', ' ) }
	);
	for ( const [ name, { synopsis, longdesc } ] of commands ) {
		expect( synopsis && /^## OPTIONS$/m.test( longdesc ), name, { ...dump, out: longdesc } );
	}
	const page = await wp( 'help', 'vestibule', ...COMMANDS[ 0 ].split( ' ' ) );
	expect( page.code === 0 && /SYNOPSIS/.test( page.out ) && /OPTIONS/.test( page.out ), COMMANDS[ 0 ], page );
}

async function doctor( { folder }, vestibule ) {
	const result = await vestibule( 'doctor --format=json' );
	const found = JSON.parse( result.out );
	const isIll = found.some( ( { status } ) => status === 'critical' );
	expect( found.length > 5 && result.code === ( isIll ? 1 : 0 ), 'doctor', result );
	const file = join( folder, PLUGIN, 'build/admin/entries.js' );
	renameSync( file, `${ file }.away` );
	try {
		const broken = await vestibule( 'doctor --fields=check,status,details --format=csv' );
		expect( broken.code === 1 && /files,critical,.*entries\.js/.test( broken.out ), 'a lost file', broken );
	} finally {
		renameSync( `${ file }.away`, file );
	}
}

async function forms( { folder }, { done, json, refused, same } ) {
	// The demo has several forms, so count them before a copy is created.
	const before = ( await done( 'forms list --format=ids' ) ).split( ' ' ).map( Number );
	same( 'the form with the number 4', before.includes( 4 ), true );
	const drafts = Number( await done( 'forms list --status=draft --format=count' ) );
	const copy = Number( await done( 'forms duplicate 4 --title=Copy --porcelain' ) );
	same( 'ids', await done( 'forms list --format=ids' ), [ ...before, copy ].join( ' ' ) );
	const rows = await json( 'forms list --fields=number,title,status' );
	const row = ( wanted ) => rows.find( ( { number } ) => number === wanted );
	same( 'form 4', row( 4 ), { number: 4, title: 'Enquiry and appointment', status: 'publish' } );
	same( 'the copy', row( copy ), { number: copy, title: 'Copy', status: 'draft' } );
	const original = await json( 'forms get 4' );
	same( 'its fields', ( await json( `forms get ${ copy }` ) ).fields, original.fields );
	same( 'count', Number( await done( 'forms list --status=draft --format=count' ) ), drafts + 1 );
	const file = join( folder, 'forms.json' );
	writeFileSync( file, await done( 'forms export 4' ) );
	const read = Number( await done( `forms import ${ file } --porcelain` ) );
	same( 'the imported form', ( await json( `forms get ${ read }` ) ).fields, original.fields );
	await refused( 'forms import nothing.json', /cannot be read/ );
	await refused( 'forms submit 4 --values={}', /email: / );
	await refused( 'forms submit 4 --values=[1]', /must be a JSON object/ );
	await refused( `forms submit ${ copy } --values={}`, /not published/ );
	await refused( 'forms get 99', /Form 99 was not found\./ );
	await refused( 'forms get four', /No form is called “four”/ );
	same( 'by its slug', ( await json( 'forms get enquiry-and-appointment' ) ).number, 4 );
	same( 'by its title', ( await json( 'forms get copy' ) ).number, copy );
}

async function entries( site, tools ) {
	const [ entry ] = await tools.json( 'entries list' );
	await entryLists( entry, tools );
	await entryExport( site, tools );
	const booking = await bookingLists( entry, tools );
	await bookingChanges( entry, booking, tools );
	await entryDeletions( entry, tools );
}

async function entryLists( entry, { done, json, refused, same } ) {
	same( 'the entry', [ entry.name, entry.email, entry.form ], [ 'Ada Lovelace', 'ada@example.org', 4 ] );
	same( 'ids', await done( 'entries list --search=lovelace --format=ids' ), String( entry.id ) );
	same( 'count', await done( 'entries list --search=nobody --format=count' ), '0' );
	same( 'a table', ( await done( 'entries list --fields=id,email' ) ).split( /\s+/ ).slice( 0, 2 ), [
		'id',
		'email',
	] );
	same( 'yaml', /email: ada@example\.org/.test( await done( 'entries list --format=yaml' ) ), true );
	same(
		'its answers',
		Object.values( ( await json( `entries get ${ entry.id }` ) ).answers ).includes( 'A visit' ),
		true
	);
	await refused( 'entries get 9999', /Entry 9999 was not found\./ );
	await refused( 'entries list --fields=phone', /Unknown fields: phone\. Available fields: id, form/ );
	await refused( 'entries list --form=four', /No form is called “four”/ );
	same(
		'of a form by its slug',
		await done( 'entries list --form=enquiry-and-appointment --format=ids' ),
		String( entry.id )
	);
	await refused( 'entries list --limit=0', /--limit must be an integer from 1 to 10000/ );
}

async function entryExport( { folder }, { done, json, refused, same } ) {
	const file = join( folder, 'entries.csv' );
	await done( `entries export --output=${ file }` );
	const lines = readFileSync( file, 'utf8' ).trim().split( '\r\n' );
	same( 'lines', [ lines.length, lines[ 1 ].includes( '"ada@example.org"' ) ], [ 2, true ] );
	same( 'the same on the screen', ( await done( 'entries export' ) ).split( '\r\n' ).length, 2 );
	same( 'as JSON', ( await json( 'entries export' ) )[ 0 ].email, 'ada@example.org' );
	await refused( `entries export --output=${ file }`, /already exists/ );
	rmSync( file );
}

async function bookingLists( entry, { done, json, refused, same } ) {
	const [ booking ] = await json( 'bookings list' );
	same( 'the booking', [ booking.entry, booking.status ], [ entry.id, 'booked' ] );
	const day = booking.start.slice( 0, 10 );
	same( 'on its day', await done( `bookings list --from=${ day } --to=${ day } --format=count` ), '1' );
	same( 'before', await done( 'bookings list --to=2020-01-01 --format=count' ), '0' );
	await refused( 'bookings list --from=2026-02-30', /--from must be a date such as/ );
	await refused( 'bookings list --from=2026-02-02 --to=2026-02-01', /--to must not be before --from/ );
	return booking;
}

async function bookingChanges( entry, booking, { done, json, refused, same } ) {
	const [ { type_id: type } ] = await json( 'bookings list --fields=type_id' );
	same( 'by its number', ( await json( `bookings get ${ booking.id }` ) ).entry, entry.id );
	await refused( 'bookings get 9999', /Booking 9999 was not found\./ );
	const times = async () => ( await json( `bookings free ${ type } --days=30` ) ).map( ( one ) => one.start );
	const [ first, second, third ] = await times();
	const made = await done( `bookings book ${ type } ${ first } --name=Ana --email=ana@example.org --porcelain` );
	same( 'booked', ( await json( `bookings get ${ made }` ) ).name, 'Ana' );
	await refused( `bookings book ${ type } ${ first } --name=Bo`, /This time is not available/ );
	await refused( `bookings book ${ type } tomorrow --name=Bo`, /is not a valid time/ );
	await done( `bookings move ${ made } ${ second } --no-notify` );
	same( 'moved', ( await json( `bookings get ${ made }` ) ).start, second );
	await refused( `bookings missed ${ made }`, /has not started yet/ );
	const blocked = await done(
		`bookings block ${ third } ${ third.replace( /:00Z$/, ':59Z' ) } --type=${ type } --porcelain`
	);
	same( 'taken out', ( await times() ).includes( third ), false );
	await done( `bookings unblock ${ blocked }` );
	same( 'given back', ( await times() ).includes( third ), true );
	await done( `bookings cancel ${ made } --no-notify` );
	same( 'cancelled by hand', await done( 'bookings list --status=cancelled --format=ids' ), made );
	await done( `entries delete ${ ( await json( `bookings get ${ made }` ) ).entry }` );
	await done( 'entries erase ana@example.org --yes' );
}

async function entryDeletions( entry, { done, refused, same } ) {
	await refused( `entries delete ${ entry.id } 9999`, /Entries not found: 9999\. Nothing was changed\./ );
	await done( `entries delete ${ entry.id } --appointment=cancel` );
	same( 'in the Trash', await done( 'entries list --status=trash --format=ids' ), String( entry.id ) );
	same( 'cancelled', await done( 'bookings list --status=cancelled --format=count' ), '1' );
	await refused( 'entries erase ada --yes', /is not an email address/ );
	await done( 'entries erase ada@example.org --yes' );
	same( 'erased', await done( 'entries list --status=trash --format=count' ), '0' );
	same( 'with its booking', await done( 'bookings list --status=any --format=count' ), '0' );
}

/** Uses a course of the demo. */
async function courses( { done, json, refused, same } ) {
	const [ course ] = ( await json( 'courses list --upcoming' ) ).filter(
		( { capacity, taken } ) => capacity - taken > 2
	);
	same( 'by its number', ( await json( `courses get ${ course.id }` ) ).title, course.title );
	same( 'count', Number( await done( 'courses list --format=count' ) ) > 3, true );
	await refused( 'courses get nothing', /No course is called “nothing”/ );
	await refused( `courses register ${ course.id } --values={}`, /email: / );
	await refused(
		`courses register ${ course.id } --values={} --people=0`,
		/--people must be an integer from 1 to 50/
	);
	const values = '{"names":{"first_name":"Ana","last_name":"Li"},"email":"ana@example.org"}';
	const made = await done( `courses register ${ course.id } --values=${ values } --people=2 --porcelain` );
	const [ registration ] = ( await json( `courses registrations ${ course.id }` ) ).filter(
		( { id } ) => id === Number( made )
	);
	same(
		'registered',
		[ registration.email, registration.people, registration.state ],
		[ 'ana@example.org', 2, 'registered' ]
	);
	same( 'taken', ( await json( `courses get ${ course.id }` ) ).taken, course.taken + 2 );
	await done( `courses cancel ${ course.id } ${ made }` );
	await refused( `courses cancel ${ course.id } ${ made }`, /already canceled/ );
	same( 'released', ( await json( `courses get ${ course.id }` ) ).taken, course.taken );
}
