import { createStore } from '../../../src/form/store';

test( 'a new store has the errors from the server and no request in progress', () => {
	const errors = { email: [ 'This field is required' ] };
	expect( createStore( errors ).get() ).toEqual( {
		errors,
		sentAt: '',
		isUnreached: false,
		...{ busy: false, isSending: false, problems: 0, isValidated: true },
		hidden: new Set(),
		cleared: {},
		chosen: '',
		resets: 0,
		refreshes: 0,
	} );
} );

test( 'a change notifies all listeners, keeps other values and leaves earlier snapshots unchanged', () => {
	const store = createStore( {} );
	const before = store.get();
	const seen: boolean[] = [];
	store.subscribe( () => seen.push( store.get().busy ) );
	const leave = store.subscribe( () => seen.push( store.get().busy ) );
	store.set( { busy: true } );
	leave();
	store.set( { chosen: 'Monday' } );
	expect( seen ).toEqual( [ true, true, true ] );
	expect( store.get() ).toEqual( { ...before, busy: true, chosen: 'Monday' } );
	expect( before.busy ).toBe( false );
} );

test( 'the snapshot is the same object until something changes, as useSyncExternalStore requires', () => {
	const store = createStore( {} );
	expect( store.get() ).toBe( store.get() );
} );

test( 'a change without effect notifies no listener', () => {
	const store = createStore( {} );
	store.set( { chosen: 'Monday' } );
	const before = store.get();
	const listener = jest.fn();
	store.subscribe( listener );
	store.set( { chosen: 'Monday', busy: false } );
	expect( listener ).not.toHaveBeenCalled();
	expect( store.get() ).toBe( before );
} );
