import type { PickerState } from '../../../blocks/fields/appointment/model';
import { firstState, reducePicker, type PickerAction } from '../../../blocks/fields/appointment/picker';
import { spoken } from '../../../blocks/fields/appointment/clocks';
import { groupByDay } from '../../../src/booking/days';
import { fieldOf } from './field';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
const ELEVEN = '2026-12-01T11:00:00Z';
const NEXT = '2027-01-04T09:00:00Z';
const LATER = '2027-01-12T09:00:00Z';
const FEBRUARY = '2027-02-01T09:00:00Z';
const OPEN = { type: 'open', first: { month: '2026-12', jump: true } } as const;
const words = {
	chosen: '%1$s, %2$s, %3$s time',
	dayAndTime: '%1$s, %2$s',
	kept: 'kept',
	nextFree: 'Next available time',
	noTimes: 'none at all',
	noTimesMonth: 'none',
	timesFailed: 'failed',
	timesOffline: 'offline',
	timeGone: 'gone',
};

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

test( 'the calendar skips months without available times when it opens', () => {
	const asked = after( OPEN, { type: 'answer', days: [], next: NEXT } );
	expect( asked ).toMatchObject( { busy: true, request: { month: '2027-01' } } );
	expect( reducePicker( asked, answer( NEXT ) ) ).toMatchObject( { month: '2027-01', day: '2027-01-04', note: '' } );
	expect( after( OPEN, { type: 'answer', days: [] } ) ).toMatchObject( { busy: false, note: 'none at all' } );
} );

test( 'the calendar selects the day of the chosen time when its month is shown, and lists the next two months', () => {
	const second = '2026-12-02T09:00:00Z';
	const turned = after(
		OPEN,
		answer( NINE, second ),
		{ type: 'choose', start: second },
		{ type: 'turn', month: '2026-12' }
	);
	expect( turned.day ).toBe( '2026-12-02' );
	expect( Object.keys( turned.laterMonths ) ).toEqual( [ '2027-01-01', '2027-02-01' ] );
} );

test( 'the calendar stays in a month without available times when the time zone changes', () => {
	const empty = after( OPEN, { type: 'answer', days: [] }, { type: 'zone', timezone: 'Europe/Berlin' } );
	expect( empty ).toMatchObject( { month: '2026-12', day: '' } );
} );

test( 'the calendar names the next available time if a month has none', () => {
	const empty = after(
		OPEN,
		answer( NINE ),
		{ type: 'turn', month: '2027-01' },
		{ type: 'answer', days: [], next: FEBRUARY }
	);
	expect( empty ).toMatchObject( { month: '2027-01', day: '', note: 'none', busy: false } );
	expect( spoken( empty ).nextFree ).toBe( 'Next available time: Monday 1 February 2027, 09:00' );
	const shown = reducePicker( empty, { type: 'turn', month: '2027-02', toward: '2027-02-01' } );
	expect( spoken( shown ).nextFree ).toBe( '' );
} );

test( 'the calendar shows another month at once, and an earlier month again without a request', () => {
	const turned = after( OPEN, answer( NINE ), { type: 'turn', month: '2027-01' } );
	expect( turned ).toMatchObject( { month: '2027-01', monthLabel: 'January 2027', days: [], day: '', busy: true } );
	const back = reducePicker( reducePicker( turned, answer( NEXT ) ), { type: 'turn', month: '2026-12' } );
	expect( [ timesOf( back ), back.day ] ).toEqual( [ [ NINE ], '2026-12-01' ] );
} );

test( 'a key that leads to another month selects the available day nearest to the requested date', () => {
	const toward = ( date: string ) =>
		after( OPEN, answer( NINE ), { type: 'turn', month: '2027-01', toward: date }, answer( NEXT, LATER ) ).day;
	expect( [ '2027-01-01', '2027-01-05', '2027-01-31' ].map( toward ) ).toEqual( [
		'2027-01-04',
		'2027-01-12',
		'2027-01-12',
	] );
} );

test( 'times near a lost time are offered until the visitor chooses another time', () => {
	const lost = after(
		OPEN,
		answer( NINE, TEN ),
		{ type: 'choose', start: TEN },
		{ type: 'lost' },
		answer( NINE, ELEVEN )
	);
	expect( spoken( lost ).nearest ).toEqual( [
		{ start: NINE, label: '09:00' },
		{ start: ELEVEN, label: '11:00' },
	] );
	const other = [ { type: 'turn', month: '2027-01' } as const, answer( NEXT ) ].reduce( reducePicker, lost );
	expect( spoken( other ).nearest ).toEqual( [ { start: NEXT, label: 'Mon 4 Jan, 09:00' } ] );
	expect( spoken( reducePicker( lost, { type: 'choose', start: NINE } ) ).nearest ).toEqual( [] );
} );

test( 'the calendar shows a message while offline and can repeat its request', () => {
	const offline = after( OPEN, { type: 'answer', days: null, offline: true } );
	expect( offline ).toMatchObject( { failed: true, note: 'offline', busy: false } );
	expect( reducePicker( offline, { type: 'again' } ) ).toMatchObject( {
		failed: false,
		note: '',
		busy: true,
		request: { month: '2026-12', jump: true },
	} );
} );

test( 'a chosen time is described as text and stays chosen when its month is loaded again', () => {
	const chosen = after( OPEN, answer( NINE, TEN ), { type: 'choose', start: TEN } );
	expect( chosen.choice ).toEqual( { start: TEN, words: 'Tuesday 1 December 2026, 10:00, UTC time' } );
	const again = reducePicker( reducePicker( chosen, { type: 'turn', month: '2026-12' } ), answer( TEN ) );
	expect( again ).toMatchObject( { chosen: TEN, choice: chosen.choice, note: '', busy: false } );
} );

test( 'a chosen time is reported as gone if its month no longer contains it, but not while another month is shown', () => {
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

test( 'a chosen time that another visitor books is deselected and reported at once, whatever month is shown', () => {
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

test( 'the times on screen stay after a failed request for the same month', () => {
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

test( 'the calendar has no chosen time after a reset and requests the times again', () => {
	const state = after( OPEN, answer( NINE ), { type: 'choose', start: NINE }, { type: 'reset', first: OPEN.first } );
	expect( state ).toMatchObject( { chosen: '', choice: { start: '', words: '' }, request: OPEN.first, busy: true } );
} );

test( 'a calendar without bookable times requests nothing', () => {
	expect( after( { type: 'open', first: null } ) ).toMatchObject( { request: null, busy: false } );
} );

test( 'visitors can select fully booked times for the waiting list, but not book them', () => {
	const days = groupByDay( [ NINE, TEN, '2026-12-02T09:00:00Z' ], 'UTC', 'en-GB', { [ NINE ]: 0, [ TEN ]: 0 } );
	const shown = after( OPEN, { type: 'answer', days } );
	expect( shown ).toMatchObject( { day: '2026-12-02', note: '' } );
	const waiting = reducePicker( reducePicker( shown, { type: 'day', day: '2026-12-01' } ), {
		type: 'wait',
		start: NINE,
	} );
	expect( waiting ).toMatchObject( { waiting: NINE, chosen: '', choice: null } );
	expect( reducePicker( waiting, { type: 'wait', start: NINE } ).waiting ).toBe( '' );
	expect( reducePicker( waiting, { type: 'choose', start: '2026-12-02T09:00:00Z' } ).waiting ).toBe( '' );
	// Full times stay full in another time zone.
	expect( reducePicker( waiting, { type: 'zone', timezone: 'Asia/Tokyo' } ).days[ 0 ]?.times[ 0 ]?.remaining ).toBe(
		0
	);
} );

test( 'the calendar skips a month with only fully booked times when it opens', () => {
	const days = groupByDay( [ NINE ], 'UTC', 'en-GB', { [ NINE ]: 0 } );
	expect( after( OPEN, { type: 'answer', days, next: NEXT } ).request ).toMatchObject( { month: '2027-01' } );
	expect( after( OPEN, { type: 'answer', days } ) ).toMatchObject( { day: '2026-12-01', note: 'none at all' } );
} );

test( 'a chosen time that has become fully booked is lost', () => {
	const days = groupByDay( [ NINE, TEN ], 'UTC', 'en-GB', { [ NINE ]: 0 } );
	const lost = after(
		OPEN,
		answer( NINE, TEN ),
		{ type: 'choose', start: NINE },
		{ type: 'turn', month: '2026-12' },
		{
			type: 'answer',
			days,
		}
	);
	expect( lost ).toMatchObject( { chosen: '', lost: NINE, note: 'gone' } );
	expect( spoken( lost ).nearest?.map( ( { start } ) => start ) ).toEqual( [ TEN ] );
} );

test( 'choosing another host clears the chosen time and requests the times again', () => {
	const chosen = after( OPEN, answer( NINE, TEN ), { type: 'choose', start: NINE } );
	const other = reducePicker( chosen, { type: 'host', host: 7 } );
	expect( other ).toMatchObject( { host: 7, chosen: '', lost: '', busy: true, days: [] } );
	expect( other.request ).toMatchObject( { month: '2026-12', jump: true } );
	expect( reducePicker( other, answer( TEN ) ) ).toMatchObject( { chosen: '', day: '2026-12-01', note: '' } );
} );

test( 'a lost time stays marked until the visitor chooses another time', () => {
	const lost = after(
		OPEN,
		answer( NINE, TEN ),
		{ type: 'kept', until: 1 },
		{ type: 'choose', start: TEN },
		{ type: 'lost' },
		answer( NINE, ELEVEN )
	);
	expect( lost ).toMatchObject( { chosen: '', note: 'gone' } );
	expect( spoken( lost ).gone ).toEqual( { start: TEN, date: '2026-12-01', label: '10:00' } );
	expect( spoken( reducePicker( lost, { type: 'choose', start: NINE } ) ).gone ).toBeUndefined();
} );

test( 'the calendar moves to the next or the first available times if the last time of a month was lost', () => {
	const lose = [ { type: 'choose', start: NEXT }, { type: 'lost' } ] as const;
	const inJanuary = after( OPEN, answer( NINE ), { type: 'turn', month: '2027-01' }, answer( NEXT ), ...lose );
	const later = reducePicker( inJanuary, { type: 'answer', days: [], next: FEBRUARY } );
	expect( later ).toMatchObject( { busy: true, request: { month: '2027-02' }, note: 'gone' } );
	const earlier = reducePicker( inJanuary, { type: 'answer', days: [] } );
	expect( earlier ).toMatchObject( { busy: true, request: { month: '2026-12' } } );
	expect( reducePicker( earlier, answer( NINE ) ) ).toMatchObject( { nothing: false, month: '2026-12' } );
	expect( reducePicker( earlier, { type: 'answer', days: [] } ) ).toMatchObject( { nothing: true, busy: false } );
} );

test( 'an alternative is offered only if no host has available times', () => {
	expect( after( OPEN, { type: 'answer', days: [] } ).nothing ).toBe( true );
	expect( after( OPEN, answer( NINE ) ).nothing ).toBe( false );
	expect(
		after( OPEN, answer( NINE ), { type: 'turn', month: '2027-01' }, { type: 'answer', days: [] } )
	).toMatchObject( {
		nothing: false,
	} );
	const ofOne = after( OPEN, answer( NINE ), { type: 'host', host: 7 }, { type: 'answer', days: [] } );
	expect( ofOne.nothing ).toBe( false );
} );

test( 'a message from the server stays if the calendar requests nothing', () => {
	const none = { ...first(), note: 'none at all', nothing: true };
	for ( const type of [ 'open', 'reset' ] as const ) {
		expect( reducePicker( none, { type, first: null } ) ).toEqual( none );
	}
} );
