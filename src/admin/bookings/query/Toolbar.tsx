import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight, lock, plus } from '@wordpress/icons';
import { hashOf, stepped, type Address } from './route';
import { FiltersButton } from '../../kit/list/SearchAndFilters';
import { daysView, useSite, type View } from '../site/site';

interface Props {
	address: Address;
	/** Heading for the displayed days. */
	title: string;
	day: string;
	add: ( () => void ) | null;
	block: ( () => void ) | null;
	/** Active filters, and the toggle for the filter bar, which is collapsed on phones. */
	filters: { count: number; isOpen: boolean; toggle: () => void };
}

/** Views with a link. Views by host are toggled with a button in the filter bar. */
const LINKED = [ 'agenda', 'day', 'week', 'month', 'list' ] as const;
type Linked = ( typeof LINKED )[ number ];

const viewWords = ( view: Linked ): string =>
	( {
		agenda: __( 'Agenda', 'vestibule' ),
		day: __( 'Day', 'vestibule' ),
		week: __( 'Week', 'vestibule' ),
		month: __( 'Month', 'vestibule' ),
		list: __( 'List', 'vestibule' ),
	} )[ view ];

/** Returns the labels of the buttons for the previous and next days. */
function stepWords( view: View ): [ string, string ] {
	switch ( daysView( view ) ) {
		case 'week':
			return [ __( 'Previous week', 'vestibule' ), __( 'Next week', 'vestibule' ) ];
		case 'month':
			return [ __( 'Previous month', 'vestibule' ), __( 'Next month', 'vestibule' ) ];
		case 'list':
			return [ __( 'Previous 7 days', 'vestibule' ), __( 'Next 7 days', 'vestibule' ) ];
		default:
			return [ __( 'Previous day', 'vestibule' ), __( 'Next day', 'vestibule' ) ];
	}
}

/** Links to the views. A click without a modifier key changes the view in place. */
function Views( { query, go }: Pick< Address, 'query' | 'go' > ) {
	return (
		<nav className="vestibule-bookings__views" aria-label={ __( 'Views', 'vestibule' ) }>
			{ LINKED.map( ( view ) => (
				<a
					key={ view }
					href={ hashOf( { ...query, view, booking: 0 } ) }
					aria-current={ view === daysView( query.view ) ? 'page' : undefined }
					onClick={ ( event ) => {
						if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
							event.preventDefault();
							go( { view, booking: 0 } );
						}
					} }
				>
					{ viewWords( view ) }
				</a>
			) ) }
		</nav>
	);
}

/** Navigation between days and views, and buttons that add bookings. */
export function Toolbar( { address: { query, go }, title, day, add, block, filters }: Props ) {
	const { isRtl } = useSite();
	return (
		<div className="vestibule-bookings__toolbar">
			<div className="vestibule-bookings__when">
				<Button variant="secondary" __next40pxDefaultSize onClick={ () => go( { day: '' } ) }>
					{ __( 'Today', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					icon={ isRtl ? chevronRight : chevronLeft }
					label={ stepWords( query.view )[ 0 ] }
					onClick={ () => go( { day: stepped( query.view, day, -1 ) } ) }
				/>
				<Button
					__next40pxDefaultSize
					icon={ isRtl ? chevronLeft : chevronRight }
					label={ stepWords( query.view )[ 1 ] }
					onClick={ () => go( { day: stepped( query.view, day, 1 ) } ) }
				/>
				<h2 className="vestibule-bookings__title" tabIndex={ -1 } aria-live="polite">
					{ title }
				</h2>
			</div>
			<Views query={ query } go={ go } />
			<div className="vestibule-bookings__actions">
				<FiltersButton
					className="vestibule-bookings__fold"
					controls="vestibule-bookings-filters"
					{ ...filters }
				/>
				{ block !== null && (
					<Button variant="secondary" __next40pxDefaultSize icon={ lock } onClick={ block }>
						{ __( 'Block time', 'vestibule' ) }
					</Button>
				) }
				{ add !== null && (
					<Button variant="primary" __next40pxDefaultSize icon={ plus } onClick={ add }>
						{ __( 'New booking', 'vestibule' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
