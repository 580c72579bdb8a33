/** Screens, pages and registrations on a site with many courses. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { alone, compared, number } from '../finding.mjs';
import { call } from '../load.mjs';
import { signIn } from '../owner.mjs';
import { phpProcessor } from '../processor.mjs';
import { median } from '../statistics.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { CannotGoOn, say } from '../../lib/say.mjs';

const COURSES = 1_000;
const REGISTRATIONS = 100_000;
const ROUNDS = 12;
const MAX_MS = 300;

export const courses = {
	name: 'courses',
	title: 'a thousand courses with twenty thousand dates and a hundred thousand registrations',
	async measure( bench ) {
		const demo = await bench.demo();
		const about = await fill( demo, bench.share < 1 ? 0.1 : 1 );
		say(
			`    ${ number( about.courses ) } courses, ${ number( about.dates ) } dates, ${ number( about.registrations ) } registrations`
		);
		return {
			findings: [
				...( await screens( bench, demo, about ) ),
				await lists( bench, demo, about ),
				await registrations( bench, demo, about ),
			],
		};
	},
};

async function fill( { folder }, share ) {
	const sizes = [ COURSES, REGISTRATIONS ].map( ( size ) => String( Math.round( size * share ) ) );
	const php = [ inRoot( 'tools/bench/fill-courses.php' ), folder, ...sizes ];
	const { stdout } = await promisify( execFile )( 'php8.2', php, { encoding: 'utf8' } );
	const about = JSON.parse( stdout.slice( stdout.indexOf( '{' ) ) );
	if ( about.error ) {
		throw new CannotGoOn( `the site could not be filled: ${ about.error }` );
	}
	return about;
}

async function read( url, options ) {
	const answer = await call( url, options );
	if ( answer.status !== 200 ) {
		throw new CannotGoOn( `${ url } responded with status ${ answer.status }: ${ answer.body.slice( 0, 300 ) }` );
	}
	return answer;
}

/** Measures each screen and page. */
async function screens( bench, { url }, { course, ids, path } ) {
	const headers = await signIn( { url } );
	const screen = '/wp-admin/edit.php?post_type=vestibule_course';
	const rest = '/wp-json/vestibule/v1/courses';
	const paths = {
		'list of courses in wp-admin': screen,
		'the same, by the next date': `${ screen }&orderby=vestibule_next&order=asc`,
		'participants of a course': `${ screen }&page=vestibule-participants&course=${ course }`,
		'the same, on the waiting list': `${ screen }&page=vestibule-participants&course=${ course }&filter=waiting`,
		'participants as CSV': `${ screen }&page=vestibule-participants&course=${ course }&csv=1`,
		'REST, courses by the next date': `${ rest }?upcoming=true`,
		'REST, a course': `${ rest }/${ course }`,
		'REST, registrations for a course': `${ rest }/${ course }/registrations`,
		'page of a course': path,
		'the demo’s list, filtered': '/courses/?course-weekday=2&course-free=1',
		'spots left in ten courses': `/wp-admin/admin-ajax.php?action=vestibule_course_state&ids=${ ids }`,
		'calendar feed of all courses': '/?vestibule_course_feed=all',
	};
	const findings = [];
	for ( const [ what, one ] of Object.entries( paths ) ) {
		const ms = [];
		await read( url + one, { headers } );
		await bench.rounds( ROUNDS, 0.5, async () => ms.push( ( await read( url + one, { headers } ) ).ms ) );
		findings.push( alone( what, median( ms ), 'ms', { most: MAX_MS } ) );
	}
	return findings;
}

/** Compares a list of ten courses that shows two hundred dates with the same list without them. */
async function lists( bench, demo, { dated, undated } ) {
	const time = phpProcessor( demo );
	const [ ours, beside ] = [ [], [] ];
	const get = ( path ) => time( () => read( demo.url + path ) );
	await get( dated );
	await get( undated );
	await bench.rounds( ROUNDS * 2, 1, async () => {
		ours.push( await get( dated ) );
		beside.push( await get( undated ) );
	} );
	return compared( 'list with 200 dates and their spots, beside the same list of titles', ours, beside, {
		unit: 'ms',
		digits: 1,
		most: 1.3,
	} );
}

/** Compares a registration for ten dates with a submission of the same form without the field Course. */
async function registrations( bench, { url }, { ten, plain } ) {
	const [ ours, beside ] = [ [], [] ];
	const [ withCourse, without ] = [ await opened( url, ten ), await opened( url, plain ) ];
	const choice = { 'course[course]': String( ten.course ), 'course[kind]': 'whole', 'course[people]': '1' };
	await send( withCourse, choice );
	await send( without, {} );
	await bench.rounds( ROUNDS * 3, 1, async () => {
		ours.push( await send( withCourse, choice ) );
		beside.push( await send( without, {} ) );
	} );
	return compared( 'registration for ten dates, beside the same form without a course', ours, beside, {
		unit: 'ms',
		digits: 1,
		most: 1.5,
	} );
}

/** Reads the nonce of a form from its page. */
async function opened( url, { form, path } ) {
	const { body } = await read( url + path );
	return {
		ajax: `${ url }/wp-admin/admin-ajax.php`,
		whose: { form_id: String( form ) },
		nonce: body.match( /data-nonce="([^"]+)"/ )[ 1 ],
	};
}

/** Submits a form. Returns the duration without that of its token. */
async function send( { ajax, whose, nonce }, values ) {
	const token = await call( ajax, { form: { action: 'vestibule_form_token', ...whose, nonce } } );
	const data = new URLSearchParams( {
		...{ 'names[first_name]': 'Ada', 'names[last_name]': 'Example', email: 'ada@example.com', ...values },
		__vestibule_token: JSON.parse( token.body ).data.token,
	} ).toString();
	const { status, body, ms } = await call( `${ ajax }?t=${ Date.now() }`, {
		form: { action: 'vestibule_form_submit', ...whose, data },
	} );
	if ( status !== 200 || ! JSON.parse( body ).data.insert_id ) {
		throw new CannotGoOn( `a registration of the benchmark was rejected: ${ status } ${ body.slice( 0, 500 ) }` );
	}
	return ms;
}
