import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { DurationField } from '../kit/DurationField';
import { Section } from '../kit/Section';
import { MOST_REMINDERS, withReminder, type After } from './after';

interface Props {
	after: After;
	errors: Readonly< Record< string, string > >;
	onChange( after: After ): void;
}

/** What visitors can do about their appointment, and when they are reminded of it. */
export function AfterSection( { after, errors, onChange }: Props ) {
	return (
		<Section title={ __( 'After the booking', 'vestibule' ) }>
			<DurationField
				label={ __( 'Can be moved until', 'vestibule' ) }
				help={ __( 'Before the start. Visitors have a link for it in their email.', 'vestibule' ) }
				base="hours"
				units={ [ 'hours', 'days' ] }
				value={ after.moveUntil }
				error={ errors.moveUntil ?? '' }
				onChange={ ( moveUntil ) => onChange( { ...after, moveUntil } ) }
			/>
			<DurationField
				label={ __( 'Can be cancelled until', 'vestibule' ) }
				help={ __( 'Before the start.', 'vestibule' ) }
				base="hours"
				units={ [ 'hours', 'days' ] }
				value={ after.cancelUntil }
				error={ errors.cancelUntil ?? '' }
				onChange={ ( cancelUntil ) => onChange( { ...after, cancelUntil } ) }
			/>
			<Reminders after={ after } errors={ errors } onChange={ onChange } />
		</Section>
	);
}

function Reminders( { after, errors, onChange }: Props ) {
	const addButton = useRef< HTMLButtonElement >( null );
	const { reminders } = after;
	const put = ( changed: string[] ) => onChange( { ...after, reminders: changed } );
	return (
		<>
			{ reminders.map( ( reminder, at ) => (
				<div key={ at } className="vestibule-admin__removable">
					<DurationField
						/* translators: %d: a number. */
						label={ sprintf( __( 'Reminder %d', 'vestibule' ), at + 1 ) }
						help={ __( 'Before the start: visitors get an email.', 'vestibule' ) }
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
					disabled={ reminders.length >= MOST_REMINDERS }
					accessibleWhenDisabled
					onClick={ () => put( withReminder( reminders ) ) }
				>
					{ __( 'Add a reminder', 'vestibule' ) }
				</Button>
			</div>
		</>
	);
}
