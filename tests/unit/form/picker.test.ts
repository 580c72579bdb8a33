import {
	firstState,
	reducePicker,
	type PickerAction,
	type PickerState,
} from '../../../blocks/field-appointment/picker';
import { groupByDay } from '../../../src/booking/days';
import { fieldOf } from './field';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
const NEXT = '2027-01-04T09:00:00Z';
const OPEN = { type: 'open', first: { month: '2026-12', skip: 3 } } as const;
const words = { chosen: '%1$s, %2$s, %3$s time', noTimesMonth: 'none', timesFailed: 'failed', timeGone: 'gone' };

const first = (): PickerState => ( {
	...firstState( { field: fieldOf( { type: 'appointment' } ), words, values: {}, errors: {}, locale: 'en-GB' } ),
	timezone: 'UTC',
	month: '2026-12',
} );
const after = ( ...actions: PickerAction[] ) => actions.reduce( reducePicker, first() );
const answer = ( ...starts: string[] ): PickerAction => ( {
	type: 'answer',
	days: groupByDay( starts, 'UTC', 'en-GB' ),
} );
const timesOf = ( { days }: PickerState ) => days.flatMap( ( { times } ) => times.map( ( { start } ) => start ) );

test( 'months with nothing free are skipped when it opens, a bounded number of them', () => {
	let state = after( OPEN );
	const months: ( string | undefined )[] = [];
	for ( let month = 0; month < 5; month++ ) {
		months.push( state.busy ? state.request?.month : undefined );
		state = reducePicker( state, answer() );
	}
	expect( months ).toEqual( [ '2026-12', '2027-01', '2027-02', '2027-03', undefined ] );
	expect( state ).toMatchObject( { month: '2027-03', note: 'none', day: '' } );
} );

test( 'a choice is told in words, and again when the times come again', () => {
	const chosen = after( OPEN, answer( NINE, TEN ), { type: 'choose', start: TEN } );
	expect( chosen.choice ).toEqual( { start: TEN, words: 'Tuesday 1 December 2026, 10:00, UTC time' } );
	const again = reducePicker( reducePicker( chosen, { type: 'turn', month: '2026-12' } ), answer( TEN ) );
	expect( again ).toMatchObject( { chosen: TEN, choice: chosen.choice, note: '', busy: false } );
} );

test( 'a chosen time that is gone from its month is said to be gone, and from another month it is not', () => {
	const chosen = after(
		OPEN,
		answer( NINE, TEN ),
		{ type: 'choose', start: TEN },
		{ type: 'turn', month: '2027-01' },
		answer( NEXT )
	);
	expect( chosen ).toMatchObject( { chosen: TEN, note: '' } );
	const back = [ { type: 'turn', month: '2026-12' } as const, answer( NINE ) ].reduce( reducePicker, chosen );
	expect( back ).toMatchObject( { chosen: '', choice: { start: '', words: '' }, note: 'gone' } );
} );

test( 'a time that somebody else has is chosen no longer, whatever month is shown, and that is said at once', () => {
	const lost = after(
		OPEN,
		answer( NINE, TEN ),
		{ type: 'choose', start: TEN },
		{ type: 'turn', month: '2027-01' },
		answer( NEXT ),
		{ type: 'lost' }
	);
	expect( lost ).toMatchObject( {
		chosen: '',
		choice: { start: '' },
		note: 'gone',
		busy: true,
		request: { month: '2027-01' },
	} );
	expect( reducePicker( lost, answer( NEXT ) ) ).toMatchObject( { note: 'gone', busy: false } );
	expect( reducePicker( lost, { type: 'choose', start: NEXT } ).note ).toBe( '' );
} );

test( 'times that do not come leave those of the month that is shown', () => {
	const shown = after( OPEN, answer( NINE ) );
	const same = [ { type: 'turn', month: '2026-12' } as const, { type: 'answer', days: null } as const ].reduce(
		reducePicker,
		shown
	);
	expect( [ timesOf( same ), same.note, same.busy ] ).toEqual( [ [ NINE ], 'failed', false ] );
	const other = [ { type: 'turn', month: '2027-01' } as const, { type: 'answer', days: null } as const ].reduce(
		reducePicker,
		shown
	);
	expect( [ timesOf( other ), other.month ] ).toEqual( [ [], '2027-01' ] );
} );

test( 'a form that starts again has nothing chosen and asks again', () => {
	const state = after( OPEN, answer( NINE ), { type: 'choose', start: NINE }, { type: 'reset', first: OPEN.first } );
	expect( state ).toMatchObject( { chosen: '', choice: { start: '', words: '' }, request: OPEN.first, busy: true } );
} );

test( 'where nothing can be booked nothing is asked', () => {
	expect( after( { type: 'open', first: null } ) ).toMatchObject( { request: null, busy: false } );
} );
