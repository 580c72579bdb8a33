import { draftOf, errorsOf, readDraft, settingsOf, type Draft, type FromServer } from '../../../src/admin/event/draft';
import { draftMemory, stillRefused } from '../../../src/admin/event/memory';
import type { Event } from '../../../src/contracts/event';

const MORNING = [ { start: '09:00', end: '12:00' } ];
const STORED: Required< Event > = {
	duration: 30,
	capacity: 1,
	notice: 120,
	horizon: 60,
	timezone: '',
	hours: { monday: MORNING, sunday: [] },
	step: 0,
	bufferBefore: 0,
	bufferAfter: 0,
	dayLimit: 0,
	hostChoice: 'turns',
	hostMails: [ 'booked' ],
	moveUntil: 2,
	cancelUntil: 24,
	reminders: [ 1440, 30 ],
	overrides: [],
	hosts: [ 7 ],
	place: { kind: 'phone', text: '+49 30 901820' },
	waiting: true,
	waitingHold: 60,
	waitingMost: 5,
};
const LIMITS: FromServer[ 'limits' ] = {
	duration: [ 5, 720 ],
	capacity: [ 1, 500 ],
	notice: [ 0, 43_200 ],
	horizon: [ 1, 730 ],
	step: [ 0, 720 ],
	bufferBefore: [ 0, 480 ],
	bufferAfter: [ 0, 480 ],
	dayLimit: [ 0, 1000 ],
	moveUntil: [ 0, 720 ],
	cancelUntil: [ 0, 720 ],
	waitingHold: [ 15, 2880 ],
	waitingMost: [ 1, 200 ],
};
const DRAFT = draftOf( STORED );
const typed = ( changes: Partial< Draft[ 'numbers' ] > ): Draft => ( {
	...DRAFT,
	numbers: { ...DRAFT.numbers, ...changes },
} );

test( 'stored settings of an appointment type stay the same when its screen reads and saves them', () => {
	expect( errorsOf( DRAFT, LIMITS ) ).toEqual( {} );
	const { hours, ...rest } = settingsOf( DRAFT );
	const { hours: stored, ...others } = STORED;
	expect( stored ).toBeDefined();
	expect( rest ).toEqual( others );
	expect( [ hours?.monday, hours?.tuesday, hours?.sunday ] ).toEqual( [ MORNING, [], [] ] );
} );

test.each( [ '', ' ', '4', '721', '30.5', '-30', '1e2', 'thirty', '0x20', '9'.repeat( 30 ) ] )(
	'an appointment length of "%s" shows an error',
	( duration ) => {
		expect( errorsOf( typed( { duration } ), LIMITS ) ).toEqual( {
			duration: 'Enter a duration from 5 minutes to 12 hours.',
		} );
	}
);

test( 'numbers at their limits are valid and stored unchanged', () => {
	const draft = typed( { duration: ' 5 ', capacity: '500', notice: '0', horizon: '730' } );
	expect( errorsOf( draft, LIMITS ) ).toEqual( {} );
	expect( settingsOf( draft ) ).toMatchObject( { duration: 5, capacity: 500, notice: 0, horizon: 730 } );
} );

test( 'invalid values are sent to the server and shown again as they were typed', () => {
	const wrong: Draft = {
		...typed( { duration: '3x', notice: '', moveUntil: '-1', cancelUntil: '2' } ),
		reminders: [ 'soon', '60' ],
	};
	expect( settingsOf( wrong ) ).toMatchObject( {
		duration: '3x',
		notice: '',
		moveUntil: '-1',
		cancelUntil: 2,
		reminders: [ 'soon', 60 ],
	} );
	expect( draftOf( settingsOf( wrong ) as Required< Event > ) ).toEqual( wrong );
} );

test( 'a newly opened day stays open without times, and a closed day still shows its times', () => {
	const memory = draftMemory();
	const first = memory.draftOf( STORED );
	const open = { ...first, hours: { ...first.hours, sunday: { isOn: true, spans: [] } } };
	expect( memory.settingsOf( open ).hours?.sunday ).toEqual( [] );
	// WordPress discards an edit that equals the stored value.
	expect( memory.draftOf( { ...STORED } ).hours.sunday ).toEqual( { isOn: true, spans: [] } );
	const off = { ...open, hours: { ...open.hours, monday: { isOn: false, spans: MORNING } } };
	const settings = memory.settingsOf( off );
	expect( settings.hours?.monday ).toEqual( [] );
	expect( memory.draftOf( { ...settings, capacity: 5 } ).hours.monday ).toEqual( { isOn: false, spans: MORNING } );
	expect( memory.draftOf( STORED ).hours.monday ).toEqual( { isOn: true, spans: MORNING } );
} );

test( 'a server error is shown until its value changes', () => {
	const refused = { name: 'A name', 'hours.monday.0': 'A time', duration: 'A number' };
	const sent = { name: '', settings: STORED };
	expect( stillRefused( refused, sent, sent ) ).toEqual( refused );
	expect( stillRefused( refused, sent, { name: 'Tea', settings: { ...STORED, hours: {} } } ) ).toEqual( {
		duration: 'A number',
	} );
} );

test( 'readable hours are normalized, and unreadable hours show an error at their position', () => {
	const monday = {
		isOn: true,
		spans: [
			{ start: '9–12, 13–17', end: '' },
			{ start: '18', end: '25' },
		],
	};
	const draft = readDraft( { ...DRAFT, hours: { ...DRAFT.hours, monday } } );
	expect( draft.hours.monday.spans ).toEqual( [
		{ start: '09:00', end: '12:00' },
		{ start: '13:00', end: '17:00' },
		{ start: '18:00', end: '25' },
	] );
	expect( Object.keys( errorsOf( draft, LIMITS ) ) ).toEqual( [ 'hours.monday.2' ] );
} );

test( 'a time range typed into the start field is valid at once and saved as two times', () => {
	const monday = { isOn: true, spans: [ { start: '9–12', end: '17:00' } ] };
	const draft = { ...DRAFT, hours: { ...DRAFT.hours, monday } };
	expect( errorsOf( draft, LIMITS ) ).toEqual( {} );
	expect( settingsOf( draft ).hours?.monday ).toEqual( MORNING );
} );

test( 'an empty new day off is ignored, but a named day off without a date shows an error', () => {
	const added = { from: '', to: '', yearly: false, name: '', isOn: false, spans: [] };
	const draft = { ...DRAFT, daysOff: [ added ] };
	expect( errorsOf( draft, LIMITS ) ).toEqual( {} );
	expect( settingsOf( draft ).overrides ).toEqual( [] );
	const named = { ...DRAFT, daysOff: [ { ...added, name: 'Easter' } ] };
	expect( Object.keys( errorsOf( named, LIMITS ) ) ).toEqual( [ 'overrides.0.from' ] );
} );

test( 'a closed day is stored without times, even if its times are invalid', () => {
	const draft = { ...DRAFT, hours: { ...DRAFT.hours, monday: { isOn: false, spans: [ { start: 'x', end: '' } ] } } };
	expect( errorsOf( draft, LIMITS ) ).toEqual( {} );
	expect( settingsOf( draft ).hours?.monday ).toEqual( [] );
} );

test.each( [ 'soon', '', '0', '14', '43201', '1.5' ] )( 'a reminder of "%s" minutes shows an error', ( wrong ) => {
	const errors = errorsOf( { ...DRAFT, reminders: [ '60', wrong ] }, LIMITS );
	expect( errors ).toEqual( { 'reminders.1': 'Enter a duration from 15 minutes to 30 days.' } );
} );

test( 'duplicate reminders are stored once, and all reminders can be removed', () => {
	const settings = ( reminders: string[] ) => settingsOf( { ...DRAFT, reminders } ).reminders;
	expect( settings( [ '2880', '30', '2880' ] ) ).toEqual( [ 2880, 30 ] );
	expect( settings( [] ) ).toEqual( [] );
	expect( errorsOf( typed( { moveUntil: '-1' } ), LIMITS ) ).toEqual( {
		moveUntil: 'Enter a duration from 0 hours to 30 days.',
	} );
} );

test( 'days off are normalized, and invalid days off show errors at their position', () => {
	const day = {
		from: '2026-12-24',
		to: '',
		yearly: true,
		name: 'Eve',
		isOn: true,
		spans: [ { start: '9', end: '12' } ],
	};
	const draft = readDraft( { ...DRAFT, daysOff: [ day ] } );
	expect( errorsOf( draft, LIMITS ) ).toEqual( {} );
	expect( settingsOf( draft ).overrides ).toEqual( [
		{
			from: '2026-12-24',
			to: '2026-12-24',
			yearly: true,
			name: 'Eve',
			hours: [ { start: '09:00', end: '12:00' } ],
		},
	] );
	const wrong = [
		{ ...day, from: '2026-02-30' },
		{ ...day, to: '2026-12-01' },
		{ ...day, spans: [ { start: 'x', end: '1' } ] },
	];
	expect( Object.keys( errorsOf( { ...DRAFT, daysOff: wrong }, LIMITS ) ) ).toEqual( [
		'overrides.0.from',
		'overrides.1.to',
		'overrides.2.hours.0',
	] );
} );

test( 'a video call location without a text shows an error', () => {
	const draft: Draft = { ...DRAFT, place: { kind: 'video', text: ' ' } };
	expect( Object.keys( errorsOf( draft, LIMITS ) ) ).toEqual( [ 'place' ] );
} );
