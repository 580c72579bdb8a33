import { createDebounce } from '../../../src/form/debounce';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

test( 'a debounced task runs once, 300 ms after the last call', () => {
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

test( 'calls for one field do not delay the task for another field', () => {
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
