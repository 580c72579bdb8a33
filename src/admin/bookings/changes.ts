import apiFetch from '@wordpress/api-fetch';
import { filterParams } from './api';
import type { Query } from './route';
import type { Row } from './row';

const PATH = '/vestibule/v1/bookings';

const post = < T >( path: string, data: object ): Promise< T > => apiFetch( { path, method: 'POST', data } );

export interface NewBooking {
	event: number;
	start: string;
	host?: number;
	name: string;
	email: string;
	phone: string;
	note: string;
	notify: boolean;
}

export const book = ( booking: NewBooking ): Promise< Row > => post( PATH, booking );

/** @param data With the sequence that the reader saw: who has changed it meanwhile is not overwritten. */
export const move = (
	id: number,
	data: { start: string; host?: number; sequence: number; notify: boolean }
): Promise< Row > => post( `${ PATH }/${ id }/move`, data );

export const cancel = ( id: number, data: { note: string; sequence: number; notify: boolean } ): Promise< Row > =>
	post( `${ PATH }/${ id }/cancel`, data );

export const restore = ( id: number, data: { sequence: number; notify: boolean } ): Promise< Row > =>
	post( `${ PATH }/${ id }/restore`, data );

export const markMissed = ( id: number, missed: boolean ): Promise< Row > =>
	post( `${ PATH }/${ id }/missed`, { missed } );

export interface NewBlock {
	event?: number;
	host?: number;
	from: string;
	to: string;
	note: string;
}

export const block = ( time: NewBlock ): Promise< Row[] > => post( '/vestibule/v1/blocks', time );

/** Time of several at once: all of it or none. */
export async function blockAll( times: readonly NewBlock[] ): Promise< Row[] > {
	const taken: Row[] = [];
	try {
		for ( const time of times ) {
			taken.push( ...( await block( time ) ) );
		}
	} catch ( error ) {
		await Promise.allSettled( taken.map( ( { id } ) => unblock( id ) ) );
		throw error;
	}
	return taken;
}

export const unblock = ( id: number ): Promise< unknown > =>
	apiFetch( { path: `/vestibule/v1/blocks/${ id }`, method: 'DELETE' } );

/** Asks for a file of what is filtered. */
export const startExport = (
	from: string,
	to: string,
	filters: Pick< Query, 'event' | 'host' | 'status' | 'search' >
): Promise< Response > =>
	apiFetch( {
		path: `${ PATH }/export`,
		method: 'POST',
		data: { from, to, ...filterParams( filters ) },
		parse: false,
	} );
