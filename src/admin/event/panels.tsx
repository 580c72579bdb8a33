import type { ReactNode } from 'react';
import { AfterSection } from './AfterSection';
import { AppointmentSection } from './AppointmentSection';
import { NUMBERS, type Errors } from './draft';
import { HostsSection } from './HostsSection';
import { PlaceSection } from './PlaceSection';
import type { EditedEvent } from './useEvent';
import { WaitingSection } from './WaitingSection';

interface Panel {
	name: string;
	/** What it holds, as errors name it. */
	fields: readonly string[];
	show( event: EditedEvent, errors: Errors ): ReactNode;
}

/** The groups of settings that stand in the sidebar; hours and days off are in the canvas. */
export const PANELS: readonly Panel[] = [
	{
		name: 'appointment',
		fields: NUMBERS,
		show: ( { server, draft, change }, errors ) => (
			<AppointmentSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
		),
	},
	{
		name: 'place',
		fields: [ 'place' ],
		show: ( { draft, change }, errors ) => (
			<PlaceSection
				place={ draft.place }
				error={ errors.place ?? '' }
				onChange={ ( place ) => change( { place } ) }
			/>
		),
	},
	{
		name: 'hosts',
		fields: [ 'hosts', 'hostChoice', 'hostMails' ],
		show: ( { server, draft, change }, errors ) => (
			<HostsSection server={ server } draft={ draft } error={ errors.hosts ?? '' } onChange={ change } />
		),
	},
	{
		name: 'after',
		fields: [ 'moveUntil', 'cancelUntil', 'reminders' ],
		show: ( { draft, change }, errors ) => (
			<AfterSection after={ draft.after } errors={ errors } onChange={ ( after ) => change( { after } ) } />
		),
	},
	{
		name: 'waiting',
		fields: [ 'waiting', 'waitingHold', 'waitingMost' ],
		show: ( { draft, change }, errors ) => (
			<WaitingSection
				waiting={ draft.waiting }
				errors={ errors }
				onChange={ ( waiting ) => change( { waiting } ) }
			/>
		),
	},
];

/** The panel of a setting; undefined for what stands in the canvas. */
export const panelOf = ( path: string ): string | undefined =>
	PANELS.find( ( { fields } ) => fields.includes( path.split( '.' )[ 0 ] ?? '' ) )?.name;
