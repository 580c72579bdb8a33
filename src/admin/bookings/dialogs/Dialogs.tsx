import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import { BlockDialog } from './BlockDialog';
import { CancelDialog, MoveDialog, RestoreDialog } from './ChangeDialogs';
import { Details } from './Details';
import { NewDialog } from './NewDialog';
import type { Row } from '../booking/row';
import type { Actions } from '../booking/useActions';
import type { Address } from '../query/route';
import { WaitingDialog } from './WaitingLists';
import { useSite } from '../site/site';

/** Nothing can be booked: the way to what is missing. */
function NoEvents( { close }: { close: () => void } ) {
	const { eventsUrl } = useSite();
	return (
		<Modal title={ __( 'New booking', 'vestibule' ) } onRequestClose={ close } size="small">
			<p>
				{ __( 'There is no appointment type yet. It says how long an appointment is, and when.', 'vestibule' ) }
			</p>
			{ eventsUrl !== '' && (
				<Button variant="primary" __next40pxDefaultSize href={ eventsUrl }>
					{ __( 'Go to the appointment types', 'vestibule' ) }
				</Button>
			) }
		</Modal>
	);
}

/** What the reader is asked; the details of a booking are in the address. */
export type Asked =
	| { kind: 'new' | 'block'; start: number | null; host?: number }
	/** Where it was dropped; empty where a time is still to be chosen. */
	| { kind: 'move'; row: Row; dropped: string }
	| { kind: 'cancel' | 'restore'; row: Row }
	| { kind: 'waiting' };

interface Props {
	address: Address;
	asked: Asked | null;
	ask: ( asked: Asked | null ) => void;
	known: Row | undefined;
	sources: BookingsSources | null;
	actions: Actions;
	version: number;
	/** Whether the full times of an appointment type have waiting lists that the reader sees. */
	waits: ( event: number ) => boolean;
}

/** One dialog at a time: what is asked about a booking takes the place of its details. */
export function Dialogs( { address: { query, go }, asked, ask, known, sources, actions, version, waits }: Props ) {
	const close = () => ask( null );
	/** Shows the message with Undo: the details would cover it. */
	const done = () => {
		close();
		go( { booking: 0 } );
	};
	/** A change is made at once, without an email, if the visitor has no email address. */
	const askOrDo = ( kind: 'cancel' | 'restore', row: Row ) => {
		if ( row.email !== '' ) {
			ask( { kind, row } );
			return;
		}
		go( { booking: 0 } );
		void actions.quietly[ kind ]( row );
	};
	switch ( asked?.kind ) {
		case 'move':
			return (
				<MoveDialog
					row={ asked.row }
					dropped={ asked.dropped }
					actions={ actions }
					close={ close }
					done={ done }
				/>
			);
		case 'cancel':
			return <CancelDialog row={ asked.row } actions={ actions } close={ close } done={ done } />;
		case 'restore':
			return <RestoreDialog row={ asked.row } actions={ actions } close={ close } done={ done } />;
		case 'new':
			if ( sources !== null && sources.events.length === 0 ) {
				return <NoEvents close={ close } />;
			}
			return sources === null ? null : (
				<NewDialog
					sources={ sources }
					event={ query.event[ 0 ] ?? 0 }
					host={ asked.host || ( query.host[ 0 ] ?? 0 ) }
					start={ asked.start }
					actions={ actions }
					close={ close }
				/>
			);
		case 'block':
			return <BlockDialog sources={ sources } start={ asked.start } actions={ actions } close={ close } />;
		case 'waiting':
			return <WaitingDialog events={ query.event } version={ version } actions={ actions } close={ close } />;
	}
	return query.booking === 0 ? null : (
		<Details
			key={ query.booking }
			id={ query.booking }
			known={ known }
			version={ version }
			actions={ actions }
			waits={ waits }
			move={ ( row ) => ask( { kind: 'move', row, dropped: '' } ) }
			cancel={ ( row ) => askOrDo( 'cancel', row ) }
			restore={ ( row ) => askOrDo( 'restore', row ) }
			close={ () => go( { booking: 0 } ) }
		/>
	);
}
