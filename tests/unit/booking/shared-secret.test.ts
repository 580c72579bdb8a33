import { AHEAD, Hold, PAUSE } from '../../../src/booking/hold';
import { sharedSecret } from '../../../src/booking/shared-secret';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** Browser with tabs, and a server that holds one time per secret. */
function browser() {
	const stored = new Map< string, string >();
	const server = new Map< string, string >();
	const tabs: ( () => void )[] = [];
	let secrets = 0;
	const newTab = () => {
		const seen: number[] = [];
		const index = tabs.length;
		const storage = {
			getItem: ( key: string ) => stored.get( key ) ?? null,
			setItem: ( key: string, newValue: string ) => {
				stored.set( key, newValue );
				tabs.forEach( ( hear, at ) => at !== index && shared.isNews( { key, newValue } ) && hear() );
			},
		};
		const newSecret = () => String( ++secrets ).padStart( 32, '0' );
		const shared = sharedSecret( 5, () => storage, Date.now, newSecret );
		const hold = new Hold( {
			request: async ( start, secret ) => {
				shared.announce( secret );
				server.set( secret, start );
				return { until: Date.now() + 60_000 };
			},
			now: () => Date.now(),
			newSecret: shared.get,
			onHeld: ( until ) => seen.push( until ),
			onTaken: () => {},
		} );
		tabs.push( () => hold.pause() );
		return { hold, seen };
	};
	return { newTab, server, stored };
}

test( 'two tabs of a visitor share one hold, which follows the tab that was used last', async () => {
	const { newTab, server } = browser();
	const [ one, two ] = [ newTab(), newTab() ];
	one.hold.choose( NINE );
	await jest.advanceTimersByTimeAsync( PAUSE );
	two.hold.choose( TEN );
	await jest.advanceTimersByTimeAsync( PAUSE );
	expect( [ ...server.values() ] ).toEqual( [ TEN ] );
	expect( one.seen.at( -1 ) ).toBe( 0 );
	expect( one.hold.starts() ).toEqual( [] );
	// A closed tab must not release the hold of another tab.
	expect( one.hold.release() ).toBe( '' );
	one.hold.restore();
	await jest.advanceTimersByTimeAsync( AHEAD );
	one.hold.recordActivity();
	await jest.advanceTimersByTimeAsync( 0 );
	expect( [ ...server.values() ] ).toEqual( [ NINE ] );
	expect( two.seen.at( -1 ) ).toBe( 0 );
	two.hold.recordActivity();
	await jest.advanceTimersByTimeAsync( 0 );
	expect( [ ...server.values() ] ).toEqual( [ TEN ] );
} );

test( 'an expired or invalid secret is not shared, and a browser without storage uses a new one', () => {
	const { newTab, stored } = browser();
	newTab();
	const kept = { getItem: ( key: string ) => stored.get( key ) ?? null, setItem: () => {} };
	const get = ( storage: () => typeof kept | null = () => kept ) =>
		sharedSecret(
			5,
			storage,
			() => 10_000_000,
			() => 'new'
		).get();
	stored.set( 'vestibule-hold-5', `${ 'a'.repeat( 32 ) } 9999000` );
	expect( get() ).toBe( 'a'.repeat( 32 ) );
	stored.set( 'vestibule-hold-5', `${ 'a'.repeat( 32 ) } 1` );
	expect( get() ).toBe( 'new' );
	stored.set( 'vestibule-hold-5', 'else' );
	expect( get() ).toBe( 'new' );
	expect(
		get( () => {
			throw new Error( 'denied' );
		} )
	).toBe( 'new' );
} );
