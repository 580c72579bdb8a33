import { AHEAD, Hold, LONG_PAUSE, PAUSE, RENEWALS, type HoldResult } from '../../../src/booking/hold';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
/** Milliseconds for which the server holds a time. */
const LIFE = 60_000;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** Hold of a visitor, with a server that holds every time until a test changes its answer. */
function visitor(
	first: () => HoldResult | Promise< HoldResult > = () => ( { until: Date.now() + LIFE } ),
	given?: { start: string; until: number; secret: string }
) {
	const server = { answer: first, asked: [] as string[], secrets: new Set< string >() };
	const seen = { kept: [] as number[], taken: [] as string[][] };
	let secrets = 0;
	const hold = new Hold( {
		request: async ( start, secret ) => {
			server.asked.push( start );
			server.secrets.add( secret );
			return server.answer();
		},
		now: () => Date.now(),
		newSecret: () => `secret ${ ++secrets }`,
		given,
		onHeld: ( until ) => seen.kept.push( until ),
		onTaken: ( errors ) => seen.taken.push( errors ),
	} );
	return { hold, server, seen };
}

const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

test( 'after ten quick choices, only the last time is requested', async () => {
	const { hold, server } = visitor();
	for ( let hour = 10; hour < 20; hour++ ) {
		hold.choose( `2026-12-01T${ hour }:00:00Z` );
		await pass( PAUSE - 1 );
	}
	expect( server.asked ).toEqual( [] );
	await pass( 1 );
	expect( server.asked ).toEqual( [ '2026-12-01T19:00:00Z' ] );
} );

test( 'times that a visitor skips with arrow keys are not requested, even with a slow screen reader', async () => {
	const { hold, server } = visitor();
	for ( const start of [ NINE, TEN, NINE ] ) {
		hold.choose( start, true );
		await pass( LONG_PAUSE - 1 );
	}
	expect( server.asked ).toEqual( [] );
	await pass( 1 );
	expect( server.asked ).toEqual( [ NINE ] );
} );

test( 'a second choice uses the same secret, and repeating a choice sends no request', async () => {
	const { hold, server, seen } = visitor();
	expect( hold.secret() ).toBe( '' );
	hold.choose( NINE );
	await pass( PAUSE );
	hold.choose( NINE );
	hold.choose( TEN );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, TEN ] );
	expect( [ ...server.secrets ] ).toEqual( [ hold.secret() ] );
	expect( hold.starts() ).toEqual( [ TEN ] );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'the first time stays held if the visitor quickly goes back to it from another time', async () => {
	const { hold, server, seen } = visitor();
	hold.choose( NINE );
	await pass( PAUSE );
	const until = seen.kept.at( -1 );
	hold.choose( TEN );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	expect( seen.kept.at( -1 ) ).toBe( until );
	hold.recordActivity();
	await pass( LIFE - AHEAD - 2 * PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
} );

test( 'a time chosen during a request is requested after the response', async () => {
	let answer: ( given: HoldResult ) => void = () => {};
	const { hold, server, seen } = visitor( () => new Promise( ( done ) => ( answer = done ) ) );
	hold.choose( NINE );
	await pass( PAUSE );
	hold.choose( TEN );
	await pass( 4 * PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	answer( { taken: [ 'Taken' ] } );
	await pass( 0 );
	expect( server.asked ).toEqual( [ NINE, TEN ] );
	answer( { until: Date.now() + LIFE } );
	await pass( 0 );
	// The response for the first choice is obsolete.
	expect( seen.taken ).toEqual( [] );
	expect( hold.starts() ).toEqual( [ TEN ] );
} );

test( 'a time that another visitor holds is reported and no longer counts as held', async () => {
	const { hold, server, seen } = visitor( () => ( { taken: [ 'Taken' ] } ) );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( seen.taken ).toEqual( [ [ 'Taken' ] ] );
	expect( hold.starts() ).toEqual( [] );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
} );

test( 'a visitor who keeps typing can renew the hold only a limited number of times', async () => {
	const { hold, server, seen } = visitor();
	hold.choose( NINE );
	await pass( PAUSE );
	for ( let moment = 0; moment < 2 * RENEWALS; moment++ ) {
		hold.recordActivity();
		await pass( LIFE / 2 );
	}
	expect( server.asked ).toHaveLength( 1 + RENEWALS );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	// The notice does not disappear in between.
	expect( seen.kept.indexOf( 0, 1 ) ).toBe( seen.kept.length - 1 );
} );

test( 'the hold of an inactive visitor expires, and the next keystroke requests the time again', async () => {
	const { hold, server, seen } = visitor();
	hold.choose( NINE );
	await pass( PAUSE );
	await pass( LIFE );
	expect( server.asked ).toHaveLength( 1 );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	expect( hold.starts() ).toEqual( [] );
	hold.recordActivity();
	await pass( 0 );
	expect( server.asked ).toHaveLength( 2 );
	server.answer = () => ( { taken: [ 'Taken' ] } );
	await pass( LIFE );
	hold.recordActivity();
	await pass( 0 );
	expect( seen.taken ).toHaveLength( 1 );
} );

test( 'the next keystroke renews the hold if the visitor was inactive when the renewal was due', async () => {
	const { hold, server, seen } = visitor();
	hold.choose( NINE );
	await pass( PAUSE );
	await pass( LIFE - AHEAD / 2 );
	expect( server.asked ).toHaveLength( 1 );
	hold.recordActivity();
	await pass( 0 );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'a visitor who leaves the page releases the hold, and requests the time again on return', async () => {
	const { hold, server, seen } = visitor();
	expect( hold.release() ).toBe( '' );
	hold.choose( NINE );
	await pass( PAUSE );
	const secret = hold.secret();
	expect( hold.release() ).toBe( secret );
	expect( hold.starts() ).toEqual( [] );
	hold.recordActivity();
	await pass( 5 * LIFE );
	expect( server.asked ).toHaveLength( 1 );
	hold.restore();
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	await pass( 0 );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
	expect( [ ...server.secrets ] ).toEqual( [ secret ] );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'a hold that the server does not extend is requested again only when it ends', async () => {
	const end = Date.now() + LIFE;
	const { hold, server, seen } = visitor( () => ( { until: end } ) );
	hold.choose( NINE );
	await pass( PAUSE );
	hold.recordActivity();
	await pass( LIFE - AHEAD );
	expect( server.asked ).toHaveLength( 2 );
	hold.recordActivity();
	await pass( AHEAD - 2 * PAUSE );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( end );
	await pass( 2 * PAUSE );
	expect( server.asked ).toHaveLength( 3 );
} );

test( 'a time counts as held if its request fails, and the request is soon repeated', async () => {
	const { hold, server, seen } = visitor( () => Promise.reject( new Error( 'No network' ) ) );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( hold.starts() ).toEqual( [ NINE ] );
	expect( seen ).toEqual( { kept: [ 0 ], taken: [] } );
	server.answer = () => ( { until: Date.now() + LIFE } );
	hold.recordActivity();
	await pass( AHEAD );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'a time does not count as held if the server does not hold it', async () => {
	const { hold } = visitor( () => 'not held' );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( hold.starts() ).toEqual( [] );
	expect( hold.secret() ).not.toBe( '' );
} );

test( 'a time that is lost on submission no longer counts as held', async () => {
	const { hold } = visitor( () => null );
	hold.choose( NINE );
	await pass( PAUSE );
	hold.drop();
	expect( hold.starts() ).toEqual( [] );
} );

test( 'a form uses a new secret after a reset and ignores late responses', async () => {
	let answer: ( given: HoldResult ) => void = () => {};
	const { hold, server, seen } = visitor( () => new Promise( ( done ) => ( answer = done ) ) );
	hold.choose( NINE );
	await pass( PAUSE );
	const before = hold.secret();
	hold.reset();
	expect( hold.secret() ).toBe( '' );
	answer( { taken: [ 'Taken' ] } );
	await pass( LIFE );
	expect( seen.taken ).toEqual( [] );
	hold.choose( NINE );
	await pass( PAUSE );
	expect( hold.secret() ).not.toBe( before );
	expect( server.asked ).toHaveLength( 2 );
} );

test( 'a time held by a link is not requested before the hold ends, and another time uses another secret', async () => {
	const given = { start: NINE, until: Date.now() + 10 * LIFE, secret: 'of the link' };
	const { hold, server, seen } = visitor( undefined, given );
	expect( hold.starts() ).toEqual( [ NINE ] );
	hold.choose( NINE );
	await pass( 5 * LIFE );
	expect( [ server.asked, hold.secret(), seen.kept.at( -1 ) ] ).toEqual( [ [], 'of the link', given.until ] );
	hold.choose( TEN );
	await pass( PAUSE );
	expect( [ server.asked, hold.secret() ] ).toEqual( [ [ TEN ], 'secret 1' ] );
	expect( hold.starts() ).toEqual( [ TEN, NINE ] );
	hold.choose( NINE );
	expect( hold.secret() ).toBe( 'of the link' );
	await pass( 6 * LIFE );
	expect( server.asked.at( -1 ) ).toBe( NINE );
	expect( hold.release() ).toBe( 'secret 1' );
} );

test( 'a time held by a link is still held when the visitor returns to the page', async () => {
	const given = { start: NINE, until: Date.now() + 10 * LIFE, secret: 'of the link' };
	const { hold, server, seen } = visitor( undefined, given );
	hold.choose( NINE );
	await pass( PAUSE );
	hold.release();
	hold.restore();
	expect( [ server.asked, seen.kept.at( -1 ) ] ).toEqual( [ [], given.until ] );
} );
