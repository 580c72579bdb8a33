import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { endOf, shownEnd, slotFinding, type Slot, type SlotFinding } from './week';

interface SlotRowProps {
	day: string;
	slots: readonly Slot[];
	at: number;
	onChange( slot: Slot ): void;
	onRemove(): void;
}

function words( finding: SlotFinding, slot: Slot ): string {
	switch ( finding ) {
		case 'incomplete':
			return __( 'Give both times.', 'vestibule' );
		case 'one-minute':
			return __( 'Starts and ends at the same minute.', 'vestibule' );
		case 'overlaps':
			return __( 'Overlaps with other times of this day.', 'vestibule' );
		case 'overnight':
			/* translators: %s: a time. */
			return sprintf( __( 'Goes on until %s of the next day, also when that day is off.', 'vestibule' ), slot.endTime );
	}
}

export function SlotRow( { day, slots, at, onChange, onRemove }: SlotRowProps ) {
	const id = useId();
	const slot = slots[ at ] ?? { startTime: '', endTime: '' };
	const finding = slotFinding( slots, at );
	const isWrong = finding === 'incomplete';
	const told = finding ? `${ id }-told` : undefined;
	const common = { type: 'time', required: true, 'aria-invalid': isWrong, 'aria-describedby': told };
	return (
		<div className="vestibule-week__slot">
			<input
				{ ...common }
				/* translators: 1: a weekday, 2: a number. */
				aria-label={ sprintf( __( '%1$s, times %2$d: from', 'vestibule' ), day, at + 1 ) }
				value={ slot.startTime }
				onChange={ ( { target } ) => onChange( { ...slot, startTime: target.value } ) }
			/>
			<span aria-hidden="true">–</span>
			<input
				{ ...common }
				/* translators: 1: a weekday, 2: a number. */
				aria-label={ sprintf( __( '%1$s, times %2$d: until', 'vestibule' ), day, at + 1 ) }
				value={ shownEnd( slot.endTime ) }
				onChange={ ( { target } ) => onChange( { ...slot, endTime: endOf( target.value ) } ) }
			/>
			<Button
				size="compact"
				icon="no-alt"
				/* translators: 1: a number, 2: a weekday. */
				label={ sprintf( __( 'Remove times %1$d on %2$s', 'vestibule' ), at + 1, day ) }
				onClick={ onRemove }
			/>
			{ finding && (
				<p id={ told } className={ isWrong ? 'vestibule-admin__error' : 'vestibule-admin__hint' }>
					{ words( finding, slot ) }
				</p>
			) }
		</div>
	);
}
