import apiFetch from '@wordpress/api-fetch';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { Course } from '../../contracts/course';
import { faultsOf } from '../../courses/faults';
import { sessionsOf, type CourseDates, type Session } from '../../courses/schedule';
import { refusalsOf } from '../kit/server/refusals';
import { DEFAULTS, fromServer, type FromServer } from './server';
import { faultWords } from './words';

export const COURSE = { kind: 'postType', name: 'vestibule_course' } as const;

const META = 'vestibule_course';

interface Meta {
	vestibule_course?: Course;
}

/** Error messages by path, such as `series.0.to`. */
export type Errors = Readonly< Record< string, string > >;

export interface EditedCourse {
	server: FromServer;
	settings: Required< Course >;
	/** Time zone of the dates. */
	zone: string;
	sessions: readonly Session[];
	/** Errors that prevent saving. */
	wrong: Errors;
	/**
	 * Errors of the current settings. If they have not changed since the last save request, its errors are included.
	 */
	errors: Errors;
	change( changes: Partial< Course > ): void;
	/** Changes the schedule: series, single dates, skipped days and changes to dates. */
	changeDates( dates: CourseDates ): void;
}

/** Props of a group of settings. */
export interface PanelProps {
	course: EditedCourse;
}

const NOTHING = {};

/** Removes the meta key from the error paths that the server returned. */
const pathsOf = ( refused: Errors ): Errors =>
	Object.fromEntries(
		Object.entries( refused ).map( ( [ path, message ] ) => [ path.replace( `${ META }.`, '' ), message ] )
	);

const usePostId = () => useSelect( ( select ) => Number( select( editorStore ).getCurrentPostId() ?? 0 ), [] );

const zoneOf = ( course: Course, server: FromServer ): string => course.timezone || server.siteZone;

/** Returns the errors from the last save request until the settings are changed. */
function useRefused( id: number, settings: Course ): Errors {
	const error = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( COURSE.kind, COURSE.name, String( id ) ) as unknown,
		[ id ]
	);
	const [ sent, setSent ] = useState( { error, settings } );
	if ( sent.error !== error ) {
		setSent( { error, settings } );
	}
	return error && sent.settings === settings ? pathsOf( refusalsOf( error ) ) : NOTHING;
}

/**
 * Returns the course in the editor; null until its settings have loaded. They are part of the editor's own record, so
 * undo, saving and locks work as in WordPress.
 */
export function useCourse(): EditedCourse | null {
	const id = usePostId();
	const [ stored, setMeta ] = useEntityProp( COURSE.kind, COURSE.name, 'meta', String( id ) );
	const meta = ( stored as Meta | undefined ) ?? NOTHING;
	const own: Course = ( meta as Meta )[ META ] ?? NOTHING;
	const server = fromServer();
	const settings = useMemo( () => ( { ...DEFAULTS, ...own } ), [ own ] );
	const zone = server ? zoneOf( settings, server ) : 'UTC';
	const sessions = useMemo( () => sessionsOf( settings, zone ), [ settings, zone ] );
	const wrong = useMemo(
		() =>
			Object.fromEntries(
				Object.entries( faultsOf( settings, zone ) ).map( ( [ path, fault ] ) => [ path, faultWords( fault ) ] )
			),
		[ settings, zone ]
	);
	const refused = useRefused( id, own );
	const change = ( changes: Partial< Course > ) => setMeta( { ...meta, [ META ]: { ...settings, ...changes } } );
	return ! server || ! stored
		? null
		: {
				server,
				settings,
				zone,
				sessions,
				wrong,
				errors: { ...refused, ...wrong },
				change,
				changeDates: ( { series = [], dates = [], skip = [], changes = [] } ) =>
					change( { series, dates, skip, changes } ),
			};
}

/** Registrations of the stored course. */
export interface Registered {
	/** Number of taken spots by the key of the date. */
	taken: Readonly< Record< string, number > >;
	/** Stored dates that are planned to take place. */
	planned: readonly Session[];
}

interface TakenAnswer {
	dates: { key: string; taken: number }[];
	waiting: number;
}

const NO_REGISTRATIONS: Registered = { taken: {}, planned: [] };

/** Loads the registrations of the stored course, and loads them again each time the course has been saved. */
export function useRegistered(): Registered {
	const id = usePostId();
	const { stored, modified } = useSelect(
		( select ) => {
			const record = select( coreStore ).getRawEntityRecord( COURSE.kind, COURSE.name, id ) as
				{ meta?: Meta; modified?: string; status?: string } | undefined;
			const isStored = record && record.status !== 'auto-draft';
			return { stored: isStored ? record.meta?.[ META ] : undefined, modified: record?.modified };
		},
		[ id ]
	);
	const [ registered, setRegistered ] = useState( NO_REGISTRATIONS );
	useEffect( () => {
		const server = fromServer();
		if ( ! stored || ! server ) {
			return undefined;
		}
		const stop = new AbortController();
		apiFetch< TakenAnswer >( { path: `/vestibule/v1/courses/${ id }/taken`, signal: stop.signal } )
			.then( ( { dates } ) =>
				setRegistered( {
					taken: Object.fromEntries( dates.map( ( { key, taken } ) => [ key, taken ] ) ),
					planned: sessionsOf( stored, zoneOf( stored, server ) ).filter(
						( { isCanceled } ) => ! isCanceled
					),
				} )
			)
			// If the registrations can't be loaded, the editor shows no warnings.
			.catch( () => {} );
		return () => stop.abort();
	}, [ id, modified ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The settings change together with the time.
	return registered;
}
