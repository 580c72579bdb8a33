import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { ToggleControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/event.schema.json';
import { DurationField } from '../kit/fields/DurationField';
import { Section } from '../kit/settings/Section';
import { NumberSetting } from './AppointmentSection';
import type { PanelProps } from './useEvent';

const MAX_REMINDERS = schema.properties.reminders.maxItems;

/** Settings for changes by visitors, and for reminders. */
export function AfterSection( panel: PanelProps ) {
	return (
		<Section title={ __( 'After the booking', 'vestibule' ) }>
			<NumberSetting
				{ ...panel }
				name="moveUntil"
				label={ __( 'Can be moved until', 'vestibule' ) }
				help={ __( 'Time before the start. Visitors get a link for this in their email.', 'vestibule' ) }
			/>
			<NumberSetting
				{ ...panel }
				name="cancelUntil"
				label={ __( 'Can be canceled until', 'vestibule' ) }
				help={ __( 'Time before the start.', 'vestibule' ) }
			/>
			<Reminders { ...panel } />
		</Section>
	);
}

function Reminders( { event: { draft, change }, errors }: PanelProps ) {
	const addButton = useRef< HTMLButtonElement >( null );
	const { reminders } = draft;
	const put = ( changed: string[] ) => change( { reminders: changed } );
	return (
		<>
			{ reminders.map( ( reminder, at ) => (
				<div key={ at } className="vestibule-admin__removable">
					<DurationField
						/* translators: %d: a number. */
						label={ sprintf( __( 'Reminder %d', 'vestibule' ), at + 1 ) }
						help={ __( 'Visitors get an email this long before the start.', 'vestibule' ) }
						base="minutes"
						units={ [ 'minutes', 'hours', 'days' ] }
						value={ reminder }
						error={ errors[ `reminders.${ at }` ] ?? '' }
						onChange={ ( changed ) =>
							put( reminders.map( ( one, place ) => ( place === at ? changed : one ) ) )
						}
					/>
					<Button
						size="compact"
						icon={ closeSmall }
						/* translators: %d: a number. */
						label={ sprintf( __( 'Remove reminder %d', 'vestibule' ), at + 1 ) }
						onClick={ () => {
							addButton.current?.focus();
							put( reminders.filter( ( _, place ) => place !== at ) );
						} }
					/>
				</div>
			) ) }
			{ errors.reminders && <p className="vestibule-admin__error">{ errors.reminders }</p> }
			<div className="vestibule-admin__buttons">
				<Button
					ref={ addButton }
					__next40pxDefaultSize
					variant="secondary"
					disabled={ reminders.length >= MAX_REMINDERS }
					accessibleWhenDisabled
					// By default, the first reminder is sent a day before the start, and any other an hour before.
					onClick={ () => put( [ ...reminders, reminders.length === 0 ? '1440' : '60' ] ) }
				>
					{ __( 'Add a reminder', 'vestibule' ) }
				</Button>
			</div>
		</>
	);
}

/** Settings for waiting lists of fully booked times. */
export function WaitingSection( panel: PanelProps ) {
	const { draft, change } = panel.event;
	return (
		<Section title={ __( 'Waiting list', 'vestibule' ) }>
			<ToggleControl
				label={ __( 'Offer a waiting list for full times', 'vestibule' ) }
				help={ __(
					'Visitors enter an email address. When a spot opens up, the first person gets a link that holds it for a while.',
					'vestibule'
				) }
				checked={ draft.waiting }
				onChange={ ( waiting ) => change( { waiting } ) }
			/>
			{ draft.waiting && (
				<>
					<NumberSetting
						{ ...panel }
						name="waitingHold"
						label={ __( 'The link holds the spot for', 'vestibule' ) }
						help={ __( 'After that, the next person gets a link.', 'vestibule' ) }
					/>
					<NumberSetting
						{ ...panel }
						name="waitingMost"
						label={ __( 'Maximum people on the waiting list', 'vestibule' ) }
						help={ __( 'Maximum number of people on the waiting list for each time.', 'vestibule' ) }
					/>
				</>
			) }
		</Section>
	);
}
