import { AHEAD, LONG_PAUSE, PAUSE, RENEWALS, createHold, type HoldAnswer } from '../../../src/booking/hold';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
/** So long the server keeps a time. */
const LIFE = 60_000;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** A visitor's hold, with a server that keeps what it is asked for until a test says otherwise. */
function visitor(
	first: () => HoldAnswer | Promise< HoldAnswer > = () => ( { until: Date.now() + LIFE } ),
	given?: { start: string; until: number; secret: string }
) {
	const server = { answer: first, asked: [] as string[], secrets: new Set< string >() };
	const seen = { kept: [] as number[], taken: [] as string[][] };
	let secrets = 0;
	const hold = createHold( {
		ask: async ( start, secret ) => {
			server.asked.push( start );
			server.secrets.add( secret );
			return server.answer();
		},
		now: () => Date.now(),
		secret: () => `secret ${ ++secrets }`,
		given,
		onKept: ( until ) => seen.kept.push( until ),
		onTaken: ( errors ) => seen.taken.push( errors ),
	} );
	return { hold, server, seen };
}

const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

test( 'ten choices in a row are one question, about the last', async () => {
	const { hold, server } = visitor();
	for ( let hour = 10; hour < 20; hour++ ) {
		hold.want( `2026-12-01T${ hour }:00:00Z` );
		await pass( PAUSE - 1 );
	}
	expect( server.asked ).toEqual( [] );
	await pass( 1 );
	expect( server.asked ).toEqual( [ '2026-12-01T19:00:00Z' ] );
} );

test( 'times that arrows pass over are not asked for, though a screen reader reads each of them out', async () => {
	const { hold, server } = visitor();
	for ( const start of [ NINE, TEN, NINE ] ) {
		hold.want( start, true );
		await pass( LONG_PAUSE - 1 );
	}
	expect( server.asked ).toEqual( [] );
	await pass( 1 );
	expect( server.asked ).toEqual( [ NINE ] );
} );

test( 'another choice goes under the same secret, and the same one again asks nothing', async () => {
	const { hold, server, seen } = visitor();
	expect( hold.secret() ).toBe( '' );
	hold.want( NINE );
	await pass( PAUSE );
	hold.want( NINE );
	hold.want( TEN );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, TEN ] );
	expect( [ ...server.secrets ] ).toEqual( [ hold.secret() ] );
	expect( hold.own() ).toEqual( [ TEN ] );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'there and back within the pause is still kept', async () => {
	const { hold, server, seen } = visitor();
	hold.want( NINE );
	await pass( PAUSE );
	const until = seen.kept.at( -1 );
	hold.want( TEN );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	hold.want( NINE );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	expect( seen.kept.at( -1 ) ).toBe( until );
	hold.touch();
	await pass( LIFE - AHEAD - 2 * PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
} );

test( 'a choice that comes while another is asked for is asked for next, and only then', async () => {
	let answer: ( given: HoldAnswer ) => void = () => {};
	const { hold, server, seen } = visitor( () => new Promise( ( done ) => ( answer = done ) ) );
	hold.want( NINE );
	await pass( PAUSE );
	hold.want( TEN );
	await pass( 4 * PAUSE );
	expect( server.asked ).toEqual( [ NINE ] );
	answer( { taken: [ 'Taken' ] } );
	await pass( 0 );
	expect( server.asked ).toEqual( [ NINE, TEN ] );
	answer( { until: Date.now() + LIFE } );
	await pass( 0 );
	// Nobody waits for the first any more.
	expect( seen.taken ).toEqual( [] );
	expect( hold.own() ).toEqual( [ TEN ] );
} );

test( 'a time that somebody else has is told, and is wanted no longer', async () => {
	const { hold, server, seen } = visitor( () => ( { taken: [ 'Taken' ] } ) );
	hold.want( NINE );
	await pass( PAUSE );
	expect( seen.taken ).toEqual( [ [ 'Taken' ] ] );
	expect( hold.own() ).toEqual( [] );
	hold.want( NINE );
	await pass( PAUSE );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
} );

test( 'who goes on writing keeps the time, for a bounded number of renewals', async () => {
	const { hold, server, seen } = visitor();
	hold.want( NINE );
	await pass( PAUSE );
	for ( let moment = 0; moment < 2 * RENEWALS; moment++ ) {
		hold.touch();
		await pass( LIFE / 2 );
	}
	expect( server.asked ).toHaveLength( 1 + RENEWALS );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	// Quietly: the words never go in between.
	expect( seen.kept.indexOf( 0, 1 ) ).toBe( seen.kept.length - 1 );
} );

test( 'who is away lets go at the end, and the next key asks again', async () => {
	const { hold, server, seen } = visitor();
	hold.want( NINE );
	await pass( PAUSE );
	await pass( LIFE );
	expect( server.asked ).toHaveLength( 1 );
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	expect( hold.own() ).toEqual( [] );
	hold.touch();
	await pass( 0 );
	expect( server.asked ).toHaveLength( 2 );
	server.answer = () => ( { taken: [ 'Taken' ] } );
	await pass( LIFE );
	hold.touch();
	await pass( 0 );
	expect( seen.taken ).toHaveLength( 1 );
} );

test( 'who was away when it was to be asked for again keeps it with the next key', async () => {
	const { hold, server, seen } = visitor();
	hold.want( NINE );
	await pass( PAUSE );
	await pass( LIFE - AHEAD / 2 );
	expect( server.asked ).toHaveLength( 1 );
	hold.touch();
	await pass( 0 );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'who leaves the page lets go at once, and asks again when it is there again', async () => {
	const { hold, server, seen } = visitor();
	expect( hold.leave() ).toBe( '' );
	hold.want( NINE );
	await pass( PAUSE );
	const secret = hold.secret();
	expect( hold.leave() ).toBe( secret );
	expect( hold.own() ).toEqual( [] );
	hold.touch();
	await pass( 5 * LIFE );
	expect( server.asked ).toHaveLength( 1 );
	hold.comeBack();
	expect( seen.kept.at( -1 ) ).toBe( 0 );
	await pass( 0 );
	expect( server.asked ).toEqual( [ NINE, NINE ] );
	expect( [ ...server.secrets ] ).toEqual( [ secret ] );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'a server that keeps it no longer is not asked again before the end', async () => {
	const end = Date.now() + LIFE;
	const { hold, server, seen } = visitor( () => ( { until: end } ) );
	hold.want( NINE );
	await pass( PAUSE );
	hold.touch();
	await pass( LIFE - AHEAD );
	expect( server.asked ).toHaveLength( 2 );
	hold.touch();
	await pass( AHEAD - 2 * PAUSE );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( end );
} );

test( 'without an answer the time may be ours, and it is asked for again soon', async () => {
	const { hold, server, seen } = visitor( () => Promise.reject( new Error( 'No network' ) ) );
	hold.want( NINE );
	await pass( PAUSE );
	expect( hold.own() ).toEqual( [ NINE ] );
	expect( seen ).toEqual( { kept: [ 0 ], taken: [] } );
	server.answer = () => ( { until: Date.now() + LIFE } );
	hold.touch();
	await pass( AHEAD );
	expect( server.asked ).toHaveLength( 2 );
	expect( seen.kept.at( -1 ) ).toBe( Date.now() + LIFE );
} );

test( 'what the server does not keep is nobody’s', async () => {
	const { hold } = visitor( () => 'not kept' );
	hold.want( NINE );
	await pass( PAUSE );
	expect( hold.own() ).toEqual( [] );
	expect( hold.secret() ).not.toBe( '' );
} );

test( 'a time that a submission lost is ours no longer', async () => {
	const { hold } = visitor( () => null );
	hold.want( NINE );
	await pass( PAUSE );
	hold.lose();
	expect( hold.own() ).toEqual( [] );
} );

test( 'a form that starts again has a secret of its own, and late answers are nobody’s', async () => {
	let answer: ( given: HoldAnswer ) => void = () => {};
	const { hold, server, seen } = visitor( () => new Promise( ( done ) => ( answer = done ) ) );
	hold.want( NINE );
	await pass( PAUSE );
	const before = hold.secret();
	hold.forget();
	expect( hold.secret() ).toBe( '' );
	answer( { taken: [ 'Taken' ] } );
	await pass( LIFE );
	expect( seen.taken ).toEqual( [] );
	hold.want( NINE );
	await pass( PAUSE );
	expect( hold.secret() ).not.toBe( before );
	expect( server.asked ).toHaveLength( 2 );
} );

test( 'a time that was kept by a link is not asked for until its end, and another one goes under another secret', async () => {
	const given = { start: NINE, until: Date.now() + 10 * LIFE, secret: 'of the link' };
	const { hold, server, seen } = visitor( undefined, given );
	expect( hold.own() ).toEqual( [ NINE ] );
	hold.want( NINE );
	await pass( 5 * LIFE );
	expect( [ server.asked, hold.secret(), seen.kept.at( -1 ) ] ).toEqual( [ [], 'of the link', given.until ] );
	hold.want( TEN );
	await pass( PAUSE );
	expect( [ server.asked, hold.secret() ] ).toEqual( [ [ TEN ], 'secret 1' ] );
	expect( hold.own() ).toEqual( [ TEN, NINE ] );
	hold.want( NINE );
	expect( hold.secret() ).toBe( 'of the link' );
	await pass( 6 * LIFE );
	expect( server.asked.at( -1 ) ).toBe( NINE );
	expect( hold.leave() ).toBe( 'secret 1' );
} );
