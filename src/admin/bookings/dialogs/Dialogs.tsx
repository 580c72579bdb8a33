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

/** Dialog shown if there are no appointment types, with a link to create one. */
function NoEvents( { close }: { close: () => void } ) {
	const { eventsUrl } = useSite();
	return (
		<Modal title={ __( 'New booking', 'vestibule' ) } onRequestClose={ close } size="small">
			<p>
				{ __(
					'No appointment types yet. An appointment type sets the length and the times of appointments.',
					'vestibule'
				) }
			</p>
			{ eventsUrl !== '' && (
				<Button variant="primary" __next40pxDefaultSize href={ eventsUrl }>
					{ __( 'Go to the appointment types', 'vestibule' ) }
				</Button>
			) }
		</Modal>
	);
}

/** Open dialog. The dialog with booking details is not included, because the URL contains the ID of that booking. */
export type Asked =
	| { kind: 'new' | 'block'; start: number | null; host?: number }
	/** `dropped`: new start time if the booking was dragged; empty if the time is chosen in the dialog. */
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
	/** Checks whether the appointment type has waiting lists that the user is allowed to see. */
	waits: ( event: number ) => boolean;
}

/** Dialog for a new booking; empty until the appointment types have loaded. */
function NewBooking( {
	query,
	asked,
	sources,
	actions,
	close,
}: Pick< Props, 'sources' | 'actions' > & {
	query: Address[ 'query' ];
	asked: Extract< Asked, { start: unknown } >;
	close: () => void;
} ) {
	if ( sources === null ) {
		return null;
	}
	return sources.events.length === 0 ? (
		<NoEvents close={ close } />
	) : (
		<NewDialog
			sources={ sources }
			event={ query.event[ 0 ] ?? 0 }
			host={ asked.host || ( query.host[ 0 ] ?? 0 ) }
			start={ asked.start }
			actions={ actions }
			close={ close }
		/>
	);
}

/** Shows one dialog at a time. A dialog about a booking replaces its details. */
export function Dialogs( { address: { query, go }, asked, ask, known, sources, actions, version, waits }: Props ) {
	const close = () => ask( null );
	/** Closes the details too, because they would cover the message with the Undo button. */
	const done = () => {
		close();
		go( { booking: 0 } );
	};
	/** Opens a dialog, or makes the change at once if the visitor has no email address. */
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
			return <NewBooking { ...{ query, asked, sources, actions, close } } />;
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
