import { createDebounce } from '../../../src/form/debounce';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

test( 'runs once, 300 ms after the last call', () => {
	const task = jest.fn();
	const ask = createDebounce( task );
	ask( 'email' );
	jest.advanceTimersByTime( 299 );
	ask( 'email' );
	jest.advanceTimersByTime( 299 );
	expect( task ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( task.mock.calls ).toEqual( [ [ 'email' ] ] );
} );

test( 'one field does not put another one off', () => {
	const task = jest.fn();
	const ask = createDebounce( task );
	ask( 'email' );
	jest.advanceTimersByTime( 200 );
	ask( 'phone' );
	jest.advanceTimersByTime( 100 );
	expect( task.mock.calls ).toEqual( [ [ 'email' ] ] );
	jest.advanceTimersByTime( 200 );
	expect( task.mock.calls ).toEqual( [ [ 'email' ], [ 'phone' ] ] );
} );
