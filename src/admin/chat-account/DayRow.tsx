import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { SlotRow } from './SlotRow';
import { MOST_SLOTS, withSlot, type Hours } from './week';

interface DayRowProps {
	/** In words. */
	day: string;
	hours: Hours;
	onChange( hours: Hours ): void;
	onCopy(): void;
}

/** One weekday: whether somebody is there, and when. Its times stay while it is off. */
export function DayRow( { day, hours, onChange, onCopy }: DayRowProps ) {
	const isOn = hours.isWorkingOnDay === 'ON';
	const slots = hours.workHours;
	return (
		<fieldset className="vestibule-week__day">
			<legend className="screen-reader-text">{ day }</legend>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ day }
				checked={ isOn }
				onChange={ ( on ) => onChange( { ...( on && slots.length === 0 ? withSlot( hours ) : hours ), isWorkingOnDay: on ? 'ON' : 'OFF' } ) }
			/>
			{ isOn ? (
				<div className="vestibule-week__slots">
					<div className="vestibule-week__list">
						{ slots.map( ( _, at ) => (
							<SlotRow
								key={ at }
								day={ day }
								slots={ slots }
								at={ at }
								onChange={ ( slot ) => onChange( { ...hours, workHours: slots.map( ( one, place ) => ( place === at ? slot : one ) ) } ) }
								onRemove={ () => onChange( { ...hours, workHours: slots.filter( ( _one, place ) => place !== at ) } ) }
							/>
						) ) }
						{ slots.length === 0 && <p className="vestibule-admin__hint">{ __( 'No times: counts as a day off.', 'vestibule' ) }</p> }
					</div>
					<div className="vestibule-admin__buttons">
						<Button
							size="compact"
							variant="secondary"
							disabled={ slots.length >= MOST_SLOTS }
							accessibleWhenDisabled
							/* translators: %s: a weekday. */
							aria-label={ sprintf( __( 'Add times on %s', 'vestibule' ), day ) }
							onClick={ () => onChange( withSlot( hours ) ) }
						>
							{ __( 'Add times', 'vestibule' ) }
						</Button>
						<Button
							size="compact"
							variant="tertiary"
							/* translators: %s: a weekday. */
							aria-label={ sprintf( __( 'Copy %s to all days', 'vestibule' ), day ) }
							onClick={ onCopy }
						>
							{ __( 'Copy to all days', 'vestibule' ) }
						</Button>
					</div>
				</div>
			) : (
				<p className="vestibule-admin__hint">{ __( 'Off', 'vestibule' ) }</p>
			) }
		</fieldset>
	);
}
